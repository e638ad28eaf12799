/** Straight moves as steps: what the action, the ground and the units in the way allow. */
import { refuse } from '../messages/index.js';
import { length as asLength, type Length, type Side } from '../../geometry/index.js';
import { passesRestricted } from './restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { isMessage } from '../../tabletop/messages/index.js';
import { movedPlace, straightRefusal, type Way } from '../../tabletop/moves/straight-move.js';
import { figureIn } from '../../tabletop/store.js';
import { sizeOf, type Formation, type UnitId } from '../../tabletop/unit.js';
import { activityWith, type Action, type Activity, type Placed } from '../unit.js';
import { allowanceOf, arrived, isStationary, movedOn, slowRefusal, type Progress, type Taken } from './progress.js';

/** GV-MOVE-12, -13: keeping its facing. */
const SIDEWAYS: Readonly<Partial<Record<Action, readonly Side[]>>> = {
  sideStep: ['left', 'right'],
  stepBack: ['rear'],
  prolongBack: ['rear'],
};

const FORWARD: readonly Side[] = ['front'];

/** Straight on only, sideways only, back only, and then once. */
const directionRefusal = (match: ManoeuvreMatch, unit: Placed, { place, activity }: Progress, side: Side): WhyNot => {
  const { cite } = match.rules;
  const { action } = activity;
  const ways = SIDEWAYS[action] ?? FORWARD;
  if (isStationary(place.formation)) return refuse(cite.stationaryFormation, 'neverMovesSo', { unit: unit.id });
  if (!ways.includes(side)) return refuse(cite.forwardOnly, 'notThatWay', { unit: unit.id, side });
  if (SIDEWAYS[action] && activity.moves > 0) return refuse(cite.oneMove, 'oneStraightMove', { unit: unit.id });
  return undefined;
};

/** SV-FLOW-01, -02, -05, GV-FLOW-01. */
const FLOWING: readonly Action[] = ['manoeuvre', 'relocate', 'disengage', 'breakThrough'];

export const wayOf = (match: ManoeuvreMatch, unit: Placed, formation: Formation, activity: Activity): Way => ({
  leaving: activity.leaving,
  flows: FLOWING.includes(activity.action) ? match.rules.flowsAround(match, unit, formation) : 'nobody',
  away: activity.doubled ? match.rules.numbers.doubleTime : undefined,
});

/** Who stands in the way within the allowance is the reason, and not that the order asks for more. */
const slowOrBlocked = (
  match: ManoeuvreMatch,
  unit: Placed,
  { place, activity: before }: Progress,
  side: Side,
  after: Activity,
): WhyNot => {
  const slow = slowRefusal(match, unit, after);
  if (!slow) return undefined;
  const { action, doubled, restricted } = after;
  const left = asLength(Math.floor(allowanceOf(match, unit, action, doubled, restricted) - before.used));
  if (left <= 0 || left >= after.used - before.used) return slow;
  const way = wayOf(match, unit, place.formation, before);
  const blocked = straightRefusal(match, unit, place, side, left, movedPlace(place, side, left), way);
  return blocked && !isMessage(blocked, 'flowsNotPast') ? blocked : slow;
};

export const straightStep = (
  match: ManoeuvreMatch,
  unit: Placed,
  progress: Progress,
  side: Side,
  by: Length,
  leave: boolean,
): Taken => {
  const { place, activity } = progress;
  const { cite } = match.rules;
  if (by <= 0)
    return {
      refusal: refuse(cite.oneTurn, 'moveOfNothing', { unit: unit.id }),
    };
  const figure = figureIn(match, unit, place);
  // SV-R-119: a column is judged where it is set down, not by its head.
  const isWhole = (): boolean => 2 * figure.stands.length >= sizeOf(unit);
  const restricted = activity.restricted || (passesRestricted(match, unit, figure, side, by) && isWhole());
  const { moves, flowed, leaving } = activity;
  const after = movedOn(activity, by, { moves: moves + 1, flowed, restricted, leaving });
  const to = movedPlace(place, side, by);
  const past: UnitId[] = [];
  const refusal =
    directionRefusal(match, unit, progress, side) ??
    slowOrBlocked(match, unit, progress, side, after) ??
    straightRefusal(match, unit, place, side, by, to, wayOf(match, unit, place.formation, activity), past) ??
    // SV-FLOW-05, GV-FLOW-04
    (past.length > 0 && activity.changed
      ? refuse(cite.flowChange, 'changedFlowsNot', {
          unit: unit.id,
          other: past[0]!,
        })
      : undefined);
  if (refusal) return { refusal };
  return arrived(
    match,
    unit,
    progress,
    to,
    past.length > 0 ? activityWith(after, { flowed: true }) : after,
    leave,
    past,
  );
};
