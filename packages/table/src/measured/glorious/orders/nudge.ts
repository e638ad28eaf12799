/** Exact values: the last order of a plan, a little further or a little more turned. */
import { length as asLength, tenths } from '@five-victories/engine/geometry';
import {
  asMuchOf,
  isMountedFoot,
  judgeOrder,
  tariffOf,
  verbsOf,
  type FunctionOrder,
  type Order,
} from '@five-victories/engine/glorious';
import type { GloriousDesk as Desk } from '../../maker.js';
import { add, nextIn, replace, withOrders, type OrderDraft } from './draft.js';
import { farIn, goneFar, turnedBy, wheelBy, wheelIn } from './edits.js';
import { planOf, type Post } from './plan.js';

/** Where the last order of a plan is given. */
const lastPost = (desk: Desk, draft: OrderDraft): Post | undefined =>
  planOf(desk.match, draft.unit, draft.orders).steps.at(-1);

/** The same order by so much more; undefined when that leaves nothing of it. */
const lengthened = (order: Order, by: number): Order | undefined => {
  const far = (farIn(order) ?? -Infinity) + (order.do === 'stepBack' ? -by : by);
  return far > 0 ? goneFar(order, far) : undefined;
};

const isStraight = ({ do: verb }: Order): boolean => verb === 'move' || verb === 'prolong' || verb === 'stepBack';

const legal = (post: Post, wanted: FunctionOrder): FunctionOrder | undefined =>
  asMuchOf(post.match, post.unit, wanted).order;

/** A first straight order of this length: ahead or back, by what the formation has. */
const begun = (post: Post, draft: OrderDraft, by: number): FunctionOrder | undefined => {
  const verbs = verbsOf(post.match, post.unit);
  const ahead = asLength(Math.abs(by));
  if (by < 0) return verbs.includes('stepBack') ? legal(post, { do: 'stepBack', back: ahead }) : undefined;
  const byHorse = draft.pins.byHorse && isMountedFoot(post.unit) ? { byHorse: true } : {};
  if (verbs.includes('move')) return legal(post, { do: 'move', ahead, ...byHorse });
  return verbs.includes('prolong') ? legal(post, { do: 'prolong', ahead }) : undefined;
};

/** Further or less far by so much. */
export const further = (desk: Desk, draft: OrderDraft, by: number): OrderDraft | undefined => {
  const last = draft.orders.at(-1);
  const post = lastPost(desk, draft);
  if (last && post && isStraight(last)) {
    const order = lengthened(last, by);
    if (!order) return withOrders(draft, draft.orders.slice(0, -1));
    const most = legal(post, order as FunctionOrder);
    return most ? replace(draft, draft.orders.length - 1, most) : draft;
  }
  const next = nextIn(desk, draft);
  const order = next && begun(next, draft, by);
  return order ? add(draft, order) : undefined;
};

/** More to the right or to the left: the wheel that was planned last, the pivot of a move, or a new wheel. */
export const turnMore = (desk: Desk, draft: OrderDraft, by: number): OrderDraft | undefined => {
  const last = draft.orders.at(-1);
  const post = lastPost(desk, draft);
  if (last && post && (last.do === 'turn' || last.do === 'charge' || isStraight(last))) {
    const { by: before = 0, corner } = wheelIn(last) ?? {};
    const now = before + by;
    if (last.do === 'turn' && now === 0) return withOrders(draft, draft.orders.slice(0, -1));
    const keeps = Math.sign(now) === Math.sign(before) ? corner : undefined;
    const order = turnedBy(post, last, now, draft.pins.corner ?? keeps) as FunctionOrder;
    const most = last.do === 'turn' ? legal(post, order) : judgeOrder(post.match, post.unit, order).can && order;
    return most ? replace(draft, draft.orders.length - 1, most) : draft;
  }
  const next = nextIn(desk, draft);
  if (!next || tariffOf(next.unit).costs['turn'] === undefined) return undefined;
  const order = legal(next, { do: 'turn', ...wheelBy(next, tenths(by), draft.pins.corner) });
  return order ? add(draft, order) : undefined;
};
