/** Turns, about-faces and pivots as steps: SV-FACE, SV-MOVE-12..14, SV-GUN-02, SV-R-96. */
import { refuse } from '../messages/index.js';
import {
  direction,
  hull,
  isWithin,
  turn,
  turnBetween,
  type Angle,
  type Footprint,
  type Length,
  type Motion,
  type Side,
} from '../../geometry/index.js';
import { aboutFaced, slides } from './about-face.js';
import type { Slide } from '../../tabletop/choices.js';
import { pivotedPlaceFrom, pivotPoint, pivotRefusalFrom } from './pivot.js';
import { isOn } from '../../tabletop/questions.js';
import { isInRestricted, turnsThroughRestricted } from './restricted.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import { rotationRefusal, turnedPlace } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { comesTooNear } from '../../tabletop/moves/straight-move.js';
import { baseOf, figureIn, findEnemy } from '../../tabletop/store.js';
import { isColumn, sizeOf, type Place } from '../../tabletop/unit.js';
import { activityWith, type Action, type Activity, type Placed } from '../unit.js';
import { arrived, isStationary, slowRefusal, type Progress, type Taken } from './progress.js';

const TURNING: readonly Action[] = ['manoeuvre', 'prolong', 'relocate', 'disengage', 'breakThrough'];

/** SV-FACE-01, -02, -07, SV-R-96, GV-MOVE-10, -11: who may turn now. */
const mayTurn = (
  match: ManoeuvreMatch,
  unit: Placed,
  { place, activity }: Progress,
  what: 'turned' | 'faced',
): WhyNot => {
  const { cite } = match.rules;
  if (isStationary(place.formation)) return refuse(cite.noTurn, 'neverTurnsSo', { unit: unit.id });
  if (!TURNING.includes(activity.action)) return refuse(cite.noTurn, 'turnsNot', { unit: unit.id });
  return activity[what]
    ? refuse(cite.oneTurn, what === 'turned' ? 'turnedAlready' : 'facedAlready', { unit: unit.id })
    : undefined;
};

/** SV-R-96, GV-R-87: to turn or pivot by nothing is no step. */
const nothingRefusal = (match: ManoeuvreMatch, unit: Placed, by: Angle, what: 'turn' | 'pivot'): WhyNot =>
  by === 0
    ? refuse(match.rules.cite.oneTurn, what === 'turn' ? 'turnOfNothing' : 'pivotOfNothing', { unit: unit.id })
    : undefined;

/** SV-FACE-10, SV-R-95, GV-MOVE-14, GV-R-86: turning gains no ground. */
const groundGained = (match: ManoeuvreMatch, unit: Placed, to: Place, activity: Activity): WhyNot => {
  if (!activity.aboutFaced || isColumn(to.formation) || isOn(match, 'turningGainsGround')) return undefined;
  const { x, y, along } = hull(figureIn(match, unit, to));
  const [dx, dy] = [x - activity.centre.x, y - activity.centre.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const angle = Math.abs(turnBetween(activity.heading, to.heading));
  const most = activity.used + 2 * along * direction(angle / 2)[1];
  return isWithin(far, most as Length)
    ? undefined
    : refuse(match.rules.cite.gainsGround, 'turnGainsGround', {
        unit: unit.id,
        far,
        most,
      });
};

const enemyTooNear = (match: ManoeuvreMatch, unit: Placed, figure: Footprint, motion: Motion): WhyNot => {
  const { doubleTime } = match.rules.numbers;
  // Who turns about a point of its own goes no further than that.
  const reach = doubleTime + 2 * figure.radius;
  const near = findEnemy(match, unit, figure, reach, (there) => comesTooNear(figure, motion, there, doubleTime));
  return near
    ? refuse(match.rules.cite.doubleTimeAway, 'tooNearTooFast', {
        unit: unit.id,
        other: near.id,
        away: doubleTime,
      })
    : undefined;
};

export const turnStep = (match: ManoeuvreMatch, unit: Placed, progress: Progress, by: Angle, leave: boolean): Taken => {
  const { place, activity } = progress;
  const to = turnedPlace(place, place, by);
  const restricted =
    isSlowed(match, unit, activity, figureIn(match, unit, to)) ||
    turnsThroughRestricted(match, unit, figureIn(match, unit, place), turn(place, by));
  const after = activityWith(activity, { turned: true, restricted });
  const refusal =
    mayTurn(match, unit, progress, 'turned') ??
    nothingRefusal(match, unit, by, 'turn') ??
    rotationRefusal(match, unit, place, place, by, to, activity) ??
    (activity.doubled ? enemyTooNear(match, unit, figureIn(match, unit, place), turn(place, by)) : undefined) ??
    groundGained(match, unit, to, activity) ??
    slowRefusal(match, unit, after);
  return refusal ? { refusal } : arrived(match, unit, progress, to, after, leave);
};

const isSlowed = (match: ManoeuvreMatch, unit: Placed, { restricted }: Activity, figure: Footprint): boolean =>
  restricted || (isInRestricted(match, unit, figure) && figure.stands.length === sizeOf(unit));

/** SV-FACE-08, SV-R-08: how the files slide. */
export const slideRefusal = (match: ManoeuvreMatch, unit: Placed, place: Place, slide: Slide): WhyNot =>
  slide === 'backward' && isOn(match, 'aboutFaceForward') && slides(place)
    ? refuse(match.rules.cite.slide, 'slidesForward', { unit: unit.id })
    : undefined;

export const aboutFaceStep = (
  match: ManoeuvreMatch,
  unit: Placed,
  progress: Progress,
  slide: Slide,
  leave: boolean,
): Taken => {
  const { place, activity } = progress;
  const to = aboutFaced(place, baseOf(match, unit), slide);
  const restricted = isSlowed(match, unit, activity, figureIn(match, unit, to));
  const faced = activityWith(activity, { faced: true, aboutFaced: true, restricted });
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

/**
 * SV-MOVE-12..14, SV-GUN-02, SV-R-89: a pivot before or after the one straight move, or as all that a defensive block
 * does.
 */
export const pivotStep = (
  match: ManoeuvreMatch,
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
      : refuse(cite.pivotWhen, 'turnsNoPivot', { unit: unit.id })) ??
    (pivoted ? refuse(cite.onePivot, 'pivotedAlready', { unit: unit.id }) : undefined) ??
    nothingRefusal(match, unit, pivot, 'pivot') ??
    pivotRefusalFrom(match, unit, place, pivot, face) ??
    (activity.doubled
      ? enemyTooNear(match, unit, figureIn(match, unit, place), turn(pivotPoint(match, unit, place, face), pivot))
      : undefined);
  if (refusal) return { refusal };
  const to = pivotedPlaceFrom(match, unit, place, pivot, face);
  return arrived(match, unit, { ...progress, pivoted: true }, to, activity, leave);
};
