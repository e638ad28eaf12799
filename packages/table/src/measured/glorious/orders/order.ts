/** Functions of a formation, put together on the table and by keys. */
import { same } from '@five-victories/engine/kernel';
import { verbsOf, type DragVerb } from '@five-victories/engine/glorious';
import type { Key } from '../../gesture.js';
import { nextOf } from '../../lists.js';
import { drafted, type GloriousDesk as Desk, type GloriousMaker as Maker } from '../../maker.js';
import { chargesAt } from './charging.js';
import { add, freshDraft, nextIn, ordersIn, planIn, replace, takeBack, type OrderDraft } from './draft.js';
import { newOrder } from './edits.js';
import { gestureOn } from './gesture.js';
import { orderMarks } from './marks.js';
import { further, turnMore } from './nudge.js';

/** A tenth of an inch, an inch; a degree, ten. */
const NUDGE = { far: [100, 1000], turn: [10, 100] } as const;

/** Functions that need no aim, by a key. */
const VERBS: Readonly<Record<string, string>> = { a: 'aboutFace', g: 'changeFormation' };

const PINS: Readonly<Record<string, DragVerb>> = { t: 'turn', v: 'move', b: 'stepBack', p: 'prolong' };

/** Another way to charge the same enemy. */
export const otherCharge = (desk: Desk, draft: OrderDraft): OrderDraft | undefined => {
  const at = draft.orders.length - 1;
  const step = planIn(desk, draft).steps[at];
  if (step?.order.do !== 'charge') return undefined;
  const { ways } = chargesAt(step, step.order.target, step.order.change);
  const now = ways.find(({ order: each }) => same(each, step.order));
  const next = nextOf(ways, now, 1);
  return next && ways.length > 1 ? replace(draft, at, next.order) : undefined;
};

const added = (desk: Desk, draft: OrderDraft, key: string): OrderDraft | undefined => {
  const next = nextIn(desk, draft);
  if (!next) return undefined;
  const verb = VERBS[key] ?? (next.unit.limbered ? 'unlimber' : 'limber');
  const order = verbsOf(next.match, next.unit).includes(verb) ? newOrder(next, verb, draft.pins) : undefined;
  return order && add(draft, order);
};

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
    case 'h':
      return { ...draft, pins: { ...draft.pins, byHorse: !draft.pins.byHorse } };
    case 'a':
    case 'g':
    case 'l':
      return added(desk, draft, key);
    default: {
      const verb = PINS[key];
      return verb && { ...draft, pins: { ...draft.pins, verb: draft.pins.verb === verb ? undefined : verb } };
    }
  }
};

export const order: Maker<OrderDraft> = {
  begin: freshDraft,
  gesture: gestureOn,
  key: (desk, draft, key) => (key.ctrl || key.alt ? undefined : drafted(keyed(desk, draft, key))),
  marks: orderMarks,
  choices: (_desk, draft) => {
    const orders = ordersIn(draft);
    return orders.length > 0 ? orders : undefined;
  },
  refusal: (desk, draft) => planIn(desk, draft).refusal,
};
