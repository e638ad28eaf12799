/**
 * Orders that the hall carries out for a side: what is to be answered when a question comes (`Order` of the engine), and
 * what has become of it. Nobody but their side is told of them.
 */
import { orderShape, wire, type Hour, type Order, type Refusal } from '@five-victories/engine/kernel';

const { matching } = wire;

/** The sender's own name for an order: the same again is another order in its place. */
export const orderIdShape: wire.Shape<string> = matching(/^[\w-]{4,64}$/, 'a1b2c3d4');

/** At most so many of a side at once, and so much text of all of them. */
export const MOST_ORDERS = 40;
export const MOST_ORDERS_TEXT = 64_000;

/** Why an order was of no use when a question came: the rules refuse it, or there was nothing like it. */
export interface Missed {
  /** The question came after this line. */
  readonly n: number;
  readonly refusal?: Refusal | undefined;
}

/** An order with the turn and phase in which it was given, and what has become of it. */
export interface GivenOrder extends Hour {
  readonly id: string;
  readonly order: Order;
  /** The last line that was said by it. */
  readonly used?: number | undefined;
  readonly missed?: Missed | undefined;
  /** What it had said was taken back: it is not said again until the order is given anew. */
  readonly rests?: true | undefined;
}

/** Choices in it are read by the shape of their game once the match is known. */
export const givenShape = orderShape();
