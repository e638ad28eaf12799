/** Standing orders: what is declined without asking, of one kind or all reactions, until a phase, a turn or the match ends. */
import { declines, type Choice, type Decision, type Said, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';

export const SPANS = ['phase', 'turn', 'match'] as const;
export type Span = (typeof SPANS)[number];

/** Questions that can be stopped by themselves. */
export const SUBJECTS = ['intercept', 'react', 'commanderRethrow'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface StandingOrder {
  readonly side: Side;
  readonly until: Span;
  /** What is no longer asked; undefined: no reaction of any kind. */
  readonly about: Subject | undefined;
  /** The turn and phase in which it was given. */
  readonly turn: number;
  readonly phase: string;
}

const isReply = ({ nature }: Decision): boolean => nature.reply === true;

/** What the waiting question is called, if it can be stopped by itself. */
export const subjectOf = ({ decision }: TableMatch): Subject | undefined =>
  SUBJECTS.find((subject) => subject === decision?.kind);

/** Replies to what the other side does, and re-throws that are spared. */
export const mayStand = (match: TableMatch): boolean =>
  match.decision !== undefined && (isReply(match.decision) || subjectOf(match) !== undefined);

/** Whether all reactions can be declined, and not only what is asked now. */
export const isReaction = ({ decision }: TableMatch): boolean => decision !== undefined && isReply(decision);

export const orderedNow = ({ state, decision }: TableMatch, until: Span, about?: Subject): StandingOrder => ({
  side: decision!.side,
  until,
  about,
  turn: state.turn,
  phase: state.phase,
});

export const isInForce = ({ until, turn, phase }: StandingOrder, { state }: TableMatch): boolean =>
  until === 'match' || (state.turn === turn && (until === 'turn' || state.phase === phase));

const isMeant = ({ side, about }: StandingOrder, decision: Decision): boolean =>
  side === decision.side && (about === undefined ? isReply(decision) : about === decision.kind);

/** The answer that standing orders give, if one does. */
export const standingAnswer = (orders: readonly StandingOrder[], match: TableMatch): Choice | undefined => {
  const { decision } = match;
  const isOrdered = decision && orders.some((order) => isMeant(order, decision) && isInForce(order, match));
  return isOrdered ? decision.options.find((option) => declines(decision, option)) : undefined;
};

/** Whether the same side has declined such a question before in this phase: then it is offered not to be asked again. */
export const hasDeclined = (
  moments: readonly { readonly match: TableMatch; readonly said: Said | undefined }[],
): boolean => {
  const match = moments.at(-1)!.match;
  const { decision, state } = match;
  for (let i = moments.length - 1; i > 0; i--) {
    const { match: before } = moments[i - 1]!;
    if (before.state.phase !== state.phase || before.state.turn !== state.turn) return false;
    const isAlike = before.decision?.side === decision?.side && mayStand(before);
    const choice = moments[i]!.said?.choice;
    if (isAlike && choice && declines(before.decision!, choice)) return true;
  }
  return false;
};
