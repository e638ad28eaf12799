/** The activity of one formation: P3.4, P4.4, GL-CHARGE-08, GL-R-08, -70. */
import { ask, done, go } from '../../../kernel/procedure.js';
import { leavesTable } from '../../../geometry/index.js';
import { contactsOf, isEngaged } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureIn, findUnit, patch, placedOf, unitOf } from '../../../tabletop/store.js';
import { isPlaced, type Place, type UnitId } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { settle, tellFormed } from '../../../tabletop/verbs.js';
import type { Order } from '../choices.js';
import type { Steps } from '../procedures.js';
import { checkEnd, isGone, isOver, removeFormation } from '../removal.js';
import { isArtillery, isBattle } from '../who.js';
import { functionsOf } from './allowance.js';
import { finish } from './begun.js';
import { join } from './merge.js';
import type { Carried } from './judged.js';
import { judge, orderRefusal, verbsOf, type FunctionOrder } from './orders.js';
import { forgetShifts, shift, shiftOf, someShift } from './shift.js';
import { spent } from './spent.js';
import { ordersOf } from './suggestions.js';
import type { Wheel } from './wheel.js';

/** Who joins a Battle is no unit any more when this is read. */
const nameIn = (match: GloriousMatch, id: UnitId, { join }: Carried): object =>
  join === undefined ? {} : { name: unitOf(match, id).name };

const tellPivot = (match: GloriousMatch, id: UnitId, can: Carried, wheel?: Wheel): void => {
  if (!can.pivoted) return;
  match.tell?.({ event: 'pivoted', rule: 'GL-FACE-01', unit: id, ...nameIn(match, id, can), ...wheel, ...can.pivoted });
};

const TOLD: Readonly<Record<FunctionOrder['do'], readonly [event: string, rule: string]>> = {
  turn: ['turned', 'GL-FACE-05'],
  aboutFace: ['facedAbout', 'GL-FACE-07'],
  move: ['moved', 'GL-MOVE-12'],
  stepBack: ['moved', 'GL-MOVE-18'],
  prolong: ['moved', 'GL-ART-01'],
  changeFormation: ['formed', 'GL-FACE-10'],
  charge: ['contact', 'GL-CHARGE-06'],
  limber: ['limbered', 'GL-ART-03'],
  unlimber: ['unlimbered', 'GL-ART-04'],
};

const OF_BATTLE: Readonly<Partial<Record<FunctionOrder['do'], string>>> = {
  turn: 'GL-FACE-06',
  aboutFace: 'GL-FACE-09',
};

/** GL-R-08: a charger that ends off the table is gone before it is in contact with anybody. */
const toldOf = (
  match: GloriousMatch,
  id: UnitId,
  { do: verb }: FunctionOrder,
  to: Place,
): readonly [string, string] => {
  const unit = placedOf(match, id);
  if (verb === 'charge' && leavesTable(match.table, figureIn(match, unit, to))) return ['moved', 'GL-R-08'];
  const [event, rule] = TOLD[verb];
  return [event, (isBattle(unit) && OF_BATTLE[verb]) || rule];
};

const tell = (match: GloriousMatch, id: UnitId, order: FunctionOrder, can: Carried): void => {
  const { to, by, side } = can;
  // Who joins or takes on the spot has not moved.
  if (by === 0) return;
  const [event, rule] = toldOf(match, id, order, to);
  const turn = order.do === 'turn' ? { turn: order.by, corner: order.corner } : {};
  const way = by === undefined ? {} : { by, towards: side ?? 'front' };
  const target = event === 'contact' && order.do === 'charge' ? { target: order.target } : {};
  const rides = can.rides ? { byHorse: true } : {};
  if (event === 'formed') {
    tellFormed(match, id, rule, 'order', to);
    return;
  }
  const more =
    event === 'facedAbout'
      ? { cause: 'order' }
      : event.endsWith('limbered')
        ? { packed: match.rules.words.limbered }
        : {};
  match.tell?.({
    event,
    rule,
    ...more,
    unit: id,
    ...nameIn(match, id, can),
    ...turn,
    ...way,
    ...target,
    ...rides,
    ...to,
  });
};

/** GL-CHARGE-05: whoever else a charge meets. */
const tellOthersMet = (match: GloriousMatch, id: UnitId, target: UnitId): void => {
  if (!match.tell) return;
  for (const enemy of contactsOf(match, placedOf(match, id)))
    if (enemy.id !== target) match.tell({ event: 'contact', rule: 'GL-CHARGE-05', unit: id, target: enemy.id });
};

/** GL-CHARGE-08, GL-R-30: limbered guns that are met are gone. */
const overrun = (match: GloriousMatch, id: UnitId): void => {
  const met = contactsOf(match, placedOf(match, id)).filter((enemy) => isArtillery(enemy) && enemy.limbered);
  for (const gun of met) {
    match.tell?.({ event: 'overrun', rule: 'GL-CHARGE-08', unit: gun.id, by: id });
    removeFormation(match, gun.id, 'GL-CHARGE-08', 'overrun');
  }
  if (met.length > 0) checkEnd(match);
};

const ENDS: readonly FunctionOrder['do'][] = ['charge', 'prolong', 'limber', 'unlimber'];

const carryOut = (match: GloriousMatch, unit: Placed, order: FunctionOrder, can: Carried): void => {
  const { id } = unit;
  if (order.do === 'charge')
    match.tell?.({ event: 'charges', rule: 'GL-CHARGE-01', unit: id, target: order.target, distance: can.by });
  if (order.do === 'charge' && order.change) tellFormed(match, id, 'GL-FACE-10', 'order', order.change);
  tellPivot(match, id, can, 'pivot' in order ? order.pivot : undefined);
  settle(match, id, can.to);
  patch(match, id, spent(match, unit, order, can));
  tell(match, id, order, can);
  forgetShifts(match);
  // Who joins a Battle is on its base, wherever his own would have been.
  if (can.join === undefined && isGone(match, id)) return;
  if (order.do === 'charge') {
    tellOthersMet(match, id, order.target);
    overrun(match, id);
  }
  if (can.join !== undefined) join(match, id, can.join);
  for (const taken of can.taking?.taken ?? []) join(match, taken, id);
  const over = ENDS.includes(order.do) || can.taking?.stops === true;
  if (over && findUnit(match, id)) finish(match, id);
};

/** GL-R-60: who shifts onto difficult ground has one function in this phase, that it may have used already. */
const holdShifted = (match: GloriousMatch, unit: Placed): void => {
  const most = functionsOf(match, unit) - (unit.activity === undefined ? 0 : 1);
  if (most < unit.functions) patch(match, unit.id, { functions: most });
};

export const act: Steps<'act'> = {
  next: (match, { unit: id }) => {
    const unit = findUnit(match, id);
    if (isOver(match) || !unit || !isPlaced(unit)) return done();
    if (!unit.acted && unit.functions > 0 && !isEngaged(match, unit) && verbsOf(match, unit).length > 0)
      return ask('order');
    finish(match, id);
    return done();
  },
  order: {
    kind: 'order',
    takes: {
      turn: 'acts',
      aboutFace: 'acts',
      move: 'acts',
      stepBack: 'acts',
      changeFormation: 'acts',
      charge: 'acts',
      prolong: 'acts',
      limber: 'acts',
      unlimber: 'acts',
      shift: 'acts',
      stop: 'declines',
    },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit: id }) => {
      const unit = placedOf(match, id);
      return { unit: id, functions: unit.functions, orders: verbsOf(match, unit) };
    },
    options: (match, { unit }) => ordersOf(match, placedOf(match, unit)),
    takesNow: (match, { unit }) => [
      ...verbsOf(match, placedOf(match, unit)),
      ...(someShift(match) ? ['shift'] : []),
      'stop',
    ],
    refusal: (match, { unit }, choice: Order) =>
      orderRefusal(match, placedOf(match, unit), choice, (id) => shiftOf(match, id)),
    answered: (match, { unit: id }, choice: Order) => {
      if (choice.do === 'shift') {
        shift(match, choice.unit);
        if (choice.unit === id && !unitOf(match, id).routed) holdShifted(match, placedOf(match, id));
        return go('next');
      }
      if (choice.do === 'stop') {
        finish(match, id);
        return done();
      }
      const unit = placedOf(match, id);
      const { can } = judge(match, unit, choice);
      if (!can) throw new Error(`${id} cannot do this.`);
      carryOut(match, unit, choice, can);
      return go('next');
    },
  },
};
