/** Functions of a formation, put together on the table and by keys. The form is added by `order-maker`. */
import type { Order } from '@five-victories/engine/glorious';
import type { Key } from '../../gesture.js';
import type { Desk, Maker, Outcome } from '../../maker.js';
import { chargesAt } from './charging.js';
import { freshDraft, ordersIn, planIn, replace, takeBack, type OrderDraft } from './draft.js';
import { gestureOn } from './gesture.js';
import { marksOf } from './marks.js';
import { further, turnMore } from './nudge.js';
import type { DragVerb } from './ways.js';

/** A tenth of an inch, an inch; a degree, ten. */
const NUDGE = { far: [100, 1000], turn: [10, 100] } as const;

const PINS: Readonly<Record<string, DragVerb>> = { t: 'turn', v: 'move', b: 'stepBack', p: 'prolong' };

/** Another way to charge the same enemy. */
export const otherCharge = (desk: Desk, draft: OrderDraft): OrderDraft | undefined => {
  const at = draft.orders.length - 1;
  const step = planIn(desk, draft).steps[at];
  if (step?.order.do !== 'charge') return undefined;
  const { ways } = chargesAt(step, step.order.target, step.order.change);
  const now = ways.findIndex(({ order }) => same(order, step.order));
  const next = ways[(now + 1) % ways.length];
  return next && ways.length > 1 ? replace(draft, at, next.order) : undefined;
};

const same = (a: Order, b: Order): boolean => JSON.stringify(a) === JSON.stringify(b);

const keyed = (desk: Desk, draft: OrderDraft, { key, shift }: Key): OrderDraft | undefined => {
  const much = shift ? 1 : 0;
  switch (key) {
    case 'ArrowUp':
      return further(desk, draft, NUDGE.far[much]);
    case 'ArrowDown':
      return further(desk, draft, -NUDGE.far[much]);
    case 'ArrowRight':
      return turnMore(desk, draft, NUDGE.turn[much]);
    case 'ArrowLeft':
      return turnMore(desk, draft, -NUDGE.turn[much]);
    case 'Backspace':
    case 'Escape':
      return takeBack(draft);
    case 'c':
      return otherCharge(desk, draft);
    default: {
      const verb = PINS[key];
      return verb && { ...draft, pins: { ...draft.pins, verb: draft.pins.verb === verb ? undefined : verb } };
    }
  }
};

export const order: Maker<OrderDraft> = {
  begin: freshDraft,
  gesture: gestureOn,
  key: (desk, draft, key): Outcome<OrderDraft> | undefined => {
    if (key.ctrl || key.alt) return undefined;
    const next = keyed(desk, draft, key);
    return next && { draft: next };
  },
  marks: marksOf,
  choices: (_desk, draft) => {
    const orders = ordersIn(draft);
    return orders.length > 0 ? orders : undefined;
  },
  refusal: (desk, draft) => planIn(desk, draft).refusal,
};
