/**
 * A plan: orders for one formation, one after the other. Each is tried on a copy where those before it have been carried
 * out, so that what is shown is what the engine will do.
 */
import { answer, fork, refusal, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, type Place, type UnitId } from '@five-victories/engine/tabletop';
import {
  judgeOrder,
  shiftedPlace,
  type Carried,
  type FunctionOrder,
  type Order,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { knownOf } from '../../known.js';
import { askedIn } from '../../decisions.js';

/** A match at the decision about a formation, and the formation in it. */
export interface Post {
  readonly match: GloriousMatch;
  readonly unit: Placed;
}

export interface Step extends Post {
  readonly order: Order;
  /** What it comes to; undefined when it is refused, and for what is no function. */
  readonly can: Carried | undefined;
  readonly refusal: Refusal | undefined;
  /** Where the formation stands after it; where it stood, if it is refused. */
  readonly to: Place;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Where the next order would be given; undefined when there is none to give. */
  readonly next: Post | undefined;
  readonly refusal: Refusal | undefined;
}

/** Dice of its own: nobody reads the dice to come. */
const SEED = 1;

/** The formation that is asked for an order, if one is. */
const postIn = (match: GloriousMatch, id: UnitId): Post | undefined => {
  const asked = askedIn(match);
  if (asked?.kind !== 'order' || asked.about.unit !== id) return undefined;
  const unit = findUnit(match, id);
  return unit?.place ? { match, unit: unit as Placed } : undefined;
};

/**
 * Where the formation is asked again after an order that is legal. One that takes all its functions is not played out:
 * that could lead through whole phases.
 */
export const after = ({ match, unit }: Post, order: Order, can: Carried | undefined): Post | undefined => {
  if (order.do === 'stop' || (can && can.cost >= unit.functions)) return undefined;
  const copy = fork(match, SEED);
  answer(copy, order);
  return postIn(copy, unit.id);
};

const isFunction = (order: Order): order is FunctionOrder => order.do !== 'stop' && order.do !== 'shift';

const stepOf = (post: Post, order: Order): Step => {
  const { match, unit } = post;
  if (isFunction(order)) {
    const { can, refusal: why } = judgeOrder(match, unit, order);
    return { ...post, order, can, refusal: why, to: can?.to ?? unit.place };
  }
  const why = refusal(match, order);
  const shifts = !why && order.do === 'shift' && order.unit === unit.id;
  return { ...post, order, can: undefined, refusal: why, to: shifts ? shiftedPlace(unit) : unit.place };
};

const made = (start: Post, orders: readonly Order[]): Plan => {
  const steps: Step[] = [];
  let post: Post | undefined = start;
  for (const order of orders) {
    if (!post) break;
    const step: Step = stepOf(post, order);
    steps.push(step);
    if (step.refusal) return { steps, next: undefined, refusal: step.refusal };
    post = after(post, order, step.can);
  }
  return { steps, next: post, refusal: undefined };
};

/** The plan for a list of orders, remembered for as long as the list is kept. */
export const planOf = (match: GloriousMatch, id: UnitId, orders: readonly Order[]): Plan => {
  const work = (): Plan => {
    const start = postIn(match, id);
    return start ? made(start, orders) : { steps: [], next: undefined, refusal: undefined };
  };
  return knownOf(orders, `plan ${id}`, work, match);
};

/** Functions that the legal steps of a plan cost. */
export const costOf = ({ steps }: Plan): number => steps.reduce((sum, { can }) => sum + (can?.cost ?? 0), 0);
