/** The draft of orders for a formation: what has been planned, what the hand is pulling at, what is settled. */
import type { Refusal } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import { NO_PINS, type Order, type Pins } from '@five-victories/engine/glorious';
import { knownOf } from '../../known.js';
import { replacedIn, withoutAt } from '../../lists.js';
import { askedAs, type GloriousDesk as Desk } from '../../maker.js';
import type { Spot } from '../../marks.js';
import { planOf, type Plan, type Post } from './plan.js';
import type { Aim } from './plan-to.js';

/** What the hand holds, and what that comes to now. */
export interface Held {
  /** `body` is the formation itself; else a handle of the ghost. */
  readonly by: string;
  readonly grip: Spot;
  /** Orders that were planned before it. */
  readonly base: readonly Order[];
  readonly aim: Aim | undefined;
  /** What is under the hand and cannot be charged or joined, and why. */
  readonly barred: { readonly unit: UnitId; readonly refusal: Refusal } | undefined;
  /** Letting go gives the order, whatever may come of it: the hand has rested over it. */
  readonly sure?: boolean;
}

export interface OrderDraft {
  readonly unit: UnitId;
  readonly orders: readonly Order[];
  readonly held: Held | undefined;
  readonly pins: Pins;
}

export const NO_ORDERS: readonly Order[] = [];

const unitIn = (desk: Desk): UnitId => desk.unit ?? askedAs(desk, 'order').about.unit;

export const freshDraft = (desk: Desk): OrderDraft => ({
  unit: unitIn(desk),
  orders: NO_ORDERS,
  held: undefined,
  pins: NO_PINS,
});

/** What would be said now. */
export const ordersIn = ({ orders, held }: OrderDraft): readonly Order[] => (held ? joined(held) : orders);

/** One list for one pull, so that its plan is made once. */
const joined = (held: Held): readonly Order[] =>
  knownOf(held, 'orders', () => [...held.base, ...(held.aim?.orders ?? [])]);

export const planIn = (desk: Desk, draft: OrderDraft): Plan => planOf(desk.match, draft.unit, ordersIn(draft));

/** Where the next order would be given, after those planned. */
export const nextIn = (desk: Desk, draft: OrderDraft): Post | undefined =>
  planOf(desk.match, draft.unit, draft.orders).next;

export const withOrders = (draft: OrderDraft, orders: readonly Order[]): OrderDraft => ({
  ...draft,
  orders,
  held: undefined,
});

/** One more order at the end of the plan. */
export const add = (draft: OrderDraft, order: Order): OrderDraft => withOrders(draft, [...draft.orders, order]);

/** One step back; undefined when there is none. */
export const takeBack = (draft: OrderDraft): OrderDraft | undefined => {
  if (draft.held) return { ...draft, held: undefined };
  return draft.orders.length > 0 ? withOrders(draft, draft.orders.slice(0, -1)) : undefined;
};

export const replace = (draft: OrderDraft, at: number, order: Order): OrderDraft =>
  withOrders(draft, replacedIn(draft.orders, at, order));

export const remove = (draft: OrderDraft, at: number): OrderDraft => withOrders(draft, withoutAt(draft.orders, at));
