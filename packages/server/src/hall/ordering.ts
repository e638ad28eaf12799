/** Orders for later: given, changed and withdrawn, until the hall has carried them out. */
import { hourOf, same, type Fault, type Order, type Side, type Wish } from '@five-victories/engine/kernel';
import { MOST_ORDERS, MOST_ORDERS_TEXT, type GivenOrder, type OrderAsk } from '../protocol/index.js';
import { choiceIn } from '../log/judge.js';
import { sayOrders } from '../log/orders.js';
import { isOver, type Standing } from '../log/standing.js';
import { ordersIn, ordersOf, type Board } from './board.js';
import { hint } from './hints.js';
import type { Answer } from './saying.js';
import { tellNews } from './showing.js';
import { look } from './writing.js';

const wishRead = (standing: Standing, wish: Wish, path: string, faults: Fault[]): Wish =>
  wish.take === 'this' ? { ...wish, choice: choiceIn(standing, wish.choice, `${path}.choice`, faults) } : wish;

/** With its choices as the game reads them. */
const read = (standing: Standing, order: Order, faults: Fault[]): Order => {
  const wishes = (given: readonly Wish[], path: string): readonly Wish[] =>
    given.map((wish, i) => wishRead(standing, wish, `order.${path}[${i}]`, faults));
  const otherwise = order.otherwise && wishes(order.otherwise, 'otherwise');
  return { ...order, say: wishes(order.say, 'say'), ...(otherwise && { otherwise }) };
};

/** Said again it is the same order still; given anew it is the latest, of this turn and phase. */
const afterGiving = (
  orders: readonly GivenOrder[],
  id: string,
  order: Order | undefined,
  { match }: Standing,
): readonly GivenOrder[] => {
  const there = orders.find((each) => each.id === id);
  if (order && there && !there.rests && same(there.order, order)) return orders;
  const others = orders.filter((each) => each.id !== id);
  return order ? [...others, { id, order, ...hourOf(match) }] : others;
};

/** As often as another hall can be first. */
const TRIES = 3;

const setOrders = async (board: Board, side: Side, { id, order }: Pick<OrderAsk, 'id' | 'order'>): Promise<Answer> => {
  const { hall, known } = board;
  const standing = known.standing!;
  const before = ordersOf(known, side);
  const given = afterGiving(before, id, order, standing);
  if (given === before || (given.length === 0 && before.length === 0)) return {};
  // What answers the question that is waiting now says so as it is carried out.
  const said = sayOrders(standing, { ...ordersIn(known), [side]: given }, hall.time.now());
  const text = JSON.stringify(said.lines.length > 0 ? given : said.orders[side]);
  if (given.length > MOST_ORDERS || text.length > MOST_ORDERS_TEXT) return { code: 'large' };
  const name = `orders:${side}` as const;
  const value = given.length > 0 ? text : undefined;
  if (!(await hall.store.setOrders(board.id, side, known.secrets[name], value))) return { code: 'late' };
  board.known = { ...known, secrets: { ...known.secrets, [name]: value } };
  hint(hall, board.id, { t: 'news' });
  await tellNews(board, known);
  return {};
};

/** Gives an order or withdraws it. Nobody else is told of it, nor that anything has happened. */
export const order = async (board: Board, side: Side, ask: OrderAsk): Promise<Answer> => {
  for (let i = 0; i < TRIES; i++) {
    const { standing } = board.known;
    if (!standing) return { code: 'turn' };
    if (isOver(standing)) return { code: 'over' };
    const faults: Fault[] = [];
    const given = ask.order && read(standing, ask.order, faults);
    if (faults.length > 0) return { code: 'shape', faults };
    const done = await setOrders(board, side, { id: ask.id, order: given });
    if (!('code' in done) || done.code !== 'late') return done;
    await look(board);
  }
  return { code: 'failed' };
};
