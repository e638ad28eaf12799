/** What the chosen unit may be ordered to do now: SV-MOVE-03..05, -08, -14, SV-R-45, -48, -89, -91, -118, and what is left of its action. */
import { refuse } from '../messages/index.js';
import { distance, isAtLeast, type Angle } from '../../geometry/index.js';
import { chargePath, chargerRefusal } from '../charges/charge-path.js';
import { isDoubled, MARCHES, type AnyChange, type Charge, type March, type Order } from '../../tabletop/choices.js';
import { stepsRefusal } from './march.js';
import { overlappedTerrain } from '../../tabletop/moves/obstacles.js';
import { armOf, contactsOf, isEngaged, isGun, isMounted, isOn } from '../../tabletop/questions.js';
import { rotationRefusal, turnedPlace } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { begun, standsOff } from './progress.js';
import { isInRestricted } from './restricted.js';
import { enemiesOf, figureIn, figureOf } from '../../tabletop/store.js';
import { isBentRow, isColumn, type Formation, type State } from '../../tabletop/unit.js';
import { activityWith, type Action, type Activity, type Placed } from '../unit.js';
import { canLeaveColumn, mustLeaveColumn } from './leave-column.js';

const NOTHING: readonly string[] = [];

/** SV-DISENG-01, -06, SV-R-50, GV-DISENG-01, GV-R-80. */
export const disengageRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  const { formation } = unit.place;
  if (!isMounted(match, unit)) return refuse(cite.disengage, 'notMountedToDisengage', facts);
  if (isBentRow(formation) || isColumn(formation))
    return refuse(cite.disengageFormation, 'formedNotToDisengage', facts);
  if (!match.rules.verbs(match, unit).includes('disengage'))
    return refuse(cite.disengage, 'chariotsNeverDisengage', facts);
  const contacts = contactsOf(match, unit);
  if (!unit.engagedAtStart || contacts.length === 0) return refuse(cite.disengage, 'notEngagedAtStart', facts);
  const rider = contacts.find((enemy) => isMounted(match, enemy));
  return rider ? refuse(cite.disengage, 'touchesMountedEnemy', { ...facts, other: rider.id }) : undefined;
};

/** SV-R-48: what is left of an action that has begun; nobody has to use it. */
const verbsLeft = (
  match: ManoeuvreMatch,
  unit: Placed,
  { action, changed, manoeuvred, flowed, restricted, moves }: Activity,
): readonly string[] => {
  switch (action) {
    case 'change':
      return match.rules.combines(match, unit) && !(restricted && match.rules.bindsWholeAction)
        ? ['manoeuvre']
        : NOTHING;
    case 'mounting':
      return changed ? NOTHING : ['changeFormation'];
    case 'limbering':
    case 'breakThrough':
      return NOTHING;
    case 'manoeuvre':
      if (unit.place.formation === 'defensiveBlock') return NOTHING;
      return match.rules.combines(match, unit) && manoeuvred && !changed && !flowed && !restricted
        ? ['manoeuvre', 'changeFormation']
        : ['manoeuvre'];
    case 'disengage':
      return ['manoeuvre'];
    case 'sideStep':
    case 'stepBack':
    case 'prolongBack':
      return moves > 0 && unit.pivoted ? NOTHING : [action];
    case 'prolong':
    case 'relocate':
      return [action];
    default:
      return action satisfies never;
  }
};

/** The verbs of the orders that belong to what the unit does now. */
const verbsNow = (match: ManoeuvreMatch, unit: Placed): readonly string[] => {
  const { activity } = unit;
  if (activity) return verbsLeft(match, unit, activity);
  if (unit.engagedAtStart) return disengageRefusal(match, unit) ? NOTHING : ['disengage'];
  if (isEngaged(match, unit)) return NOTHING;
  if (mustLeaveColumn(match, unit)) return ['changeFormation'];
  return match.rules.verbs(match, unit).filter((verb) => verb !== 'disengage');
};

/** The verbs of the orders that may be given now: those that are not refused whatever else they say. */
export const verbsOf = (match: ManoeuvreMatch, unit: Placed): readonly string[] =>
  verbsNow(match, unit).filter((verb) => !barOf(match, unit, verb));

/** Whether there is anything left to order. */
export const hasOrders = (match: ManoeuvreMatch, unit: Placed): boolean => verbsNow(match, unit).length > 0;

/** The verbs of the answers that an order may be now, `stop` included. */
export const takenNow = (match: ManoeuvreMatch, unit: Placed): readonly string[] => {
  const verbs = verbsOf(match, unit);
  return orderRefusal(match, unit, { do: 'stop' }) ? verbs : [...verbs, 'stop'];
};

/** SV-MOVE-03, SV-R-91, GV-MOVE-02, GV-R-74: why a unit may not act at all. */
export const actRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (match.rules.hasActed(unit) && !mayGoOn(match, unit)) return refuse(cite.done, 'doneItsPart', facts);
  if (unit.engagedAtStart && !unit.activity) {
    const stays = disengageRefusal(match, unit);
    if (!stays) return undefined;
    return isMounted(match, unit) ? stays : refuse(cite.engaged, 'wasEngagedDoesNothing', facts);
  }
  return isEngaged(match, unit) ? refuse(cite.engaged, 'engagedMayDoNothing', facts) : undefined;
};

/** SV-R-118: option `moveAgain`: what its action has left. */
export const mayGoOn = (match: ManoeuvreMatch, unit: Placed): boolean =>
  match.state.options.moveAgain &&
  unit.activity !== undefined &&
  !(unit.done && match.rules.actedIsNotDone) &&
  !isEngaged(match, unit) &&
  verbsLeft(match, unit, unit.activity).length > 0;

// ---- refusals --------------------------------------------------------------------------------------------------------------

const isMarch = (choice: Order): choice is March => (MARCHES as readonly string[]).includes(choice.do);

const AFTER_FAILED_CHARGE = ['manoeuvre', 'sideStep', 'stepBack'];

const actionOf = ({ do: verb }: March): Action => verb;

/** The activity a march goes on with, or begins. */
export const activityFor = (match: ManoeuvreMatch, unit: Placed, choice: March): Activity => {
  const { activity } = unit;
  const doubled = isDoubled(choice);
  if (activity?.action === 'change')
    return activityWith(begun(match, unit, 'manoeuvre', doubled), {
      changed: true,
      ...(activity.began === undefined ? {} : { began: activity.began }),
    });
  return activity ?? begun(match, unit, actionOf(choice), doubled);
};

/** SV-MOVE-08, SV-R-45, GV-MOVE-09. */
const doubleTimeRefusal = (match: ManoeuvreMatch, unit: Placed, choice: March, activity: Activity): WhyNot => {
  if (!isDoubled(choice)) return undefined;
  const { cite, numbers } = match.rules;
  const facts = { unit: unit.id, fast: match.rules.words.doubleTime, limit: numbers.doubleTime };
  if (isGun(match, unit)) return refuse(cite.doubleTime, 'gunsNeverFast', facts);
  if (armOf(match, unit) === 'elephant') return refuse(cite.doubleTime, 'neverFast', facts);
  if (!['manoeuvre', 'sideStep', 'stepBack'].includes(activity.action))
    return refuse(cite.doubleTime, 'notFastInThis', facts);
  if (unit.place.formation === 'defensiveBlock') return refuse(cite.doubleTime, 'blockNeverFast', facts);
  if (unit.tooNearToDouble) return refuse(cite.doubleTimeNear, 'enemyWasNear', facts);
  if (!activity.doubled) return refuse(cite.doubleTimeFirst, 'begunWithoutFast', facts);
  return activity.restricted ? refuse(cite.restricted, 'notFastHere', facts) : undefined;
};

/** SV-MOVE-06, GV-MOVE-06: who manoeuvres goes somewhere; in a break-through an empty order would be none, again and again. */
export const noStepsRefusal = (match: ManoeuvreMatch, unit: Placed, { steps }: March): WhyNot =>
  steps.length === 0 ? refuse(match.rules.cite.manoeuvre, 'noStep', { unit: unit.id }) : undefined;

/** SV-BEND-04, GV-FORM-08: why no march of this kind may be ordered, whatever its steps. */
const rigidRefusal = (match: ManoeuvreMatch, { id, place: { formation } }: Placed, verb: string): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: id };
  if (verb === 'manoeuvre' && isBentRow(formation)) return refuse(cite.bentStays, 'bentOnlyChanges', facts);
  return (verb === 'sideStep' || verb === 'stepBack') && !SIDEWAYS.includes(formation)
    ? refuse(cite.rigid, 'notInItsFormation', facts)
    : undefined;
};

/** Why an order of this kind may not be given, whatever else it says. */
const barOf = (match: ManoeuvreMatch, unit: Placed, verb: string): WhyNot => {
  const shaken = shakenRefusal(match, unit, verb);
  if (shaken) return shaken;
  switch (verb) {
    case 'charge':
      return chargerRefusal(match, unit);
    case 'mount':
      return mountRefusal(match, unit, 'mounted');
    case 'dismount':
      return mountRefusal(match, unit, 'dismounted');
    default:
      return rigidRefusal(match, unit, verb);
  }
};

/** Why a unit may get no order of this kind now, or go so fast: what a query asks before it measures. */
export const startRefusal = (match: ManoeuvreMatch, unit: Placed, verb: Order['do'], doubleTime = false): WhyNot =>
  (isActing(match, unit) ? undefined : actRefusal(match, unit)) ??
  verbRefusal(match, unit, verb) ??
  barOf(match, unit, verb) ??
  (doubleTime ? doubleTimeRefusal(match, unit, doubled(verb), activityFor(match, unit, doubled(verb))) : undefined);

/** In the middle of its action; who disengages is in contact then. */
const isActing = (match: ManoeuvreMatch, unit: Placed): boolean =>
  unit.activity !== undefined && !match.rules.hasActed(unit);

const doubled = (verb: string): March => ({ do: verb as March['do'], steps: [], doubleTime: true });

const marchRefusal = (match: ManoeuvreMatch, unit: Placed, choice: March): WhyNot => {
  const refused = noStepsRefusal(match, unit, choice) ?? rigidRefusal(match, unit, choice.do);
  if (refused) return refused;
  const activity = activityFor(match, unit, choice);
  return doubleTimeRefusal(match, unit, choice, activity) ?? stepsRefusal(match, unit, activity, choice);
};

/** SV-R-79: formations that step aside or back as a whole. */
export const SIDEWAYS: readonly Formation[] = ['line', 'block', 'openOrder', 'skirmishLine', 'roadColumn'];

const changeOrderRefusal = (match: ManoeuvreMatch, unit: Placed, choice: AnyChange): WhyNot => {
  const { cite } = match.rules;
  if (mustLeaveColumn(match, unit) && isColumn(choice.formation))
    return refuse(cite.columnMust, 'mustLeaveColumn', { unit: unit.id });
  return match.rules.changeRefusal(match, unit, choice) ?? combinedRefusal(match, unit, choice);
};

/** GV-MOVE-08, GV-TERR-05: what binds the manoeuvre binds the change that follows it. */
const combinedRefusal = (match: ManoeuvreMatch, unit: Placed, choice: AnyChange): WhyNot => {
  const { activity } = unit;
  if (!activity?.manoeuvred || !match.rules.bindsWholeAction) return undefined;
  const { cite, numbers } = match.rules;
  const figure = figureIn(match, unit, match.rules.changedPlace(match, unit, choice));
  const facts = { unit: unit.id, away: numbers.doubleTime };
  const near = activity.doubled
    ? enemiesOf(match, unit).find((enemy) => !isAtLeast(distance(figure, figureOf(match, enemy)), numbers.doubleTime))
    : undefined;
  if (near)
    return refuse(cite.doubleTimeAway, 'tooNearTooFast', {
      ...facts,
      other: near.id,
    });
  return isInRestricted(match, unit, figure) ? refuse(cite.restricted, 'noMoveAndChange', facts) : undefined;
};

const chargeRefusal = (match: ManoeuvreMatch, unit: Placed, choice: Charge): WhyNot =>
  chargerRefusal(match, unit) ?? chargePath(match, unit, choice, match.rules.chargeAllowance(match, unit)).refusal;

/** SV-DRAG-01, -02, SV-R-77. */
const mountRefusal = (match: ManoeuvreMatch, unit: Placed, to: State): WhyNot => {
  const { cite } = match.rules;
  if (to === 'mounted' && unit.place.formation === 'defensiveBlock')
    return refuse(cite.mountBlock, 'blockCannotMount', { unit: unit.id });
  const other = { ...unit, state: to };
  const terrain = overlappedTerrain(match, other, unit.place.formation, figureOf(match, unit));
  return (
    match.rules.formationRefusal(match, other, unit.place.formation) ??
    (terrain
      ? refuse(cite.prohibited, 'groundWouldClose', {
          unit: unit.id,
          type: terrain.type,
        })
      : undefined)
  );
};

/** SV-GUN-04, SV-R-80. */
const unlimberRefusal = (match: ManoeuvreMatch, unit: Placed, by: Angle): WhyNot => {
  if (by === 0) return undefined;
  const to = turnedPlace(unit.place, unit.place, by);
  return (
    rotationRefusal(match, unit, unit.place, unit.place, by, to) ??
    (standsOff(match, figureIn(match, unit, to)).length > 0
      ? refuse(match.rules.cite.offTable, 'wouldLeaveTable', { unit: unit.id })
      : undefined)
  );
};

/** SV-CHARGE-06, SV-R-41, GV-CHARGE-04, GV-R-36: after a failed test. */
export const shakenRefusal = (match: ManoeuvreMatch, unit: Placed, verb: string): WhyNot => {
  if (!unit.chargeFailed) return undefined;
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (verb === 'charge') return refuse(cite.chargeFailed, 'failedNoCharge', facts);
  return isOn(match, 'failedChargeManoeuvreOnly') && !AFTER_FAILED_CHARGE.includes(verb)
    ? refuse(cite.failedChargeMoves, 'failedOnlyMoves', facts)
    : undefined;
};

/** Why the order is not one of those open to the unit now. */
const verbRefusal = (match: ManoeuvreMatch, unit: Placed, verb: Order['do']): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, deed: verb };
  const { activity } = unit;
  if (verbsNow(match, unit).includes(verb)) return shakenRefusal(match, unit, verb);
  if (verb === 'disengage')
    return activity?.action === 'disengage'
      ? refuse(cite.oneAction, 'disengagingAlready', facts)
      : (disengageRefusal(match, unit) ?? refuse(cite.oneAction, 'begunAnother', facts));
  if (unit.engagedAtStart && !activity) return refuse(cite.engaged, 'onlyDisengages', facts);
  // SV-FLOW-05, GV-FLOW-04
  if (activity?.flowed && verb === 'changeFormation') return refuse(cite.flowChange, 'flowedNoChange', facts);
  if (activity?.restricted && verb === 'changeFormation') return refuse(cite.restricted, 'difficultNoChange', facts);
  if (activity) return refuse(cite.oneAction, 'noPartOfAction', facts);
  if (mustLeaveColumn(match, unit)) return refuse(cite.columnMust, 'columnChangesOnly', facts);
  if (verb === 'charge') return chargerRefusal(match, unit) ?? refuse(cite.actions, 'mayNotCharge', facts);
  return refuse(cite.actions, 'notAmongActions', facts);
};

export const orderRefusal = (match: ManoeuvreMatch, unit: Placed, choice: Order): WhyNot => {
  if (choice.do === 'stop')
    return mustLeaveColumn(match, unit) && canLeaveColumn(match, unit)
      ? refuse(match.rules.cite.columnMust, 'columnMustChange', {
          unit: unit.id,
        })
      : undefined;
  const refused = verbRefusal(match, unit, choice.do);
  if (refused) return refused;
  if (isMarch(choice)) return marchRefusal(match, unit, choice);
  switch (choice.do) {
    case 'changeFormation':
      return changeOrderRefusal(match, unit, choice);
    case 'charge':
      return chargeRefusal(match, unit, choice);
    case 'mount':
      return mountRefusal(match, unit, 'mounted');
    case 'dismount':
      return mountRefusal(match, unit, 'dismounted');
    case 'unlimber':
    case 'unpack':
      return unlimberRefusal(match, unit, choice.turn ?? (0 as Angle));
    case 'limber':
    case 'packUp':
    case 'disengage':
      return undefined;
    default:
      return choice satisfies never;
  }
};
