/**
 * The answers that bring a unit to the zone where it is wanted, in one intention: a turn and a move, two moves of a
 * mounted unit, from the reserve and back. Judged by what judges each of them; who reacts on the way is not foreseen.
 */
import type { Refusal } from '../kernel/refusal.js';
import { actionRefusal, allowance, begun, type Progress } from './actions.js';
import type { Activity, Deed } from './choices.js';
import { refuse } from './messages/index.js';
import { chooseRefusal, ownRefusal } from './movement.js';
import { unknownUnit } from './questions.js';
import { enterRefusal, leaveRefusal, shiftRefusal } from './reserve.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, placeOf } from './store.js';
import { isDeployed, type Unit, type UnitId } from './unit.js';
import { FACINGS, isOnTable, type Facing, type Zone } from './zone.js';

export interface ZoneWay {
  /** One after the other; none, if it does not get there. */
  readonly answers: readonly (Activity | Deed)[];
  /** How many of its actions that takes. */
  readonly actions: number;
  /** Why it does not get there. */
  readonly refusal: Refusal | undefined;
}

const no = (refusal: WhyNot): ZoneWay => ({ answers: [], actions: 0, refusal });

/** A unit on its way: where it is, what it has done, and how far the rules have let it. */
interface Stage {
  readonly unit: Unit;
  readonly progress: Progress;
  readonly deeds: readonly Deed[];
  readonly refusal: WhyNot;
  /** How many of the deeds the rules let it do. */
  readonly free: number;
}

/** After a deed, whether it may be done or not: turned, or in the zone ahead; undefined: there is none. */
const after = (match: ZonalMatch, { unit, progress, deeds, refusal, free }: Stage, deed: Deed): Stage | undefined => {
  const why = refusal ?? actionRefusal(match, unit, progress, deed);
  const to = deed.do === 'move' ? placeOf(match, unit).next[unit.facing!] : undefined;
  if (deed.do === 'move' && to === undefined) return undefined;
  const gone = deed.do === 'turn' ? { ...unit, facing: deed.to } : { ...unit, zone: to! };
  const restricted = progress.restricted || placeOf(match, gone).restricted;
  return {
    unit: gone,
    progress: {
      ...progress,
      used: progress.used + 1,
      restricted: deed.do === 'turn' ? progress.restricted : restricted,
    },
    deeds: [...deeds, deed],
    refusal: why,
    free: why ? free : free + 1,
  };
};

const MOVE: Deed = { do: 'move' };
const TURNS = FACINGS.map((to): Deed => ({ do: 'turn', to }));

/** Of two ways to the same end the one that gets further. */
const isBetter = (one: Stage, two: Stage): boolean => (one.refusal ? one.free > two.free : two.refusal !== undefined);

/** More actions than anybody has: so that it can be said how many would be needed. */
const MOST = 6;

/** Where a unit is wanted; with its front to an edge of the table, if that is wanted besides. */
interface Goal {
  readonly zone: Zone;
  readonly facing: Facing | undefined;
}

const isThere = ({ zone, facing }: Goal, unit: Unit): boolean =>
  unit.zone === zone && (facing === undefined || unit.facing === facing);

/** The way with the fewest actions, and of those one that may be gone, if any may. */
const shortest = (match: ZonalMatch, start: Stage, goal: Goal): Stage | undefined => {
  let stages: readonly Stage[] = [start];
  for (let actions = 1; actions <= MOST; actions++) {
    const next = new Map<string, Stage>();
    for (const stage of stages)
      for (const deed of [MOVE, ...(isTurned(stage) ? [] : TURNS)]) {
        const found = after(match, stage, deed);
        if (!found || (deed.do === 'turn' && deed.to === stage.unit.facing)) continue;
        const key = `${found.unit.zone} ${found.unit.facing}`;
        const known = next.get(key);
        if (!known || isBetter(found, known)) next.set(key, found);
      }
    stages = [...next.values()];
    const there = stages.filter(({ unit }) => isThere(goal, unit));
    if (there.length > 0) return there.reduce((best, each) => (isBetter(each, best) ? each : best));
  }
  return undefined;
};

const isTurned = ({ deeds }: Stage): boolean => deeds.at(-1)?.do === 'turn';

const tooMany = (match: ZonalMatch, { id }: Unit, to: Zone, needs: number, progress: Progress): Refusal =>
  refuse(match.rules.cite.actions, 'tooManyActions', { unit: id, to, needs, has: allowance(progress) - progress.used });

/** What it says when there are too few actions, and not what the first action too many runs into. */
const whyNot = (
  match: ZonalMatch,
  unit: Unit,
  zone: Zone,
  start: Progress,
  { refusal, free, deeds }: Stage,
): WhyNot => {
  const has = allowance(start) - start.used;
  return refusal && free >= has && deeds.length > has ? tooMany(match, unit, zone, deeds.length, start) : refusal;
};

/** What it has done of its activity, if it is the one that is asked now. */
const actingOf = ({ stack }: ZonalMatch, { id }: Unit): Progress | undefined => {
  const place = stack.at(-1);
  if (place?.procedure !== 'act') return undefined;
  const progress = place.memory as unknown as Progress;
  return progress.unit === id ? progress : undefined;
};

/** By its own actions, from where it stands. */
const byActions = (match: ZonalMatch, unit: Unit, goal: Goal): ZoneWay => {
  const acting = actingOf(match, unit);
  const bar = acting ? undefined : chooseRefusal(match, unit);
  if (bar) return no(bar);
  const progress = acting ?? begun(match, unit);
  const found = shortest(match, { unit, progress, deeds: [], refusal: undefined, free: 0 }, goal);
  if (!found) return no(tooMany(match, unit, goal.zone, MOST + 1, progress));
  if (found.refusal) return no(whyNot(match, unit, goal.zone, progress, found));
  const first: Activity[] = acting ? [] : [{ do: 'choose', unit: unit.id }];
  return { answers: [...first, ...found.deeds], actions: found.deeds.length, refusal: undefined };
};

/** From the reserve, between its zones, and back to it. */
const byReserve = (match: ZonalMatch, unit: Unit, zone: Zone): ZoneWay => {
  const { cite } = match.rules;
  const own = ownRefusal(match, unit);
  if (own) return no(own);
  const one = (answer: Activity, refusal: WhyNot): ZoneWay =>
    refusal ? no(refusal) : { answers: [answer], actions: 0, refusal: undefined };
  const facts = { unit: unit.id, to: zone };
  if (isDeployed(unit)) {
    const behind = placeOf(match, unit).reserve[unit.side];
    const elsewhere =
      behind !== undefined && behind !== zone ? refuse(cite.leave, 'leavesElsewhere', { ...facts, behind }) : undefined;
    return one({ do: 'leave', unit: unit.id }, elsewhere ?? leaveRefusal(match, unit));
  }
  if (!isOnTable(zone)) return one({ do: 'shift', unit: unit.id, to: zone }, shiftRefusal(match, unit, zone));
  const front = match.table.reserves[unit.side].find((reserve) => reserve.zone === unit.zone)?.front;
  const elsewhere =
    front !== undefined && front !== zone ? refuse(cite.enters, 'entersElsewhere', { ...facts, front }) : undefined;
  return one({ do: 'enter', unit: unit.id }, elsewhere ?? enterRefusal(match, unit));
};

/**
 * In a movement phase: the answers that bring a unit to a zone, or why it cannot come there; a unit on the table also
 * with its front to an edge of it, if that is wanted (from the reserve it comes as it enters).
 */
export const wayToZone = (match: ZonalMatch, id: UnitId, zone: Zone, facing?: Facing): ZoneWay => {
  const unit = findUnit(match, id);
  if (!unit) return no(unknownUnit(match, id));
  if (isThere({ zone, facing }, unit)) return { answers: [], actions: 0, refusal: undefined };
  return isDeployed(unit) && isOnTable(zone) ? byActions(match, unit, { zone, facing }) : byReserve(match, unit, zone);
};
