/** A bot answers an offer to end the battle with this turn: it agrees unless it would lose by it. */
import { createEffect, createMemo, on, untrack, type Accessor } from 'solid-js';
import { enemyOf, interruptRefusal, SIDES, type Choice, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import { isBot, isPerson, type Seats } from '../match/seats.js';
import type { AnySession } from '../match/session.js';

export const OFFER: Choice = { do: 'offerEnd' };

export interface OfferAnswered {
  readonly by: Side;
  readonly agrees: boolean;
}

export const isOffered = ({ state }: TableMatch, side: Side): boolean => {
  const said: object = state.sides[side];
  return 'offersEnd' in said && said.offersEnd === true;
};

/** What the bot that is offered an end says to it; undefined: no person offers one to a bot. */
export const answerToOffer = (
  { book }: Pick<AnySession, 'book'>,
  match: TableMatch,
  seats: Seats,
): OfferAnswered | undefined => {
  const by = SIDES.find((side) => isBot(seats, side) && isPerson(seats, enemyOf(side)));
  if (by === undefined || match.state.outcome || !isOffered(match, enemyOf(by))) return undefined;
  return { by, agrees: isOffered(match, by) || book.standing.outcomeNow(match).winner !== enemyOf(by) };
};

interface Table {
  readonly session: Accessor<AnySession>;
  readonly real: Accessor<TableMatch>;
  readonly seats: Accessor<Seats>;
  readonly plays: Accessor<boolean>;
  readonly interrupt: (by: Side, choice: Choice) => void;
}

export const answerOffers = ({
  session,
  real,
  seats,
  plays,
  interrupt,
}: Table): Accessor<OfferAnswered | undefined> => {
  const answered = createMemo(() => answerToOffer(untrack(session), real(), seats()));
  createEffect(
    on([real, plays], ([match, ours]) => {
      const { by, agrees } = answered() ?? {};
      if (!ours || by === undefined || !agrees || interruptRefusal(match, by, OFFER)) return;
      // After everybody has heard of the offer.
      queueMicrotask(() => interrupt(by, OFFER));
    }),
  );
  return answered;
};
