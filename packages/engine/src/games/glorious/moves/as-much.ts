/** As much of a wanted order as may be had: shorter, or turned less; and why not all of it. */
import { length as asLength, tenths, type Side } from '../../../geometry/index.js';
import { furthest } from '../../../kernel/furthest.js';
import type { Refusal } from '../../../kernel/refusal.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';
import { BY_HORSE } from '../tables.js';
import { halvesAllowance, moveOf } from './allowance.js';
import type { Carried } from './judged.js';
import { leftOf } from './moves.js';
import { judge, type FunctionOrder } from './orders.js';

export type Planned =
  | {
      readonly order: FunctionOrder;
      readonly can: Carried;
      /** Why it is less than was wanted. */
      readonly refusal: Refusal | undefined;
    }
  | { readonly order?: undefined; readonly refusal: Refusal };

/** So much of an order, in tenths of a degree or thousandths. */
interface Scale {
  readonly least: number;
  readonly wanted: number;
  /** What goes straight on has an allowance. */
  readonly side?: Side;
  readonly rides?: boolean;
  readonly at: (much: number) => FunctionOrder;
}

/** undefined: all of it or nothing. */
const scaleOf = (unit: Placed, order: FunctionOrder): Scale | undefined => {
  switch (order.do) {
    case 'turn': {
      const sign = Math.sign(order.by);
      return { least: 1, wanted: Math.abs(order.by), at: (much) => ({ ...order, by: tenths(sign * much) }) };
    }
    case 'move': {
      const { ahead: wanted, join, take, byHorse: rides = unit.byHorse } = order;
      if (wanted === undefined || join !== undefined || take !== undefined) return undefined;
      const least = rides ? BY_HORSE.least : 1;
      return { least, wanted, side: 'front', rides, at: (much) => ({ ...order, ahead: asLength(much) }) };
    }
    case 'prolong':
      return { least: 1, wanted: order.ahead, side: 'front', at: (much) => ({ ...order, ahead: asLength(much) }) };
    case 'stepBack':
      if (order.back === undefined || order.join !== undefined) return undefined;
      return { least: 1, wanted: order.back, side: 'rear', at: (much) => ({ ...order, back: asLength(much) }) };
    default:
      return undefined;
  }
};

/** What a judge forgives beyond the allowance nobody is to make use of. */
const allowanceOf = (match: GloriousMatch, unit: Placed, { side, rides = false }: Scale, slowed = false): number => {
  if (side === undefined) return Infinity;
  const whole = moveOf(unit, rides, side === 'rear');
  return leftOf(match, unit, side, slowed && halvesAllowance(match) ? whole / 2 : whole);
};

/** Points that are tried where not all of it may be had. */
const SAMPLES = 8;

/** The most of an order that is legal. */
export const asMuchOf = (match: GloriousMatch, unit: Placed, order: FunctionOrder): Planned => {
  const { can, refusal } = judge(match, unit, order);
  if (can) return { order, can, refusal: undefined };
  const scale = scaleOf(unit, order);
  if (!scale) return { refusal };
  const planned = (much: number): Planned | undefined => {
    const less = scale.at(much);
    const judged = judge(match, unit, less);
    return judged.can && { order: less, can: judged.can, refusal };
  };
  const most = Math.min(scale.wanted, allowanceOf(match, unit, scale));
  const search = { least: scale.least, most, samples: SAMPLES };
  const { much } = furthest(search, (by) => judge(match, unit, scale.at(by)).refusal);
  const found = much === undefined ? undefined : planned(much);
  if (!found?.order) return { refusal };
  const slow = allowanceOf(match, unit, scale, found.can.slowed);
  return (much! > slow ? planned(Math.floor(slow)) : undefined) ?? found;
};
