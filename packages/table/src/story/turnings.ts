/** The decisions after which most was different. */
import { both, enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { Course, Drop } from './course.js';
import { blowOf, fateOf } from './deeds.js';
import { luckIn, type Luck } from './luck.js';
import type { Turning, UnitStory } from './story.js';

const MOST = 3;
/** Less of an army than this turns nothing. */
const LEAST = 0.02;
/** What all points together are worth, in armies. */
const ALL_POINTS = 0.3;

/** What may be one; what it was is worked out for those that are. */
interface Turned extends Pick<Turning, 'at' | 'helped' | 'swing'> {
  readonly what: () => Turning['what'];
}

/** Who suffered most of a side in a moment, and from whom. */
export const blameOf = <M extends TableMatch>(
  { moments }: Session<M>,
  units: readonly UnitStory[],
  at: number,
  { unit }: Drop,
): Turning['what'] => {
  const events = moments[at]!.lines.map(({ event }) => event);
  const blows = events.flatMap((event) => {
    const blow = blowOf(event);
    return blow?.target === unit && (blow.hits > 0 || blow.is === 'overrun') ? [blow] : [];
  });
  const worst = blows.sort((a, b) => b.hits - a.hits)[0];
  const gone = events.find(({ event, unit: who }) => event === 'routed' && who === unit);
  const hits = events.reduce(
    (sum, { event, unit: who, hits: more }) => sum + (event === 'hits' && who === unit ? (more as number) : 0),
    0,
  );
  const fate = units.find(({ id }) => id === unit)?.fate;
  const left = gone !== undefined && fateOf(String(gone['cause'])) === 'left';
  return {
    is: worst?.is ?? (left ? 'left' : 'lost'),
    unit,
    by: worst?.unit ?? (gone && fate && 'by' in fate ? fate.by : undefined),
    hits: Math.max(hits, worst?.hits ?? 0),
    lost: gone !== undefined,
  };
};

const byStrength = <M extends TableMatch>(
  session: Session<M>,
  { points, drops }: Course,
  units: readonly UnitStory[],
): Turned[] =>
  points.flatMap((point, i) => {
    const before = points[i - 1];
    if (!before || before.left === point.left) return [];
    const gain = both((side) => point.left[side] - before.left[side]);
    const south = gain.south - gain.north;
    const helped: Side = south > 0 ? 'south' : 'north';
    const worst = (drops.get(point.at) ?? [])
      .filter(({ side, by }) => side === enemyOf(helped) && by > 0)
      .sort((a, b) => b.by - a.by)[0];
    return worst
      ? [{ at: point.at, helped, swing: Math.abs(south), what: () => blameOf(session, units, point.at, worst) }]
      : [];
  });

/** Goals that were taken for good: the last change of hands of each. */
const byGoals = <M extends TableMatch>({ book, moments }: Session<M>, from: number): Turned[] => {
  const atEnd = book.standing.goalsOf(moments.at(-1)!.match);
  if (atEnd.length === 0) return [];
  const all = atEnd.reduce((sum, { worth }) => sum + Math.max(worth.south, worth.north), 0);
  const wanted = atEnd
    .map((_, i) => i)
    .filter((i) => atEnd[i]!.holder !== undefined && atEnd[i]!.worth[atEnd[i]!.holder] > 0);
  const found: Turned[] = [];
  const open = new Set(wanted);
  for (let at = moments.length - 2; at >= from && open.size > 0; at--) {
    const { state } = moments[at]!.match;
    // Nobody holds anything else while nobody has moved or fallen.
    if (sameUnits(state.units, moments[at + 1]!.match.state.units)) continue;
    const now = book.standing.goalsOf(moments[at]!.match);
    for (const i of open) {
      const { goal, holder, worth } = atEnd[i]!;
      if (now[i]?.holder === holder) continue;
      open.delete(i);
      const points = worth[holder!];
      found.push({
        at: at + 1,
        helped: holder!,
        swing: (ALL_POINTS * points) / all,
        what: () => ({ is: 'goal', goal, points }),
      });
    }
  }
  return found;
};

const sameUnits = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((unit, i) => unit === b[i]);

export const turningsOf = <M extends TableMatch>(
  session: Session<M>,
  from: number,
  course: Course,
  { casts }: Luck,
  units: readonly UnitStory[],
): Turning[] =>
  [...byStrength(session, course, units), ...byGoals(session, from)]
    .filter(({ swing }) => swing >= LEAST)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map((turned) => {
      const own = casts.filter(({ at }) => at === turned.at);
      const { turn } = session.moments[turned.at]!.match.state;
      const [south = 0, north = 0] = SIDES.map((side) => luckIn(own, side));
      return { ...turned, what: turned.what(), turn, luck: { south, north } };
    });
