/** What the armies had left, moment by moment, and what each unit had and lost. */
import type { Both, Side, Strength } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { CoursePoint } from './story.js';

/** A unit as it went through the match. */
export interface Tracked {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  had: number;
  left: number;
  afterHits: number;
  /** The moment in which it became part of another. */
  joinedAt: number | undefined;
}

/** What a moment took from a unit, hits included. */
export interface Drop {
  readonly unit: string;
  readonly side: Side;
  readonly by: number;
}

export interface Course {
  readonly units: readonly Tracked[];
  readonly points: readonly CoursePoint[];
  /** By moment; none where nobody lost anything. */
  readonly drops: ReadonlyMap<number, readonly Drop[]>;
}

interface AnyUnit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly type: string;
}

/** Units are replaced when something about them changes, so that one seen before is as it was. */
const createWatch = (strengthOf: (unit: AnyUnit) => Strength) => {
  const tracked = new Map<string, Tracked & { seen: AnyUnit; whole: number }>();
  /** What a unit has lost since it was last looked at. */
  const look = (unit: AnyUnit): number => {
    const known = tracked.get(unit.id);
    if (known?.seen === unit) return 0;
    const { whole, left, afterHits } = strengthOf(unit);
    if (!known) {
      const { id, name, side, type } = unit;
      tracked.set(id, { id, name, side, type, had: whole, left, afterHits, joinedAt: undefined, seen: unit, whole });
      return 0;
    }
    // Others have joined it.
    const more = left > 0 ? Math.max(0, whole - known.whole) : 0;
    const drop = known.afterHits + more - afterHits;
    Object.assign(known, { seen: unit, whole, left, afterHits, had: known.had + more });
    return drop;
  };
  /** Who is no unit any more has taken its places along. */
  const miss = (present: ReadonlySet<string>, at: number): void => {
    for (const unit of tracked.values())
      if (unit.joinedAt === undefined && !present.has(unit.id)) {
        Object.assign(unit, { had: unit.had - unit.left, left: 0, afterHits: 0, joinedAt: at });
      }
  };
  return { tracked, look, miss };
};

export const courseOf = <M extends TableMatch>({ book, moments }: Session<M>, from: number): Course => {
  let match = moments[from]!.match;
  const watch = createWatch((unit) => book.standing.strengthOf(match, unit as M['state']['units'][number]));
  const points: CoursePoint[] = [];
  const drops = new Map<number, readonly Drop[]>();
  const share = (side: Side): number => {
    let [had, left] = [0, 0];
    for (const unit of watch.tracked.values())
      if (unit.side === side) {
        had += unit.had;
        left += unit.afterHits;
      }
    return had === 0 ? 0 : left / had;
  };
  let units: readonly AnyUnit[] = [];
  for (let at = from; at < moments.length; at++) {
    match = moments[at]!.match;
    const now: readonly AnyUnit[] = match.state.units;
    const found: Drop[] = [];
    for (const unit of now) {
      const by = watch.look(unit);
      if (by !== 0) found.push({ unit: unit.id, side: unit.side, by });
    }
    if (now.length < units.length || now.some(({ id }, i) => id !== units[i]?.id))
      watch.miss(new Set(now.map(({ id }) => id)), at);
    units = now;
    if (found.length > 0) drops.set(at, found);
    const before = points.at(-1);
    const left: Both<number> =
      found.length > 0 || !before ? { south: share('south'), north: share('north') } : before.left;
    points.push({ at, turn: match.state.turn, left });
  }
  return { units: [...watch.tracked.values()], points, drops };
};
