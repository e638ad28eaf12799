/** Functions: what a formation may be ordered to do, what that costs and where it leads. GL-MOVE-03..18, GL-ART, P3.4. */
import { refuse, type Refusal } from '../../../kernel/refusal.js';
import {
  hull,
  isAtLeast,
  isWithin,
  length as asLength,
  pointFrom,
  stored,
  type Length,
  type Pose,
  type Side,
} from '../../../geometry/index.js';
import { isEngaged, isOn } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Place, Placed, UnitId } from '../../../tabletop/unit.js';
import { degreeText, lengthText } from '../../../tabletop/words.js';
import type { Limber, Move, Order, StepBack, Turn } from '../choices.js';
import { BY_HORSE } from '../tables.js';
import { isBattle, isInLine, isMountedFoot } from '../who.js';
import { halvesAllowance, isOnRestricted, isSlowed, moveOf, tariffOf } from './allowance.js';
import { aboutFaceOf, aboutFaceRefusal, changeRefusal, endRefusal, laidPlace, shiftRefusal } from './change.js';
import { chargePath } from './charge.js';
import { movedPlace, straightRefusal } from './clear.js';
import { battleNamed, joinRefusal, reachTo, takingOf, type Taking } from './merge.js';
import { pivotedPlace, pivotRefusal, wheeled, wheelRefusal, type Wheel } from './wheel.js';

/** A function that may be carried out. */
export interface Function {
  readonly cost: number;
  /** Where the formation stands after it; after its pivot alone, if it goes on from there. */
  readonly to: Place;
  readonly pivoted?: Place | undefined;
  readonly by?: Length | undefined;
  readonly side?: Side | undefined;
  readonly rides?: boolean | undefined;
  readonly slowed?: boolean | undefined;
  readonly join?: UnitId | undefined;
  readonly taking?: Taking | undefined;
}
export type Judged =
  | { readonly can: Function; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly can?: undefined };

const no = (refusal: Refusal): Judged => ({ refusal });

// ---- which orders ----------------------------------------------------------------------------------------------------

/** GL-MOVE-15, -18, GL-FORM-05: what the phase so far and the formation close. */
const isClosed = (match: TabletopMatch, unit: Placed, verb: string): boolean => {
  if (verb === 'stepBack') return !isInLine(unit) || unit.byHorse;
  if (verb === 'charge') return unit.byHorse;
  return verb === 'changeFormation' && unit.stands.length < 2;
};

export const verbsOf = (match: TabletopMatch, unit: Placed): string[] =>
  Object.entries(tariffOf(unit).costs)
    .filter(([verb, cost]) => cost <= unit.functions && !isClosed(match, unit, verb))
    .map(([verb]) => verb);

/** The rule of a function that only some have. */
const RULES: Readonly<Record<string, string>> = {
  stepBack: 'GL-MOVE-18',
  prolong: 'GL-ART-01',
  limber: 'GL-ART-03',
  unlimber: 'GL-ART-04',
  aboutFace: 'GL-FACE-09',
  changeFormation: 'GL-FACE-10',
};

const verbRefusal = (match: TabletopMatch, unit: Placed, verb: string): WhyNot => {
  const cost = tariffOf(unit).costs[verb];
  const facts = { unit: unit.id, verb, cost: cost ?? 0, left: unit.functions };
  if (cost === undefined)
    return refuse(RULES[verb] ?? tariffOf(unit).rule, '"{verb}" is not among the functions of {unit}.', facts);
  if (cost > unit.functions)
    return refuse('GL-MOVE-04', '"{verb}" costs {cost} functions, and {unit} has {left} left.', facts);
  if (unit.byHorse && isClosed(match, unit, verb))
    return refuse('GL-MOVE-15', '{unit} moves by horse in this phase and may not do this.', facts);
  return isClosed(match, unit, verb)
    ? refuse(verb === 'stepBack' ? 'GL-MOVE-18' : 'GL-FACE-10', '{unit} may not do this in its formation.', facts)
    : undefined;
};

// ---- moves -----------------------------------------------------------------------------------------------------------

/** What is left of the allowance where a phase has only one (GL-R-19). */
const shared = (match: TabletopMatch, unit: Placed, side: Side, rides: boolean, allowance: number): number => {
  if (!isOn(match, 'allowancePerPhase')) return allowance;
  const { used = 0, back = 0 } = unit.activity ?? {};
  return side === 'rear' ? Math.min(allowance - back, moveOf(unit, rides, false) - used) : allowance - used;
};

const farRefusal = (
  match: TabletopMatch,
  unit: Placed,
  place: Place,
  side: Side,
  by: Length,
  rides: boolean,
): { refusal: WhyNot; slowed: boolean } => {
  const slowed = isSlowed(match, unit, place, side, by, rides);
  const whole = moveOf(unit, rides, side === 'rear');
  const most = asLength(
    Math.max(0, Math.floor(shared(match, unit, side, rides, slowed && halvesAllowance(match) ? whole / 2 : whole))),
  );
  const facts = {
    unit: unit.id,
    most: lengthText(match, most),
    by: lengthText(match, by),
    least: lengthText(match, BY_HORSE.least),
  };
  if (rides && !isAtLeast(by, BY_HORSE.least))
    return { refusal: refuse('GL-MOVE-15', '{unit} rides at least {least}, and this is {by}.', facts), slowed };
  return {
    refusal: isWithin(by, most)
      ? undefined
      : refuse(
          slowed && halvesAllowance(match) ? 'GL-TERR-04' : 'GL-MOVE-14',
          '{unit} may move {most}, and this move is {by}.',
          facts,
        ),
    slowed,
  };
};

/** GL-R-60: with `restrictedOneFunction` nobody enters with its second function, or with one that costs two. */
const enterRefusal = (match: TabletopMatch, unit: Placed, { cost, to, slowed }: Function): WhyNot => {
  if (!isOn(match, 'restrictedOneFunction') || (cost < 2 && unit.activity === undefined)) return undefined;
  return slowed || isOnRestricted(match, unit, to)
    ? refuse('GL-R-60', '{unit} has one function where the ground is difficult.', { unit: unit.id })
    : undefined;
};

const straight = (
  match: TabletopMatch,
  unit: Placed,
  cost: number,
  side: Side,
  by: Length | undefined,
  pivot: Wheel | undefined,
  rides: boolean,
  join: UnitId | undefined,
): Judged => {
  const facts = { unit: unit.id };
  const turned = pivotRefusal(match, unit, unit.place, pivot);
  if (turned) return no(turned);
  const from = pivotedPlace(match, unit, unit.place, pivot);
  let length = by;
  if (join !== undefined) {
    const named = battleNamed(match, join);
    if ('refusal' in named) return no(named.refusal);
    const barred = rides
      ? refuse('GL-MOVE-15', '{unit} cannot ride into a Battle.', facts)
      : joinRefusal(match, unit, named.battle);
    if (barred) return no(barred);
    const reach = reachTo(match, unit, from, side, named.battle);
    if (!reach)
      return no(refuse('GL-MERGE-02', '{battle} is not straight in the way of {unit}.', { ...facts, battle: join }));
    if (by !== undefined && !isWithin(reach.depth, by))
      return no(
        refuse('GL-MERGE-02', '{battle} is {depth} away, and {unit} would go {by}.', {
          ...facts,
          battle: join,
          depth: lengthText(match, reach.depth),
          by: lengthText(match, by),
        }),
      );
    ({ length } = reach);
  }
  if (length === undefined || (length <= 0 && join === undefined))
    return no(refuse('GL-MOVE-12', 'A move of {unit} must be longer than nothing.', facts));
  const far = farRefusal(match, unit, from, side, length, rides);
  // Ground that is closed tells more than ground that slows.
  const refusal =
    (far.slowed ? undefined : far.refusal) ??
    (length > 0
      ? straightRefusal(match, unit, from, side, length, { joins: join === undefined ? [] : [join], rides })
      : undefined);
  const stopped = refusal ?? far.refusal;
  if (stopped) return no(stopped);
  const to = length > 0 ? movedPlace(from, side, length) : from;
  return {
    can: {
      cost,
      to,
      pivoted: pivot && pivot.by !== 0 ? from : undefined,
      by: length,
      side,
      rides,
      slowed: far.slowed,
      join,
    },
  };
};

/** GL-MERGE-03: a Battle that takes others on. */
const takeOn = (match: TabletopMatch, unit: Placed, cost: number, { ahead, pivot, take = [] }: Move): Judged => {
  if (!isBattle(unit))
    return no(refuse('GL-MERGE-03', 'Only a Battle takes others on, not {unit}.', { unit: unit.id }));
  const turned = pivotRefusal(match, unit, unit.place, pivot);
  if (turned) return no(turned);
  const from = pivotedPlace(match, unit, unit.place, pivot);
  const taking = takingOf(match, unit, from, moveOf(unit, false, false), ahead, take);
  if ('template' in taking) return no(taking);
  const { length } = taking;
  const refusal =
    farRefusal(match, unit, from, 'front', length, false).refusal ??
    (length > 0 ? straightRefusal(match, unit, from, 'front', length, { joins: take, rides: false }) : undefined);
  if (refusal) return no(refusal);
  return {
    can: {
      cost,
      to: length > 0 ? movedPlace(from, 'front', length) : from,
      pivoted: pivot ? from : undefined,
      by: length,
      side: 'front',
      taking,
    },
  };
};

/** GL-MOVE-15, GL-R-20: the first move decides for the phase. */
const ridesNow = (match: TabletopMatch, unit: Placed, { byHorse }: Move): { rides: boolean } | Refusal => {
  const facts = { unit: unit.id };
  const rides = byHorse ?? unit.byHorse;
  if (rides && !isMountedFoot(unit)) return refuse('GL-MOVE-15', '{unit} is no mounted foot and has no horses.', facts);
  const moved = (unit.activity?.moves ?? 0) > 0;
  return moved && rides !== unit.byHorse
    ? refuse('GL-R-20', 'The first move of {unit} in this phase decides whether it rides.', facts)
    : { rides };
};

const move = (match: TabletopMatch, unit: Placed, cost: number, order: Move): Judged => {
  if (order.take) return takeOn(match, unit, cost, order);
  const riding = ridesNow(match, unit, order);
  if ('template' in riding) return no(riding);
  return straight(match, unit, cost, 'front', order.ahead, order.pivot, riding.rides, order.join);
};

const stepBack = (match: TabletopMatch, unit: Placed, cost: number, { back, pivot, join }: StepBack): Judged =>
  straight(match, unit, cost, 'rear', back, pivot, false, join);

// ---- turns, guns -----------------------------------------------------------------------------------------------------------

const turn = (match: TabletopMatch, unit: Placed, cost: number, order: Turn): Judged => {
  const most = tariffOf(unit).turn;
  const facts = { unit: unit.id, most: degreeText(most), by: degreeText(Math.abs(order.by)) };
  const rule = isBattle(unit) ? 'GL-FACE-06' : 'GL-FACE-05';
  if (order.by === 0) return no(refuse(rule, 'A turn of {unit} must be more than nothing.', facts));
  if (Math.abs(order.by) > most) return no(refuse(rule, '{unit} may turn by {most} degrees, not by {by}.', facts));
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
  const ground = judged.can && enterRefusal(match, unit, judged.can);
  return ground ? no(ground) : judged;
};

const judgeOpen = (match: TabletopMatch, unit: Placed, order: FunctionOrder): Judged => {
  const cost = tariffOf(unit).costs[order.do]!;
  switch (order.do) {
    case 'turn':
      return turn(match, unit, cost, order);
    case 'aboutFace': {
      const refusal = aboutFaceRefusal(match, unit, order);
      return refusal ? no(refusal) : { can: { cost, to: aboutFaceOf(match, unit, order) } };
    }
    case 'move':
      return move(match, unit, cost, order);
    case 'stepBack':
      return stepBack(match, unit, cost, order);
    case 'prolong':
      return straight(match, unit, cost, 'front', order.ahead, order.pivot, false, undefined);
    case 'changeFormation': {
      const refusal = changeRefusal(match, unit, order);
      return refusal ? no(refusal) : { can: { cost, to: laidPlace(match, unit, order) } };
    }
    case 'charge': {
      const { path, refusal } = chargePath(match, unit, order);
      if (refusal) return no(refusal);
      const slowed = isSlowed(match, unit, path.from, 'front', path.length, false);
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

export { shiftRefusal };
