/** P-STEPS: what an elementary step does to a unit, and why it may not be taken. Nothing is changed here. */
import { refuse, type Refusal } from '../../kernel/refusal.js';
import {
  direction,
  hull,
  isOffTable,
  isWithin,
  leavesTable,
  length as asLength,
  turn,
  turnBetween,
  type Angle,
  type Footprint,
  type Length,
  type Motion,
  type Side,
} from '../../geometry/index.js';
import { aboutFaced, slides } from './about-face.js';
import type { Slide, Step } from '../choices.js';
import { pivotedPlaceFrom, pivotPoint, pivotRefusalFrom } from './pivot.js';
import { isMounted, isOn, touchesAny } from '../questions.js';
import { isInRestricted, passesRestricted } from './restricted.js';
import { restRefusal } from './rest.js';
import { rotationRefusal, turnedPlace } from './rotation.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { comesTooNear, flowsAround, movedPlace, straightRefusal, type Way } from './straight-move.js';
import { baseOf, enemiesOf, figureIn, figureOf } from '../store.js';
import {
  isBentRow,
  isColumn,
  sizeOf,
  type Action,
  type Activity,
  type Formation,
  type Place,
  type Placed,
  type UnitId,
} from '../unit.js';
import { inchText, standsText } from '../words.js';

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
export const begun = (match: TabletopMatch, unit: Placed, action: Action, doubled = false): Activity => {
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
  };
};

const NOT_MOVED: readonly UnitId[] = [];
const NONE_LOST: readonly number[] = [];

export const progressOf = (unit: Placed, activity: Activity): Progress => ({
  place: unit.place,
  activity,
  pivoted: unit.pivoted,
  past: NOT_MOVED,
  lost: NONE_LOST,
});

/** SV-MOVE-07, -08, SV-BREAK-02, SV-TERR-05: what the straight moves of an action may come to. */
export const allowanceOf = (
  match: TabletopMatch,
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

/** Stands with a corner off the table (SV-MOVE-11). */
export const standsOff = (match: TabletopMatch, figure: Footprint): readonly number[] => {
  if (!leavesTable(match.table, figure)) return NONE_LOST;
  const off: number[] = [];
  figure.stands.forEach((stand, i) => {
    if (isOffTable(match.table, stand)) off.push(i);
  });
  return off;
};

const offRefusal = (match: TabletopMatch, unit: Placed, lost: readonly number[], leave: boolean): WhyNot =>
  lost.length > 0 && !leave
    ? refuse(
        match.rules.cite.offTable,
        '{unit} would lose {stands} over the edge of the table; confirm it with leaveTable.',
        {
          unit: unit.id,
          stands: standsText(lost.length),
        },
      )
    : undefined;

/** SV-R-116: who is not clear of the enemy yet may be put back to where it was, and so must be whole. */
const stuckRefusal = (
  match: TabletopMatch,
  unit: Placed,
  figure: Footprint,
  lost: readonly number[],
  { action }: Activity,
): WhyNot => {
  if (lost.length === 0 || action !== 'disengage') return undefined;
  const enemy = touchesAny(match, unit, figure);
  return enemy
    ? refuse(match.rules.cite.leaving, '{unit} may not leave the table while it still touches {other}.', {
        unit: unit.id,
        other: enemy.id,
      })
    : undefined;
};

// ---- turns, about-faces, pivots --------------------------------------------------------------------------------------

const isStationary = (formation: Formation): boolean => formation === 'defensiveBlock' || isBentRow(formation);

const TURNING: readonly Action[] = ['manoeuvre', 'prolong', 'disengage', 'breakThrough'];

/** SV-FACE-01, -02, SV-R-96: who may turn now. */
const mayTurn = (
  match: TabletopMatch,
  unit: Placed,
  { place, activity }: Progress,
  what: 'turned' | 'faced',
): WhyNot => {
  const { cite } = match.rules;
  if (isStationary(place.formation))
    return refuse(cite.noTurn, '{unit} may not turn in its formation.', { unit: unit.id });
  if (!TURNING.includes(activity.action))
    return refuse(cite.noTurn, '{unit} may not turn in this action; it may pivot once.', { unit: unit.id });
  return activity[what]
    ? refuse(
        cite.oneTurn,
        what === 'turned'
          ? '{unit} has turned already since its last straight move.'
          : '{unit} has faced about already since its last straight move.',
        { unit: unit.id },
      )
    : undefined;
};

/** SV-FACE-10: turning gains no ground. */
const groundGained = (match: TabletopMatch, unit: Placed, to: Place, activity: Activity): WhyNot => {
  if (!activity.aboutFaced || isColumn(to.formation) || isOn(match, 'turningGainsGround')) return undefined;
  const { x, y, along } = hull(figureIn(match, unit, to));
  const [dx, dy] = [x - activity.centre.x, y - activity.centre.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const angle = Math.abs(turnBetween(activity.heading, to.heading));
  const most = activity.used + 2 * along * direction(angle / 2)[1];
  return isWithin(far, most as Length)
    ? undefined
    : refuse(
        match.rules.cite.gainsGround,
        'By turning {unit} would come {far}" from where it began, and {most}" is the most.',
        {
          unit: unit.id,
          far: inchText(far),
          most: inchText(most),
        },
      );
};

const enemyTooNear = (match: TabletopMatch, unit: Placed, figure: Footprint, motion: Motion): WhyNot => {
  const { doubleTime } = match.rules.numbers;
  const near = enemiesOf(match, unit).find((enemy) => comesTooNear(figure, motion, figureOf(match, enemy), doubleTime));
  return near
    ? refuse(match.rules.cite.doubleTimeAway, '{unit} in double-time would come nearer than {away}" to {other}.', {
        unit: unit.id,
        other: near.id,
        away: inchText(doubleTime),
      })
    : undefined;
};

const turnStep = (match: TabletopMatch, unit: Placed, progress: Progress, by: Angle, leave: boolean): Taken => {
  const { place, activity } = progress;
  const to = turnedPlace(place, place, by);
  const after = { ...activity, turned: true, ...entered(match, unit, activity, figureIn(match, unit, to)) };
  const refusal =
    mayTurn(match, unit, progress, 'turned') ??
    rotationRefusal(match, unit, place, place, by, to, activity) ??
    (activity.doubled ? enemyTooNear(match, unit, figureIn(match, unit, place), turn(place, by)) : undefined) ??
    groundGained(match, unit, to, activity) ??
    slowRefusal(match, unit, after);
  return refusal ? { refusal } : arrived(match, unit, progress, to, after, leave);
};

const entered = (match: TabletopMatch, unit: Placed, activity: Activity, figure: Footprint): Partial<Activity> =>
  !activity.restricted && figure.stands.length === sizeOf(unit) && isInRestricted(match, unit, figure)
    ? { restricted: true }
    : {};

/** SV-FACE-08, SV-R-08: how the files slide. */
export const slideRefusal = (match: TabletopMatch, unit: Placed, place: Place, slide: Slide): WhyNot =>
  slide === 'backward' && isOn(match, 'aboutFaceForward') && slides(place)
    ? refuse(match.rules.cite.slide, 'Files of {unit} slide forward only.', { unit: unit.id })
    : undefined;

const aboutFaceStep = (match: TabletopMatch, unit: Placed, progress: Progress, slide: Slide, leave: boolean): Taken => {
  const { place, activity } = progress;
  const to = aboutFaced(place, baseOf(match, unit), slide);
  const ground = entered(match, unit, activity, figureIn(match, unit, to));
  const faced = { ...activity, faced: true, aboutFaced: true, ...ground };
  const refusal =
    mayTurn(match, unit, progress, 'faced') ??
    slideRefusal(match, unit, place, slide) ??
    restRefusal(match, unit, to, activity, place, match.rules.cite.slideRoom) ??
    (activity.doubled ? enemyTooNear(match, unit, figureIn(match, unit, to), turn(to, 0 as Angle)) : undefined) ??
    groundGained(match, unit, to, faced) ??
    slowRefusal(match, unit, faced);
  return refusal ? { refusal } : arrived(match, unit, progress, to, faced, leave);
};

const PIVOTING: readonly Action[] = ['sideStep', 'stepBack', 'prolongBack'];

/** SV-MOVE-12..14, SV-GUN-02: a pivot before or after the one straight move, or as all that a defensive block does. */
const pivotStep = (
  match: TabletopMatch,
  unit: Placed,
  progress: Progress,
  { pivot, face }: { pivot: Angle; face?: Side | undefined },
  leave: boolean,
): Taken => {
  const { cite } = match.rules;
  const { place, activity, pivoted } = progress;
  const isBlock = place.formation === 'defensiveBlock' && activity.action === 'manoeuvre';
  const refusal =
    (PIVOTING.includes(activity.action) || isBlock
      ? undefined
      : refuse(cite.pivotWhen, '{unit} turns in this action and does not pivot.', { unit: unit.id })) ??
    (pivoted ? refuse(cite.onePivot, '{unit} has pivoted already in this phase.', { unit: unit.id }) : undefined) ??
    pivotRefusalFrom(match, unit, place, pivot, face) ??
    (activity.doubled
      ? enemyTooNear(match, unit, figureIn(match, unit, place), turn(pivotPoint(match, unit, place, face), pivot))
      : undefined);
  if (refusal) return { refusal };
  const to = pivotedPlaceFrom(match, unit, place, pivot, face);
  return arrived(match, unit, { ...progress, pivoted: true }, to, activity, leave);
};

const arrived = (
  match: TabletopMatch,
  unit: Placed,
  { pivoted }: Progress,
  place: Place,
  activity: Activity,
  leave: boolean,
  past: readonly UnitId[] = NOT_MOVED,
): Taken => {
  const figure = figureIn(match, unit, place);
  const lost = standsOff(match, figure);
  const refusal = offRefusal(match, unit, lost, leave) ?? stuckRefusal(match, unit, figure, lost, activity);
  return refusal ? { refusal } : { next: { place, activity, pivoted, past, lost } };
};

// ---- straight moves ----------------------------------------------------------------------------------------------------

const SIDEWAYS: Readonly<Partial<Record<Action, readonly Side[]>>> = {
  sideStep: ['left', 'right'],
  stepBack: ['rear'],
  prolongBack: ['rear'],
};

const FORWARD: readonly Side[] = ['front'];

/** Straight on only, sideways only, back only, and then once. */
const directionRefusal = (match: TabletopMatch, unit: Placed, { place, activity }: Progress, side: Side): WhyNot => {
  const { cite } = match.rules;
  const { action } = activity;
  const ways = SIDEWAYS[action] ?? FORWARD;
  if (isStationary(place.formation))
    return refuse(cite.stationaryFormation, '{unit} may not move in its formation.', { unit: unit.id });
  if (!ways.includes(side))
    return refuse(cite.forwardOnly, '{unit} may not move to its {side} in this action.', { unit: unit.id, side });
  if (SIDEWAYS[action] && activity.moves > 0)
    return refuse(cite.oneMove, '{unit} has made the one straight move of this action.', { unit: unit.id });
  return undefined;
};

/** SV-TERR-05: no double-time, and no change of formation with a manoeuvre, on restricted ground. */
const restrictedRefusal = (match: TabletopMatch, unit: Placed, activity: Activity): WhyNot => {
  if (!activity.restricted) return undefined;
  const { cite } = match.rules;
  if (activity.doubled)
    return refuse(cite.restricted, '{unit} may not double-time where the ground is difficult.', { unit: unit.id });
  return activity.changed
    ? refuse(cite.restricted, '{unit} may not change formation and manoeuvre where the ground is difficult.', {
        unit: unit.id,
      })
    : undefined;
};

const allowanceRefusal = (
  match: TabletopMatch,
  unit: Placed,
  { action, used, doubled, restricted }: Activity,
): WhyNot => {
  const allowance = allowanceOf(match, unit, action, doubled, restricted);
  if (isWithin(used, allowance)) return undefined;
  const { cite } = match.rules;
  const rule = restricted ? cite.restricted : action === 'breakThrough' ? cite.breakThrough : cite.allowance;
  return refuse(rule, '{unit} may move {allowance}", and this path is {path}".', {
    unit: unit.id,
    allowance: inchText(allowance),
    path: inchText(used),
  });
};

/** What the ground and the allowance leave. */
export const slowRefusal = (match: TabletopMatch, unit: Placed, activity: Activity): WhyNot =>
  restrictedRefusal(match, unit, activity) ?? allowanceRefusal(match, unit, activity);

/** SV-FLOW-01, -02, -05. */
const FLOWING: readonly Action[] = ['manoeuvre', 'disengage', 'breakThrough'];

export const wayOf = (match: TabletopMatch, unit: Placed, formation: Formation, activity: Activity): Way => ({
  leaving: activity.leaving,
  flows: FLOWING.includes(activity.action) && flowsAround(match, unit, formation) ? 'friends' : 'nobody',
  away: activity.doubled ? match.rules.numbers.doubleTime : undefined,
});

const straightStep = (
  match: TabletopMatch,
  unit: Placed,
  progress: Progress,
  side: Side,
  by: Length,
  leave: boolean,
): Taken => {
  const { place, activity } = progress;
  const { cite } = match.rules;
  if (by <= 0)
    return { refusal: refuse(cite.oneTurn, 'A straight move of {unit} must be longer than 0".', { unit: unit.id }) };
  const figure = figureIn(match, unit, place);
  // A column is judged where it is set down, not by its head.
  const isHead = 2 * figure.stands.length < sizeOf(unit);
  const restricted = activity.restricted || (!isHead && passesRestricted(match, unit, figure, side, by));
  const after: Activity = {
    ...activity,
    used: asLength(activity.used + by),
    restricted,
    turned: false,
    faced: false,
    moves: activity.moves + 1,
    manoeuvred: true,
  };
  const to = movedPlace(place, side, by);
  const past: UnitId[] = [];
  const refusal =
    directionRefusal(match, unit, progress, side) ??
    slowRefusal(match, unit, after) ??
    straightRefusal(match, unit, place, side, by, to, wayOf(match, unit, place.formation, activity), past) ??
    (past.length > 0 && activity.changed
      ? refuse(cite.flowChange, '{unit} has changed formation in this phase and may not flow around {other}.', {
          unit: unit.id,
          other: past[0]!,
        })
      : undefined);
  if (refusal) return { refusal };
  return arrived(match, unit, progress, to, past.length > 0 ? { ...after, flowed: true } : after, leave, past);
};

export const sideOfStep = (step: Step): { readonly side: Side; readonly by: Length } | undefined => {
  if ('ahead' in step) return { side: 'front', by: step.ahead };
  if ('left' in step) return { side: 'left', by: step.left };
  if ('right' in step) return { side: 'right', by: step.right };
  if ('back' in step) return { side: 'rear', by: step.back };
  return undefined;
};

/** One elementary step: what comes of it, or why not. */
export const takeStep = (match: TabletopMatch, unit: Placed, progress: Progress, step: Step, leave: boolean): Taken => {
  const straight = sideOfStep(step);
  if (straight) return straightStep(match, unit, progress, straight.side, straight.by, leave);
  if ('turn' in step) return turnStep(match, unit, progress, step.turn, leave);
  if ('aboutFace' in step) return aboutFaceStep(match, unit, progress, step.aboutFace, leave);
  return pivotStep(match, unit, progress, step as { pivot: Angle; face?: Side }, leave);
};
