/** What the hand does to a formation: it is pulled, its corners are turned, it is dropped on friend and foe. */
import { figureIn, type UnitId } from '@five-victories/engine/tabletop';
import { heading as asHeading, headingBetween, hull } from '@five-victories/engine/geometry';
import {
  frontLength,
  isBattle,
  judgeOrder,
  largestPivot,
  turnTowards,
  type FunctionOrder,
  type Order,
  type Pins,
} from '@five-victories/engine/glorious';
import type { Gesture } from '../../gesture.js';
import { drafted, type GloriousDesk as Desk, type Outcome } from '../../maker.js';
import type { Spot } from '../../marks.js';
import { bestCharge, isEnemy } from './charging.js';
import { replace, withOrders, type Held, type OrderDraft } from './draft.js';
import { isAim, joinAim, mayBeJoined } from './joining.js';
import { turnedBy } from './edits.js';
import { planOf, type Post } from './plan.js';
import { aimTo, type Aim } from './plan-to.js';

/** Handles of the ghost. */
const HANDLES = ['on', 'left', 'right', 'turn', 'pivot', 'heading'] as const;
type Handle = (typeof HANDLES)[number];

const NONE: readonly Order[] = [];

/** The middle of the ground it covers, as it sees it. */
const middleOf = ({ match, unit }: Post): Spot => {
  if (isBattle(unit)) return { x: 0, y: 0 };
  return { x: 0, y: 0 - hull(figureIn(match, unit, unit.place)).along };
};

const cornerGrip = ({ match, unit }: Post, handle: string): Spot => {
  if (handle === 'turn') return { x: 0, y: unit.place.diameter! / 2 };
  const half = frontLength(match, unit, unit.place) / 2;
  return { x: handle === 'left' ? -half : half, y: 0 };
};

/** What is planned before the thing in hand: a corner that is turned again turns the same wheel. */
const baseOf = ({ orders }: OrderDraft, handle: string): readonly Order[] => {
  if (handle === 'body') return NONE;
  const last = orders.at(-1);
  const again =
    handle === 'pivot' || handle === 'heading' || (handle !== 'on' && last?.do === 'turn' && handleOf(last) === handle);
  return again ? orders.slice(0, -1) : orders;
};

/** The corner that moves in a wheel. */
const handleOf = ({ corner }: { corner?: 'left' | 'right' | undefined }): Handle =>
  corner === undefined ? 'turn' : corner === 'left' ? 'right' : 'left';

const grab = (desk: Desk, draft: OrderDraft, { held, grip }: Gesture): OrderDraft | undefined => {
  const by = held?.handle ?? (held?.unit === draft.unit ? 'body' : undefined);
  if (by === undefined || (by !== 'body' && !HANDLES.includes(by as Handle))) return undefined;
  const base = baseOf(draft, by);
  const post = planOf(desk.match, draft.unit, base).next;
  if (!post) return undefined;
  const taken = by === 'body' ? (grip ?? middleOf(post)) : by === 'on' ? middleOf(post) : cornerGrip(post, by);
  return { ...draft, held: { by, grip: taken, base, aim: undefined, barred: undefined } };
};

// ---- what a pull comes to --------------------------------------------------------------------------------------------

const single = (post: Post, order: FunctionOrder): Aim | undefined => {
  const { can, refusal } = judgeOrder(post.match, post.unit, order);
  return can
    ? { orders: [order], place: can.to, cost: can.cost, beyond: undefined }
    : { orders: [], place: post.unit.place, cost: 0, beyond: { place: post.unit.place, refusal } };
};

/** The pivot of the move or charge that was planned last. */
const pivotAim = (post: Post, last: Order, at: Spot): Aim | undefined => {
  const most = largestPivot(post.match, post.unit, post.unit.place);
  const wanted = Math.max(0 - most, Math.min(most, turnTowards(post.unit.place, at)));
  return single(post, turnedBy(post, last, wanted, undefined) as FunctionOrder);
};

const headingAim = (post: Post, at: Spot): Aim | undefined => {
  const { x, y } = figureIn(post.match, post.unit, post.unit.place);
  const heading = asHeading(Math.round(headingBetween({ x, y }, at) / 10) * 10);
  return single(post, { do: 'unlimber', heading });
};

const pinsFor = ({ pins }: OrderDraft, handle: string, loose: boolean): Pins => {
  if (handle === 'left') return { ...pins, verb: 'turn', corner: 'right', loose };
  if (handle === 'right') return { ...pins, verb: 'turn', corner: 'left', loose };
  return handle === 'turn' ? { ...pins, verb: 'turn', loose } : { ...pins, loose };
};

/** Dropped on a friend or an enemy: that is meant, if it can be done. */
const metAim = (post: Post, over: UnitId | undefined): Pick<Held, 'aim' | 'barred'> | undefined => {
  if (isEnemy(post, over)) {
    const found = bestCharge(post, over);
    return 'order' in found
      ? {
          aim: { orders: [found.order], place: found.to, cost: post.unit.functions, beyond: undefined },
          barred: undefined,
        }
      : { aim: undefined, barred: { unit: over, refusal: found } };
  }
  if (!mayBeJoined(post, over)) return undefined;
  const found = joinAim(post, over);
  return isAim(found) ? { aim: found, barred: undefined } : { aim: undefined, barred: { unit: over, refusal: found } };
};

const pulled = (desk: Desk, draft: OrderDraft, held: Held, { at, over, alt }: Gesture): Held => {
  const post = planOf(desk.match, draft.unit, held.base).next;
  if (!post) return held;
  if (held.by === 'pivot') {
    const last = draft.orders[held.base.length];
    return { ...held, aim: last && pivotAim(post, last, at), barred: undefined };
  }
  if (held.by === 'heading') return { ...held, aim: headingAim(post, at), barred: undefined };
  const met = held.by === 'body' || held.by === 'on' ? metAim(post, over?.unit) : undefined;
  if (met?.aim) return { ...held, ...met };
  const aim = aimTo(post, { grip: held.grip, at }, pinsFor(draft, held.by, alt), desk.grain);
  return { ...held, aim, barred: met?.barred };
};

/** Where it was taken hold of and let go again: nothing was meant. */
const isStill = ({ aim }: Held): boolean => aim === undefined || aim.orders.length === 0;

/** The formation itself was drawn to where it may go: there is nothing to add. */
const isMeant = (held: Held): boolean =>
  held.by === 'body' && !isStill(held) && held.aim?.beyond === undefined && held.barred === undefined;

/** Dropped by a hand that rested, or with Shift on whom it charges: its odds have been seen, or need not be. */
const asMeant = (held: Held, { rested, shift }: Gesture): Held => {
  const isCharge = held.aim?.orders.at(-1)?.do === 'charge';
  return { ...held, sure: isMeant(held) && (rested === true || (shift && isCharge)) };
};

export const gestureOn = (desk: Desk, draft: OrderDraft, gesture: Gesture): Outcome<OrderDraft> | undefined => {
  const { held } = draft;
  switch (gesture.is) {
    case 'grab':
      return drafted(grab(desk, draft, gesture));
    case 'drag':
      return held && { draft: { ...draft, held: asMeant(pulled(desk, draft, held, gesture), gesture) } };
    case 'drop': {
      if (!held) return undefined;
      const last = asMeant(pulled(desk, draft, held, gesture), gesture);
      const orders = isStill(last) ? draft.orders : [...last.base, ...last.aim!.orders];
      return { draft: withOrders(draft, orders), meant: isMeant(last), sure: last.sure === true };
    }
    case 'tap':
      return tapped(desk, draft, gesture);
    default:
      return undefined;
  }
};

/** A tap on an element of its own, while a change of formation is planned: that one keeps its place. */
const kept = (draft: OrderDraft, { over }: Gesture): Outcome<OrderDraft> | undefined => {
  const last = draft.orders.at(-1);
  if (last?.do !== 'changeFormation' || over?.unit !== draft.unit || over.stand === undefined) return undefined;
  return { draft: replace(draft, draft.orders.length - 1, { ...last, element: over.stand }) };
};

/** A tap on an enemy aims a charge at it. */
const tapped = (desk: Desk, draft: OrderDraft, gesture: Gesture): Outcome<OrderDraft> | undefined => {
  const { over } = gesture;
  const keeps = kept(draft, gesture);
  if (keeps) return keeps;
  const post = planOf(desk.match, draft.unit, NONE).next;
  const found = post && isEnemy(post, over?.unit) ? bestCharge(post, over.unit) : undefined;
  return found && 'order' in found ? { draft: withOrders(draft, [found.order]) } : undefined;
};
