/** Which order to give a unit. */
import { same } from '@five-victories/engine';
import { chargeEnd, inCommand, type ManoeuvreMatch, type Placed } from '@five-victories/engine/manoeuvre';
import {
  contactsOf,
  isCommand,
  query,
  unitOf,
  type Charge,
  type ChargeChance,
  type Order,
  type Place,
  type State,
} from '@five-victories/engine/tabletop';
import type { Judged } from '../bot.js';
import { gap, INCH, isBehind } from '../tabletop/bearing.js';
import { postedAt } from './care.js';
import { contactOf, roundOf } from './fight.js';
import { standingAt } from './ground.js';
import { endOf, moreOrders, nearestTo } from './march.js';
import { harmOf } from './strength.js';

/** A Commander has better things to do. */
const COMMANDER = 3;
/** What somebody on the way takes off the worth of a charge. */
const INTERCEPTED = 0.5;
/** Nobody charges for nothing. */
const RELUCTANCE = 0.3;

type Chances = readonly Pick<ChargeChance, 'charge' | 'to' | 'tests' | 'interceptors'>[];

const chargeChances = (match: ManoeuvreMatch, unit: Placed, options: readonly Order[]): Chances =>
  options.some((option) => option.do === 'charge') ? query(match, unit, 'charges') : [];

/** The same of the suggested charges only, at a quarter of the price: nobody comes between. */
const roughChances = (match: ManoeuvreMatch, unit: Placed, options: readonly Order[]): Chances =>
  options.flatMap((charge) => {
    const to = charge.do === 'charge' ? chargeEnd(match, unit, charge) : undefined;
    return charge.do === 'charge' && to ? [{ charge, to, tests: !inCommand(match, unit), interceptors: [] }] : [];
  });

/** What a charge adds to standing still, the test included. A break-through needs none. */
const chargeWorth = (match: ManoeuvreMatch, unit: Placed, charge: Charge, chances: Chances): number => {
  const chance = chances.find((each) => same(each.charge, charge));
  const { to = unit.place, tests = false, interceptors = [] } = chance ?? {};
  const target = unitOf(match, charge.target) as Placed;
  const sure = tests ? match.rules.chargeTest(match, unit) / 6 : 1;
  const won = contactOf(match, { ...unit, place: to }, target, isBehind(to, target));
  const risk = isCommand(match, unit) ? COMMANDER : RELUCTANCE;
  return sure * (won - risk - INTERCEPTED * interceptors.length);
};

const LIMBERING = 0.5;
const SOON = 1.5;
/** With somebody in range it is time to unlimber, however little the first shots promise. */
const READY = 0.2;

/** A gun that has an enemy in range, or soon will have, stays as it is. */
export const isInRange = (match: ManoeuvreMatch, unit: Placed): boolean => {
  const nearest = nearestTo(match, unit);
  return nearest !== undefined && gap(match, unit, unit.place, nearest) * INCH < SOON * match.rules.fireRange(unit);
};

/** Dragoons, mounted or on foot. */
const inState = ({ rules }: ManoeuvreMatch, unit: Placed, state: State): Placed => ({
  ...unit,
  ...rules.inState?.(unit, state),
  place: unit.place,
});

/** How well a unit stands somewhere. */
type Standing = (match: ManoeuvreMatch, unit: Placed, place: Place) => number;

interface Weighing {
  readonly chances: Chances;
  /** Whom it could beat is asked of the unit where it stands, and so only once. */
  readonly rough: boolean;
  readonly standing: Standing;
}

/** What an order is worth; standing still is worth how the unit stands. */
const worthOf = (match: ManoeuvreMatch, unit: Placed, order: Order, { chances, rough, standing }: Weighing): number => {
  const still = (): number => standing(match, unit, unit.place);
  const at = (change: Partial<Placed>): number => standing(match, { ...unit, ...change }, change.place ?? unit.place);
  switch (order.do) {
    case 'charge':
      return still() + chargeWorth(match, unit, order, chances);
    case 'stop': {
      const enemies = contactsOf(match, unit);
      return enemies.reduce((sum, enemy) => sum + roundOf(match, unit, enemy), still());
    }
    case 'disengage':
      return still() - harmOf(match, unit, contactsOf(match, unit).length > 1 ? 2 : 1);
    case 'changeFormation':
      return at({ place: match.rules.changedPlace(match, unit, order) });
    case 'mount':
      return at(inState(match, unit, 'mounted'));
    case 'dismount':
      return at(inState(match, unit, 'dismounted'));
    case 'limber':
    case 'packUp':
      return still() + (isInRange(match, unit) ? -LIMBERING : 0.1);
    case 'unlimber':
    case 'unpack':
      return at({ limbered: false }) + (rough && isInRange(match, unit) ? READY : -0.1);
    default:
      return rough ? standing(match, unit, endOf(match, unit, order)) : at({ place: endOf(match, unit, order) });
  }
};

const judged = (match: ManoeuvreMatch, orders: readonly Order[], unit: Placed, weighing: Weighing): Judged[] =>
  orders.map((choice) => ({ choice, value: worthOf(match, unit, choice, weighing) }));

/** What the engine suggests, weighed by a careful player. */
export const judgeSuggested = (match: ManoeuvreMatch, options: readonly Order[], unit: Placed): Judged[] =>
  judged(match, options, unit, { chances: roughChances(match, unit, options), rough: true, standing: postedAt });

/** The engine's suggestions and some of our own. */
export const judgeOrders = (
  match: ManoeuvreMatch,
  options: readonly Order[],
  unit: Placed,
  standing: Standing = standingAt,
): Judged[] =>
  judged(match, [...options, ...moreOrders(match, unit, options)], unit, {
    chances: chargeChances(match, unit, options),
    rough: false,
    standing,
  });
