/** How far a unit has come with its action, what that leaves, and where a step brings it. */
import type { Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import {
  hull,
  isOffTable,
  isWithin,
  leavesTable,
  length as asLength,
  type Footprint,
  type Length,
} from '../../geometry/index.js';
import { isMounted, touchesAny } from '../../tabletop/questions.js';
import { isInRestricted } from './restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureIn, figureOf } from '../../tabletop/store.js';
import { isBentRow, type Formation, type Place, type UnitId } from '../../tabletop/unit.js';
import type { Action, Activity, Placed } from '../unit.js';

/** How far a unit has come with its action. */
export interface Progress {
  readonly place: Place;
  readonly activity: Activity;
  readonly pivoted: boolean;
  /** Units it flows around in the last step. */
  readonly past: readonly UnitId[];
  /** Stands that are off the table after it. */
  readonly lost: readonly number[];
}

export type Taken = { readonly next: Progress; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** A unit that has just begun an action. */
export const begun = (match: ManoeuvreMatch, unit: Placed, action: Action, doubled = false): Activity => {
  const figure = figureOf(match, unit);
  const { x, y } = hull(figure);
  return {
    action,
    changed: false,
    manoeuvred: false,
    used: asLength(0),
    doubled,
    flowed: false,
    restricted: isInRestricted(match, unit, figure),
    turned: false,
    faced: false,
    moves: 0,
    aboutFaced: false,
    centre: { x, y },
    heading: unit.place.heading,
    from: undefined,
    leaving: [],
    began: match.rules.remembersFormation ? unit.place.formation : undefined,
    again: undefined,
  };
};

/** After a straight move. Written out, since it is asked about more often than all the rest. */
export const movedOn = (
  before: Activity,
  by: number,
  { moves, flowed, restricted, leaving }: Pick<Activity, 'moves' | 'flowed' | 'restricted' | 'leaving'>,
): Activity => ({
  action: before.action,
  changed: before.changed,
  manoeuvred: true,
  used: asLength(before.used + by),
  doubled: before.doubled,
  flowed,
  restricted,
  turned: false,
  faced: false,
  moves,
  aboutFaced: before.aboutFaced,
  centre: before.centre,
  heading: before.heading,
  from: before.from,
  leaving,
  began: before.began,
  again: undefined,
});

const NOT_MOVED: readonly UnitId[] = [];
const NONE_LOST: readonly number[] = [];

export const progressOf = (unit: Placed, activity: Activity, place: Place = unit.place): Progress => ({
  place,
  activity,
  pivoted: unit.pivoted,
  past: NOT_MOVED,
  lost: NONE_LOST,
});

/** SV-MOVE-07, -08, SV-BREAK-02, SV-TERR-05: what the straight moves of an action may come to. */
export const allowanceOf = (
  match: ManoeuvreMatch,
  unit: Placed,
  action: Action,
  doubled: boolean,
  restricted: boolean,
): Length => {
  const { breakThrough } = match.rules.numbers;
  const plain =
    action === 'breakThrough'
      ? breakThrough[isMounted(match, unit) ? 'mounted' : 'foot']
      : match.rules.allowance(match, unit, action);
  return asLength(restricted ? plain / 2 : doubled ? plain * 2 : plain);
};

/** What the straight moves of an action may still come to. */
export const leftOf = (match: ManoeuvreMatch, unit: Placed, activity: Activity): Length => {
  const { action, doubled, restricted, used } = activity;
  return asLength(Math.max(0, allowanceOf(match, unit, action, doubled, restricted) - used));
};

/** Stands with a corner off the table (SV-MOVE-11). */
export const standsOff = (match: ManoeuvreMatch, figure: Footprint): readonly number[] => {
  if (!leavesTable(match.table, figure)) return NONE_LOST;
  const off: number[] = [];
  figure.stands.forEach((stand, i) => {
    if (isOffTable(match.table, stand)) off.push(i);
  });
  return off;
};

/** What goes over the edge of the table: so many stands, or all of a unit. */
export const lossRefusal = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[]): Refusal =>
  refuse(match.rules.cite.offTable, 'wouldLose', {
    unit: unit.id,
    stands: match.rules.overTheEdge === 'unit' ? undefined : lost.length,
    confirm: 'leaveTable',
  });

/** GV-R-60: nobody leaves the table without saying so. */
const offRefusal = (match: ManoeuvreMatch, unit: Placed, lost: readonly number[], leave: boolean): WhyNot =>
  lost.length > 0 && !leave ? lossRefusal(match, unit, lost) : undefined;

/** SV-R-116: who is not clear of the enemy yet may be put back to where it was, and so must be whole. */
const stuckRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  figure: Footprint,
  lost: readonly number[],
  { action }: Activity,
): WhyNot => {
  if (lost.length === 0 || action !== 'disengage') return undefined;
  const enemy = touchesAny(match, unit, figure);
  return enemy
    ? refuse(match.rules.cite.leaving, 'touchingStaysOn', {
        unit: unit.id,
        other: enemy.id,
      })
    : undefined;
};

/** SV-TERR-05: no double-time, and no change of formation with a manoeuvre, on restricted ground. */
const restrictedRefusal = (match: ManoeuvreMatch, unit: Placed, activity: Activity): WhyNot => {
  if (!activity.restricted) return undefined;
  const { cite } = match.rules;
  if (activity.doubled) return refuse(cite.restricted, 'tooFastHere', { unit: unit.id });
  return activity.changed
    ? refuse(cite.restricted, 'noChangeAndMove', {
        unit: unit.id,
      })
    : undefined;
};

const allowanceRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  { action, used, doubled, restricted }: Activity,
): WhyNot => {
  const allowance = allowanceOf(match, unit, action, doubled, restricted);
  // The slack of a comparison is no ground for who may not move at all.
  if (allowance === 0 && used > 0)
    return refuse(match.rules.cite.allowance, 'onlyTurns', {
      unit: unit.id,
      allowance,
    });
  if (isWithin(used, allowance)) return undefined;
  const { cite } = match.rules;
  const rule = restricted ? cite.restricted : action === 'breakThrough' ? cite.breakThrough : cite.allowance;
  return refuse(rule, 'pathTooLong', {
    unit: unit.id,
    allowance,
    path: used,
  });
};

/** What the ground and the allowance leave. */
export const slowRefusal = (match: ManoeuvreMatch, unit: Placed, activity: Activity): WhyNot =>
  restrictedRefusal(match, unit, activity) ?? allowanceRefusal(match, unit, activity);

/** Far from every edge of the table, by how far from its pose a unit of this layout reaches, whichever way it faces. */
const isFarInside = ({ table }: ManoeuvreMatch, figure: Footprint, from: Place, { layout, x, y }: Place): boolean => {
  if (layout !== from.layout || from.bend || from.trail) return false;
  const [dx, dy] = [figure.x - from.x, figure.y - from.y];
  const reach = figure.radius + Math.sqrt(dx * dx + dy * dy);
  return x >= reach && y >= reach && x <= table.width - reach && y <= table.depth - reach;
};

/** The unit where a step has brought it. */
export const arrived = (
  match: ManoeuvreMatch,
  unit: Placed,
  { pivoted, place: from }: Progress,
  place: Place,
  activity: Activity,
  leave: boolean,
  past: readonly UnitId[] = NOT_MOVED,
): Taken => {
  if (isFarInside(match, figureIn(match, unit, from), from, place))
    return { next: { place, activity, pivoted, past, lost: NONE_LOST } };
  const figure = figureIn(match, unit, place);
  const lost = standsOff(match, figure);
  const refusal = offRefusal(match, unit, lost, leave) ?? stuckRefusal(match, unit, figure, lost, activity);
  return refusal ? { refusal } : { next: { place, activity, pivoted, past, lost } };
};

/** SV-BEND-04, GV-FORM-08: neither moves nor turns. */
export const isStationary = (formation: Formation): boolean => formation === 'defensiveBlock' || isBentRow(formation);
