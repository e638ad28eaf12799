/** The activity of one chosen unit: orders until its action is finished. P-MOVE 3 to 6, P-DISENGAGE, SV-R-49. */
import { acting } from '../../kernel/decision.js';
import { ask, call, done, go } from '../../kernel/procedure.js';
import { leavesTable, type Angle } from '../../geometry/index.js';
import { chargeOf } from '../charges/charge.js';
import { MARCHES, type Order } from '../../tabletop/choices.js';
import { marchOf } from './march.js';
import { activityFor, hasOrders, orderRefusal, takenNow, verbsOf } from './orders.js';
import { mustLeaveColumn } from './leave-column.js';
import { ordersOf } from './suggestions.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { contactsOf, touchesAny } from '../../tabletop/questions.js';
import { turnedPlace } from '../../tabletop/moves/rotation.js';
import { allowanceOf, begun } from './progress.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn, figureOf, patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../tabletop/unit.js';
import { activityWith, type Placed } from '../unit.js';
import { hit, rout, settle, tellFormed } from '../../tabletop/verbs.js';
import { spend } from '../verbs.js';

/**
 * SV-DISENG-03, -04, GV-DISENG-04, GV-R-70: who is not clear in the end goes back to where it was and stays engaged.
 */
const finish = (match: ManoeuvreMatch, id: UnitId): void => {
  const unit = unitOf(match, id);
  const { activity } = unit;
  const stays =
    isPlaced(unit) && activity?.action === 'disengage' && touchesAny(match, unit, figureOf(match, unit)) !== undefined;
  if (stays) {
    settle(match, id, activity.from!);
    match.tell?.({ event: 'staysEngaged', rule: match.rules.cite.disengageStays, unit: id, ...activity.from });
  }
  if (stays) spend(match, id);
  else match.rules.endAction(match, id);
};

/** SV-DISENG-02, SV-R-49, GV-DISENG-02, GV-R-70: the markers come first. */
const disengage = (match: ManoeuvreMatch, unit: Placed): void => {
  const { cite } = match.rules;
  const contacts = contactsOf(match, unit).map(({ id }) => id);
  match.tell?.({ event: 'disengages', rule: cite.disengage, unit: unit.id });
  hit(match, unit.id, contacts.length > 1 ? 2 : 1, cite.disengageHits, 'breakAway');
  patch(match, unit.id, {
    activity: activityWith(begun(match, unit, 'disengage'), { from: unit.place, leaving: contacts }),
  });
};

/** GV-R-93: a unit that has put a stand off the table, as it was told to, is lost. */
const change = (match: ManoeuvreMatch, unit: Placed, choice: Extract<Order, { do: 'changeFormation' }>): void => {
  const place = match.rules.changedPlace(match, unit, choice);
  const { activity } = unit;
  settle(match, unit.id, place);
  patch(match, unit.id, { activity: activityWith(activity ?? begun(match, unit, 'change'), { changed: true }) });
  tellFormed(match, unit.id, match.rules.cite.change, 'order', place);
  if (match.rules.overTheEdge === 'unit' && leavesTable(match.table, figureIn(match, unit, place)))
    rout(match, unit.id, match.rules.cite.offTable, 'offTable');
};

const mounting = (match: ManoeuvreMatch, unit: Placed, state: 'mounted' | 'dismounted'): void => {
  patch(match, unit.id, { activity: begun(match, unit, 'mounting') });
  match.rules.mounted?.(match, unit.id, state);
  match.tell?.({ event: state, rule: match.rules.cite.mounting, unit: unit.id });
};

const limbering = (match: ManoeuvreMatch, unit: Placed, limbered: boolean, turn: Angle): void => {
  if (turn !== 0) settle(match, unit.id, turnedPlace(unit.place, unit.place, turn));
  const { cite } = match.rules;
  patch(match, unit.id, { limbered, activity: begun(match, unit, 'limbering') });
  if (!limbered) match.rules.unpacked?.(match, unit.id);
  match.tell?.({
    event: limbered ? 'limbered' : 'unlimbered',
    packed: match.rules.words.limbered,
    rule: limbered ? cite.limbering : cite.unlimbering,
    unit: unit.id,
    ...(turn === 0 ? {} : { turn, ...placedOf(match, unit.id).place }),
  });
};

/** Option `moveAgain`: whether the unit was chosen again and has done nothing since; who stops then is done for good. */
const goOn = (match: ManoeuvreMatch, id: UnitId): boolean => {
  const { activity } = unitOf(match, id);
  if (!activity?.again) return false;
  patch(match, id, { activity: activityWith(activity, { again: undefined }) });
  return true;
};

/** How far the unit may still go, for whoever orders it. */
const left = (match: ManoeuvreMatch, unit: Placed): number | undefined => {
  const { activity } = unit;
  if (!activity || activity.action === 'change') return undefined;
  return allowanceOf(match, unit, activity.action, activity.doubled, activity.restricted) - activity.used;
};

const VERBS = [
  'changeFormation',
  ...MARCHES,
  'limber',
  'packUp',
  'unlimber',
  'unpack',
  'mount',
  'dismount',
  'charge',
  'disengage',
] as const;

export const act: Steps<'act'> = {
  next: (match, { unit: id }) => {
    const unit = unitOf(match, id);
    if (!isPlaced(unit) || match.rules.hasActed(unit)) return done();
    if (hasOrders(match, unit)) return ask('order');
    finish(match, id);
    return done();
  },
  order: {
    kind: 'order',
    takes: { ...acting(VERBS), stop: 'declines' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit: id }) => {
      const unit = placedOf(match, id);
      const rest = left(match, unit);
      return { unit: id, orders: verbsOf(match, unit), ...(rest === undefined ? {} : { left: rest }) };
    },
    options: (match, { unit }) => ordersOf(match, placedOf(match, unit)),
    takesNow: (match, { unit }) => takenNow(match, placedOf(match, unit)),
    refusal: (match, { unit }, choice) => orderRefusal(match, placedOf(match, unit), choice),
    answered: (match, { unit: id }, choice) => {
      const isIdle = goOn(match, id);
      const unit = placedOf(match, id);
      switch (choice.do) {
        case 'stop':
          finish(match, id);
          if (isIdle) patch(match, id, { activity: undefined });
          return done();
        case 'changeFormation': {
          const before = unit.activity?.action;
          const last = before === 'manoeuvre' || before === 'mounting' || mustLeaveColumn(match, unit);
          change(match, unit, choice);
          if (last && isPlaced(unitOf(match, id))) {
            finish(match, id);
            patch(match, id, { activity: undefined });
          }
          return go('next');
        }
        case 'mount':
        case 'dismount':
          mounting(match, unit, choice.do === 'mount' ? 'mounted' : 'dismounted');
          return go('next');
        case 'limber':
        case 'packUp':
          limbering(match, unit, true, 0 as Angle);
          return go('next');
        case 'unlimber':
        case 'unpack':
          limbering(match, unit, false, choice.turn ?? (0 as Angle));
          return go('next');
        case 'disengage':
          disengage(match, unit);
          return go('next');
        case 'charge':
          return call(chargeOf(match, unit, choice, match.rules.chargeAllowance(match, unit), false), 'charged');
        default:
          patch(match, id, { activity: activityFor(match, unit, choice) });
          return call(marchOf(id, choice), choice.finish ? 'finished' : 'marched');
      }
    },
  },
  /** GV-REACT-07: who is stopped does no more. */
  marched: (match, { unit }, passage) => {
    if (passage === 'stopped') spend(match, unit, { activity: undefined });
    return go('next');
  },
  finished: (match, { unit }, passage) => {
    if (passage === 'stopped') spend(match, unit, { activity: undefined });
    else if (passage === 'free') finish(match, unit);
    return go('next');
  },
  charged: (match, { unit: id }) => {
    if (unitOf(match, id).done) patch(match, id, { activity: undefined });
    return go('next');
  },
};
