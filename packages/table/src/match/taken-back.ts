/** Answers that were taken back: whoever is asked anew finds what he had. */
import type { Choice, Side } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';
import type { Moment } from './session.js';

/** In the order in which they were given, also when the match has gone another way since. */
export type TakenBack = readonly { readonly by: Side; readonly choice: Choice }[];

type Said = Pick<Moment<TableMatch>, 'said' | 'by'>;

/** What was said unasked is no answer. */
export const choicesIn = (moments: readonly Said[]): TakenBack =>
  moments.flatMap(({ said, by }) => (!said || 'by' in said || by === undefined ? [] : [{ by, choice: said.choice }]));

/** Each answer takes the place of the next one that its side took back. */
export const answeredAnew = (takenBack: TakenBack, moments: readonly Said[]): TakenBack =>
  choicesIn(moments).reduce((left, { by }) => {
    const at = left.findIndex((each) => each.by === by);
    return left.filter((_, i) => i !== at);
  }, takenBack);

export const nextFor = (takenBack: TakenBack, side: Side | undefined): Choice | undefined =>
  takenBack.find(({ by }) => by === side)?.choice;
