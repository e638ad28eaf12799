/** Functions: what a formation may be ordered to do, what that costs and where it leads. GL-MOVE-03..09, GL-ART, P3.4. */
import { refuse, type Refusal } from '../../../kernel/refusal.js';
import { hull, pointFrom, stored, type Pose } from '../../../geometry/index.js';
import { isEngaged, isOn } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Place, Placed, UnitId } from '../../../tabletop/unit.js';
import { deedOf, degreeText } from '../../../tabletop/words.js';
import type { Limber, Order, Turn } from '../choices.js';
import { isBattle, isInLine } from '../who.js';
import { isOnRestricted, isSlowed, tariffOf, wheelsOverRestricted } from './allowance.js';
import { aboutFace, changeRefusal, endRefusal, laidPlace } from './change.js';
import { chargePath, chargerRefusal } from './charge.js';
import { no, type Carried, type Judged } from './judged.js';
import { move, stepBack, straight } from './moves.js';
import { cornerOf, wheeled, wheelRefusal } from './wheel.js';

// ---- which orders ----------------------------------------------------------------------------------------------------

/** GL-MOVE-15, -18, GL-FORM-05: what the phase so far and the formation close. */
const isClosed = (match: TabletopMatch, unit: Placed, verb: string): boolean => {
  if (verb === 'stepBack') return !isInLine(unit) || unit.byHorse;
  if (verb === 'charge') return chargerRefusal(match, unit) !== undefined;
  return verb === 'changeFormation' && unit.stands.length < 2;
};

export const verbsOf = (match: TabletopMatch, unit: Placed): string[] => {
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

const oneFunction = (unit: Placed): Refusal =>
  refuse('GL-R-60', '{unit} has one function where the ground is difficult.', { unit: unit.id });

const verbRefusal = (match: TabletopMatch, unit: Placed, verb: string): WhyNot => {
  const cost = tariffOf(unit).costs[verb];
  const facts = { unit: unit.id, verb, deed: deedOf(verb), cost: cost ?? 0, left: unit.functions };
  if (cost === undefined)
    return refuse(
      RULES[verb] ?? tariffOf(unit).rule,
      '{unit} cannot {deed} ("{verb}"): that is not among its functions.',
      facts,
    );
  // It has done nothing yet: the ground, and not an earlier function, leaves it one.
  if (cost > unit.functions && unit.functions > 0 && unit.activity === undefined) return oneFunction(unit);
  if (cost > unit.functions)
    return refuse(
      'GL-MOVE-04',
      'To {deed} ("{verb}") costs {cost} {cost|function|functions}, and {unit} has {left} left.',
      facts,
    );
  if (unit.byHorse && isClosed(match, unit, verb))
    return refuse('GL-MOVE-15', '{unit} has moved by horse and cannot {deed} ("{verb}") in this phase.', facts);
  if (verb === 'charge') return chargerRefusal(match, unit);
  if (!isClosed(match, unit, verb)) return undefined;
  return verb === 'stepBack'
    ? refuse('GL-MOVE-18', '{unit} is in mass, and only foot in line steps back.', facts)
    : refuse('GL-FACE-10', '{unit} has a single element and changes no formation.', facts);
};

/** GL-R-60: with `restrictedOneFunction` whoever is on such ground, before, during or after a function, has no other. */
export const isHeld = (match: TabletopMatch, given: Placed, order: FunctionOrder, can: Carried): boolean => {
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
const enterRefusal = (match: TabletopMatch, unit: Placed, order: FunctionOrder, can: Carried): WhyNot =>
  (can.cost > 1 || unit.activity !== undefined) && isHeld(match, unit, order, can) ? oneFunction(unit) : undefined;

// ---- turns, guns -----------------------------------------------------------------------------------------------------------

const turn = (match: TabletopMatch, unit: Placed, cost: number, order: Turn): Judged => {
  const most = tariffOf(unit).turn;
  if (order.by === 0 || Math.abs(order.by) > most) {
    const template =
      order.by === 0
        ? 'A turn of {unit} must be more than nothing.'
        : '{unit} may turn by {most} degrees, not by {by}.';
    const facts = { unit: unit.id, most: degreeText(most), by: degreeText(Math.abs(order.by)) };
    return no(refuse(isBattle(unit) ? 'GL-FACE-06' : 'GL-FACE-05', template, facts));
  }
  const refusal = wheelRefusal(match, unit, unit.place, order);
  return refusal ? no(refusal) : { can: { cost, to: wheeled(match, unit, unit.place, order) } };
};

/** GL-ART-04: about its centre, to any heading. */
const unlimbered = (match: TabletopMatch, unit: Placed, { heading }: Extract<Limber, { do: 'unlimber' }>): Place => {
  if (heading === undefined || heading === unit.place.heading) return unit.place;
  const { x, y, along } = hull(figureOf(match, unit));
  return { ...unit.place, ...stored(pointFrom({ x, y, heading } as Pose, 0, along), heading) };
};

const limbering = (match: TabletopMatch, unit: Placed, cost: number, order: Limber): Judged => {
  if (order.do === 'limber') return { can: { cost, to: unit.place } };
  const to = unlimbered(match, unit, order);
  const refusal = to === unit.place ? undefined : endRefusal(match, unit, to);
  return refusal ? no(refusal) : { can: { cost, to } };
};

// ---- all of them -------------------------------------------------------------------------------------------------------------

export type FunctionOrder = Exclude<Order, { do: 'stop' | 'shift' }>;

/** What an order comes to, or why it is refused as a whole. */
export const judge = (match: TabletopMatch, unit: Placed, order: FunctionOrder): Judged => {
  const closed = verbRefusal(match, unit, order.do);
  if (closed) return no(closed);
  const judged = judgeOpen(match, unit, order);
  const ground = judged.can && enterRefusal(match, unit, order, judged.can);
  return ground ? no(ground) : judged;
};

const judgeOpen = (match: TabletopMatch, unit: Placed, order: FunctionOrder): Judged => {
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
  match: TabletopMatch,
  unit: Placed,
  order: Order,
  find: (id: UnitId) => WhyNot,
): WhyNot => {
  if (order.do === 'stop') return undefined;
  if (order.do === 'shift') return find(order.unit);
  return judge(match, unit, order).refusal;
};

/** GL-MOVE-02, -03: why a formation does not act. */
export const actRefusal = (match: TabletopMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (unit.acted) return refuse('GL-MOVE-02', '{unit} has acted in this phase.', facts);
  if (unit.stationary)
    return refuse('GL-MERGE-06', '{unit} has been reinforced and does nothing more in this phase.', facts);
  return isEngaged(match, unit)
    ? refuse('GL-MOVE-03', '{unit} is in contact with an enemy and has no functions.', facts)
    : undefined;
};
