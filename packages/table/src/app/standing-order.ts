/**
 * Orders for later at this table: what is no longer asked, and what is answered instead. In a hall it keeps them and
 * carries them out, also while nobody is here; elsewhere this table does.
 */
import {
  asked,
  declines,
  hourOf,
  isInForce as holds,
  orderedBy,
  type Choice,
  type Decision,
  type Order,
  type OrderSpan,
  type Said,
  type Side,
} from '@five-victories/engine/kernel';
import type { GivenOrder } from '@five-victories/server/protocol';
import { newId } from './chance.js';
import type { TableMatch } from '../match/book.js';

export { ORDER_SPANS as SPANS, type OrderSpan as Span } from '@five-victories/engine/kernel';

/** Questions that can be stopped by themselves. */
export const SUBJECTS = ['intercept', 'react', 'commanderRethrow'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface StandingOrder extends GivenOrder {
  readonly side: Side;
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

/** That nothing is done, whenever one of these is asked. */
export const declining = (until: OrderSpan, about?: Subject): Order => ({
  to: about ?? 'reply',
  say: [{ take: 'declines' }],
  until,
});

export const given = (match: TableMatch, side: Side, order: Order, id: string = newId()): StandingOrder => ({
  id,
  side,
  order,
  ...hourOf(match),
});

export const orderedNow = (match: TableMatch, until: OrderSpan, about?: Subject): StandingOrder =>
  given(match, match.decision!.side, declining(until, about));

export const isInForce = ({ order, rests, ...hour }: StandingOrder, match: TableMatch): boolean =>
  !rests && holds(order, hour, hourOf(match));

/** The answer that standing orders give, and which of them, if one does. */
export const standingAnswer = (
  orders: readonly StandingOrder[],
  match: TableMatch,
): { readonly order: StandingOrder; readonly choice: Choice } | undefined => {
  const own = orders.filter((order) => order.side === match.decision?.side && isInForce(order, match));
  const by = own.length > 0 ? orderedBy(match, own) : undefined;
  return by?.choice && { order: by.order, choice: by.choice };
};

/** Who moves, where somebody could intercept. */
const moverIn = (match: TableMatch): string | undefined =>
  match.decision?.kind === 'intercept' ? (asked(match)!.about as { readonly unit?: string }).unit : undefined;

/** That nobody stops the one who moves, on all of its way; undefined: nobody moves. */
export const lettingPass = (match: TableMatch): (Order & { readonly if: { readonly unit: string } }) | undefined => {
  const unit = moverIn(match);
  const isFree = unit !== undefined && match.decision!.options.some((option) => declines(match.decision!, option));
  return isFree ? { to: 'intercept', if: { unit }, say: [{ take: 'declines' }], until: 'phase' } : undefined;
};

/** That an attack, if it comes to it, is made on this flank. */
export const onFlank = (unit: string, target: string, face: string): Order => ({
  to: 'flank',
  if: { unit, target },
  say: [{ take: 'like', like: { do: 'flank', face } }],
  until: 'phase',
});

/** That those who fight do so in the order in which they are listed. */
export const FIGHTS: Order = { to: 'fight', say: [{ take: 'first' }], until: 'phase' };

/** Whether several could fight next, and the player says who. */
export const mayFightAll = ({ decision }: TableMatch): boolean =>
  decision?.kind === 'fight' && decision.options.length > 1;

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
