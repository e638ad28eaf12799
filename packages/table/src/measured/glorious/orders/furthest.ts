/** As much of a wanted order as the engine allows: shorter, or turned less; and why not all of it. */
import type { Refusal } from '@five-victories/engine/kernel';
import { length as asLength, tenths, SLACK } from '@five-victories/engine/geometry';
import { judgeOrder, type Carried, type FunctionOrder } from '@five-victories/engine/glorious';
import type { Post } from './plan.js';

export interface Allowed {
  readonly order: FunctionOrder;
  readonly can: Carried;
  /** Why it is less than was wanted. */
  readonly refusal: Refusal | undefined;
}
export type Tried = Allowed | { readonly order?: undefined; readonly refusal: Refusal };

/** The same order, so much of it; undefined when there is no less of it. */
type Scale = { readonly most: number; readonly least: number; readonly at: (much: number) => FunctionOrder };

/** The shortest ride there is lies within the first search; a move may be of any length. */
const scaleOf = (order: FunctionOrder): Scale | undefined => {
  switch (order.do) {
    case 'turn': {
      const sign = Math.sign(order.by);
      return { most: Math.abs(order.by), least: 1, at: (much) => ({ ...order, by: tenths(sign * much) }) };
    }
    case 'move':
      if (order.ahead === undefined || order.join !== undefined || order.take !== undefined) return undefined;
      return { most: order.ahead, least: 1, at: (much) => ({ ...order, ahead: asLength(much) }) };
    case 'prolong':
      return { most: order.ahead, least: 1, at: (much) => ({ ...order, ahead: asLength(much) }) };
    case 'stepBack':
      if (order.back === undefined || order.join !== undefined) return undefined;
      return { most: order.back, least: 1, at: (much) => ({ ...order, back: asLength(much) }) };
    default:
      return undefined;
  }
};

/** Rides begin far out: if the least of an order is refused, something in between may yet be legal. */
const PROBES = 8;

const lowest = ({ match, unit }: Post, { most, least, at }: Scale): number | undefined => {
  if (!judgeOrder(match, unit, at(least)).refusal) return least;
  for (let i = 1; i < PROBES; i++) {
    const much = Math.round(least + ((most - least) * i) / PROBES);
    if (!judgeOrder(match, unit, at(much)).refusal) return much;
  }
  return undefined;
};

/** Rules about how far a formation goes at most. */
const ALLOWANCES = new Set(['GL-MOVE-14', 'GL-TERR-04']);

/** The most of it that is legal, between something that is and all of it, which is not. */
export const furthest = (post: Post, wanted: FunctionOrder): Tried => {
  const { match, unit } = post;
  const whole = judgeOrder(match, unit, wanted);
  if (whole.can) return { order: wanted, can: whole.can, refusal: undefined };
  const scale = scaleOf(wanted);
  let low = scale && scale.most > scale.least ? lowest(post, scale) : undefined;
  if (!scale || low === undefined) return { refusal: whole.refusal };
  let high = scale.most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (judgeOrder(match, unit, scale.at(middle)).refusal) high = middle;
    else low = middle;
  }
  // The engine forgives a hair more than the allowance; nobody is to make use of it.
  if (ALLOWANCES.has(whole.refusal.rule) && low > SLACK) low -= SLACK;
  const order = scale.at(low);
  return { order, can: judgeOrder(match, unit, order).can!, refusal: whole.refusal };
};
