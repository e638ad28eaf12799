/** Functions: what a formation may be ordered to do, what that costs and where it leads. GL-MOVE-03..09, GL-ART, P3.4. */
import type { Refusal } from '../../../kernel/refusal.js';
import { hull, pointFrom, stored, type Pose } from '../../../geometry/index.js';
import { isEngaged, isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { Limber, Order, Turn } from '../choices.js';
import { refuse } from '../messages/index.js';
import { isBattle, isInLine } from '../who.js';
import { isOnRestricted, isSlowed, tariffOf, wheelsOverRestricted } from './allowance.js';
import { aboutFace, changeRefusal, endRefusal, laidPlace } from './change.js';
import { chargePath, chargerRefusal } from './charge.js';
import { no, type Carried, type Judged } from './judged.js';
import { move, stepBack, straight } from './moves.js';
import { cornerOf, wheeled, wheelRefusal } from './wheel.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

// ---- which orders ----------------------------------------------------------------------------------------------------

/** GL-MOVE-15, -18, GL-FORM-05: what the phase so far and the formation close. */
const isClosed = (match: GloriousMatch, unit: Placed, verb: string): boolean => {
  if (verb === 'stepBack') return !isInLine(unit) || unit.byHorse;
  if (verb === 'charge') return chargerRefusal(match, unit) !== undefined;
  return verb === 'changeFormation' && unit.stands.length < 2;
};

export const verbsOf = (match: GloriousMatch, unit: Placed): string[] => {
  const { costs } = tariffOf(unit);
  return Object.keys(costs).filter((verb) => costs[verb]! <= unit.functions && !isClosed(match, unit, verb));
};

/** The rule of a function that only some have. */
const RULES: Readonly<Record<string, string>> = {
  stepBack: 'GL-MOVE-18',
  prolong: 'GL-ART-01',
  limber: 'GL-ART-03',
  unlimber: 'GL-ART-04',
  aboutFace: 'GL-FACE-09',
  changeFormation: 'GL-FACE-10',
  charge: 'GL-CHARGE-02',
};

const oneFunction = (unit: Placed): Refusal => refuse('GL-R-60', 'oneFunctionHere', { unit: unit.id });

const verbRefusal = (match: GloriousMatch, unit: Placed, verb: Order['do']): WhyNot => {
  const cost = tariffOf(unit).costs[verb];
  const facts = { unit: unit.id, deed: verb };
  if (cost === undefined) return refuse(RULES[verb] ?? tariffOf(unit).rule, 'notItsFunction', facts);
  // It has done nothing yet: the ground, and not an earlier function, leaves it one.
  if (cost > unit.functions && unit.functions > 0 && unit.activity === undefined) return oneFunction(unit);
  if (cost > unit.functions) return refuse('GL-MOVE-04', 'functionsShort', { ...facts, cost, left: unit.functions });
  if (unit.byHorse && isClosed(match, unit, verb)) return refuse('GL-MOVE-15', 'riddenCannot', facts);
  if (verb === 'charge') return chargerRefusal(match, unit);
  if (!isClosed(match, unit, verb)) return undefined;
  return verb === 'stepBack'
    ? refuse('GL-MOVE-18', 'onlyLineStepsBack', facts)
    : refuse('GL-FACE-10', 'singleNeverChanges', facts);
};

/** GL-R-60: with `restrictedOneFunction` whoever is on such ground, before, during or after a function, has no other. */
export const isHeld = (match: GloriousMatch, given: Placed, order: FunctionOrder, can: Carried): boolean => {
  if (!isOn(match, 'restrictedOneFunction') || isBattle(given)) return false;
  const { to, slowed } = can;
  const unit = can.rides ? { ...given, byHorse: true } : given;
  if (slowed || isOnRestricted(match, unit, unit.place) || isOnRestricted(match, unit, to)) return true;
  const wheel = order.do === 'turn' ? order : 'pivot' in order ? order.pivot : undefined;
  return (
    wheel?.corner !== undefined &&
    wheelsOverRestricted(match, unit, cornerOf(match, unit, unit.place, wheel.corner), wheel.by)
  );
};

/** GL-R-60: nobody enters with its second function, or with one that costs two. */
const enterRefusal = (match: GloriousMatch, unit: Placed, order: FunctionOrder, can: Carried): WhyNot =>
  (can.cost > 1 || unit.activity !== undefined) && isHeld(match, unit, order, can) ? oneFunction(unit) : undefined;

// ---- turns, guns -----------------------------------------------------------------------------------------------------------

const turn = (match: GloriousMatch, unit: Placed, cost: number, order: Turn): Judged => {
  const most = tariffOf(unit).turn;
  const rule = isBattle(unit) ? 'GL-FACE-06' : 'GL-FACE-05';
  const by = Math.abs(order.by);
  if (by === 0) return no(refuse(rule, 'turnOfNothing', { unit: unit.id }));
  if (by > most) return no(refuse(rule, 'turnTooFar', { unit: unit.id, most, by }));
  const refusal = wheelRefusal(match, unit, unit.place, order);
  return refusal ? no(refusal) : { can: { cost, to: wheeled(match, unit, unit.place, order) } };
};

/** GL-ART-04: about its centre, to any heading. */
const unlimbered = (match: GloriousMatch, unit: Placed, { heading }: Extract<Limber, { do: 'unlimber' }>): Place => {
  if (heading === undefined || heading === unit.place.heading) return unit.place;
  const { x, y, along } = hull(figureOf(match, unit));
  return { ...unit.place, ...stored(pointFrom({ x, y, heading } as Pose, 0, along), heading) };
};

const limbering = (match: GloriousMatch, unit: Placed, cost: number, order: Limber): Judged => {
  if (order.do === 'limber') return { can: { cost, to: unit.place } };
  const to = unlimbered(match, unit, order);
  const refusal = to === unit.place ? undefined : endRefusal(match, unit, to);
  return refusal ? no(refusal) : { can: { cost, to } };
};

// ---- all of them -------------------------------------------------------------------------------------------------------------

export type FunctionOrder = Exclude<Order, { do: 'stop' | 'shift' }>;

/** What an order comes to, or why it is refused as a whole. */
export const judge = (match: GloriousMatch, unit: Placed, order: FunctionOrder): Judged => {
  const closed = verbRefusal(match, unit, order.do);
  if (closed) return no(closed);
  const judged = judgeOpen(match, unit, order);
  const ground = judged.can && enterRefusal(match, unit, order, judged.can);
  return ground ? no(ground) : judged;
};

const judgeOpen = (match: GloriousMatch, unit: Placed, order: FunctionOrder): Judged => {
  const cost = tariffOf(unit).costs[order.do]!;
  switch (order.do) {
    case 'turn':
      return turn(match, unit, cost, order);
    case 'aboutFace':
      return aboutFace(match, unit, cost, order);
    case 'move':
      return move(match, unit, cost, order);
    case 'stepBack':
      return stepBack(match, unit, cost, order);
    case 'prolong':
      return straight(match, unit, cost, 'front', order.ahead, order.pivot, undefined);
    case 'changeFormation': {
      const refusal = changeRefusal(match, unit, order);
      return refusal ? no(refusal) : { can: { cost, to: laidPlace(match, unit, order) } };
    }
    case 'charge': {
      const { path, refusal } = chargePath(match, unit, order);
      if (refusal) return no(refusal);
      const slowed = isSlowed(match, unit, path.from, 'front', path.length);
      const pivoted = order.pivot && order.pivot.by !== 0 ? path.from : undefined;
      return { can: { cost, to: path.to, pivoted, by: path.length, slowed } };
    }
    case 'limber':
    case 'unlimber':
      return limbering(match, unit, cost, order);
    default:
      return order satisfies never;
  }
};

/** Why an order is refused; `stop` never is. */
export const orderRefusal = (
  match: GloriousMatch,
  unit: Placed,
  order: Order,
  find: (id: UnitId) => WhyNot,
): WhyNot => {
  if (order.do === 'stop') return undefined;
  if (order.do === 'shift') return find(order.unit);
  return judge(match, unit, order).refusal;
};

/** GL-MOVE-02, -03: why a formation does not act. */
export const actRefusal = (match: GloriousMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (unit.acted) return refuse('GL-MOVE-02', 'actedAlready', facts);
  if (unit.stationary) return refuse('GL-MERGE-06', 'wasReinforced', facts);
  return isEngaged(match, unit) ? refuse('GL-MOVE-03', 'engagedNoFunctions', facts) : undefined;
};
