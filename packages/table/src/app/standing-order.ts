/** Standing orders: reactions that are declined without asking, until a phase, a turn or the match ends. */
import { declines, type Choice, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';

export const SPANS = ['phase', 'turn', 'match'] as const;
export type Span = (typeof SPANS)[number];

export interface StandingOrder {
  readonly side: Side;
  readonly until: Span;
  /** The turn and phase in which it was given. */
  readonly turn: number;
  readonly phase: string;
}

/** Replies to what the other side does. */
export const mayStand = ({ decision }: TableMatch): boolean => decision?.nature.reply === true;

export const orderedNow = ({ state, decision }: TableMatch, until: Span): StandingOrder => ({
  side: decision!.side,
  until,
  turn: state.turn,
  phase: state.phase,
});

export const isInForce = ({ until, turn, phase }: StandingOrder, { state }: TableMatch): boolean =>
  until === 'match' || (state.turn === turn && (until === 'turn' || state.phase === phase));

/** The answer that a standing order gives, if it gives one. */
export const standingAnswer = (order: StandingOrder | undefined, match: TableMatch): Choice | undefined => {
  const { decision } = match;
  if (!order || !decision || !mayStand(match) || decision.side !== order.side || !isInForce(order, match))
    return undefined;
  return decision.options.find((option) => declines(decision, option));
};
