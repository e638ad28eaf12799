/**
 * What follows from orders that were given for later: which lines are said by them, and what has become of each. Plain
 * data; nothing is written here. What is asked in secret is answered by nobody's order: for that there are drawers.
 */
import {
  hourOf,
  isForCase,
  isInForce,
  isSecret,
  orderedBy,
  type Both,
  type Ordered,
  type Side,
} from '@five-victories/engine/kernel';
import type { HallLine } from '@five-victories/engine/fair';
import type { GivenOrder, Millis } from '../protocol/index.js';
import { isNo, judgeSay } from './judge.js';
import { isOver, type Standing } from './standing.js';

export type Orders = Both<readonly GivenOrder[]>;

export interface ByOrders {
  readonly lines: readonly HallLine[];
  readonly after: Standing;
  readonly orders: Orders;
}

/** A fault in an order must not go round for ever; what is left is played in the next breath. */
const MOST_LINES = 60;

/** What the orders of whoever is asked say now, those in force; and what nobody is asked in the open, nobody orders. */
const orderedNow = (now: Standing, orders: Orders): Ordered<GivenOrder> | undefined => {
  const { match, paused } = now;
  if (isOver(now) || paused || !match.decision || match.wanted || isSecret(match)) return undefined;
  const hour = hourOf(match);
  const inForce = orders[match.decision.side].filter(
    ({ order, rests, ...given }) => !rests && isInForce(order, given, hour),
  );
  return inForce.length > 0 ? orderedBy(match, inForce) : undefined;
};

const noted = (orders: Orders, side: Side, id: string, what: Partial<GivenOrder>): Orders => ({
  ...orders,
  [side]: orders[side].map((each) => (each.id === id ? { ...each, ...what } : each)),
});

const NO_SALT = (): string => {
  throw new Error('Nothing is laid face down by an order.');
};

/** Says what is ordered, as long as something is. An order that is of no use is noted, and the question is asked. */
export const sayOrders = (now: Standing, given: Orders, at: Millis): ByOrders => {
  let [after, orders] = [now, given];
  for (let i = 0; i < MOST_LINES; i++) {
    const found = orderedNow(after, orders);
    if (!found) break;
    const { side } = after.match.decision!;
    const { id, order, missed } = found.order;
    const ordered = isForCase(order) ? ('case' as const) : ('standing' as const);
    const said = found.choice && judgeSay(after, { by: side, at, salt: NO_SALT, ordered }, [found.choice]);
    if (!said || isNo(said)) {
      const refusal = said?.refusal ?? ('refusal' in found ? found.refusal : undefined);
      if (missed?.n !== after.n) orders = noted(orders, side, id, { missed: { n: after.n, refusal } });
      break;
    }
    ({ after } = said);
    orders = noted(orders, side, id, { used: after.n });
  }
  return { lines: after.counted.slice(now.counted.length).map(({ line }) => line), after, orders };
};

/** After a take-back: whatever would be said at once again rests, or nothing could be taken back. */
export const restingAfter = (now: Standing, given: Orders): Orders => {
  let orders = given;
  for (let i = 0; i < MOST_LINES; i++) {
    const found = orderedNow(now, orders);
    if (!found?.choice) break;
    orders = noted(orders, now.match.decision!.side, found.order.id, { rests: true });
  }
  return orders;
};
