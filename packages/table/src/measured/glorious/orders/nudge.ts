/** Exact values: the last order of a plan, a little further or a little more turned. */
import { length as asLength, tenths, type Angle } from '@five-victories/engine/geometry';
import {
  asMuchOf,
  isBattle,
  isMountedFoot,
  judgeOrder,
  tariffOf,
  verbsOf,
  type Corner,
  type FunctionOrder,
  type Order,
  type Wheel,
} from '@five-victories/engine/glorious';
import type { GloriousDesk as Desk } from '../../maker.js';
import { add, nextIn, replace, type OrderDraft } from './draft.js';
import { planOf, type Post } from './plan.js';

const naturalCorner = (by: number): Corner => (by > 0 ? 'right' : 'left');

export const wheelBy = (post: Post, by: Angle, corner: Corner | undefined): Wheel =>
  isBattle(post.unit) ? { by } : { corner: corner ?? naturalCorner(by), by };

/** Where the last order of a plan is given. */
const lastPost = (desk: Desk, draft: OrderDraft): Post | undefined =>
  planOf(desk.match, draft.unit, draft.orders).steps.at(-1);

/** The same order by so much more; undefined when that leaves nothing of it. */
const lengthened = (order: Order, by: number): Order | undefined => {
  if ((order.do === 'move' || order.do === 'prolong') && order.ahead !== undefined) {
    const ahead = order.ahead + by;
    return ahead > 0 ? { ...order, ahead: asLength(ahead) } : undefined;
  }
  if (order.do !== 'stepBack' || order.back === undefined) return undefined;
  const back = order.back - by;
  return back > 0 ? { ...order, back: asLength(back) } : undefined;
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
    if (!order) return { ...draft, orders: draft.orders.slice(0, -1), held: undefined };
    const most = legal(post, order as FunctionOrder);
    return most ? replace(draft, draft.orders.length - 1, most) : draft;
  }
  const next = nextIn(desk, draft);
  const order = next && begun(next, draft, by);
  return order ? add(draft, order) : undefined;
};

const pivoted = (post: Post, order: Order, by: number, corner: Corner | undefined): Order => {
  if (!('pivot' in order) && !isStraight(order) && order.do !== 'charge') return order;
  const { pivot } = order as { pivot?: Wheel };
  const now = tenths((pivot?.by ?? 0) + by);
  const wheel = wheelBy(
    post,
    now,
    corner ?? (pivot && Math.sign(pivot.by) === Math.sign(now) ? pivot.corner : undefined),
  );
  const { pivot: _before, ...rest } = order as Order & { pivot?: Wheel };
  return now === 0 ? rest : ({ ...rest, pivot: wheel } as Order);
};

/** More to the right or to the left: the wheel that was planned last, the pivot of a move, or a new wheel. */
export const turnMore = (desk: Desk, draft: OrderDraft, by: number): OrderDraft | undefined => {
  const last = draft.orders.at(-1);
  const post = lastPost(desk, draft);
  const at = draft.orders.length - 1;
  if (last?.do === 'turn' && post) {
    const now = tenths(last.by + by);
    if (now === 0) return { ...draft, orders: draft.orders.slice(0, -1), held: undefined };
    const keeps = Math.sign(now) === Math.sign(last.by) ? last.corner : undefined;
    const most = legal(post, { do: 'turn', ...wheelBy(post, now, draft.pins.corner ?? keeps) });
    return most ? replace(draft, at, most) : draft;
  }
  if (last && post && (isStraight(last) || last.do === 'charge')) {
    const order = pivoted(post, last, by, draft.pins.corner);
    return judgeOrder(post.match, post.unit, order as FunctionOrder).can ? replace(draft, at, order) : draft;
  }
  const next = nextIn(desk, draft);
  if (!next || tariffOf(next.unit).costs['turn'] === undefined) return undefined;
  const order = legal(next, { do: 'turn', ...wheelBy(next, tenths(by), draft.pins.corner) });
  return order ? add(draft, order) : undefined;
};
