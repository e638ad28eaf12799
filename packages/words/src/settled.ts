/** What settled itself, and why, in one sentence: for the report of a table or the log of a server. */
import type { Choice, Settled } from '@five-victories/engine/kernel';

/** One language; the compiler wants a sentence for each case. */
export interface SettledWords {
  readonly fights: string;
  readonly losses: string;
  attacks(unit: string): string;
  onlyOne(unit: string, stands: number): string;
  sameStands(unit: string, stands: number): string;
  sameShape(unit: string): string;
  misses(unit: string): string;
  allAgain(unit: string): string;
  noShot(army: string): string;
  nothing(army: string): string;
}

/** What was asked: its kind, and whom it was about, by name. */
export interface SettledCase {
  readonly kind: string;
  readonly unit: string;
  readonly army: string;
}

/** How many stands a removal takes. */
const takenBy = (choice: Choice): number =>
  'cells' in choice && Array.isArray(choice.cells) ? choice.cells.length : 1;

/** Undefined where there is nothing to tell. */
export const settledText = (
  words: SettledWords,
  { kind, unit, army }: SettledCase,
  { choice, why }: Pick<Settled, 'choice' | 'why'>,
): string | undefined => {
  switch (why) {
    case 'order':
      if (kind === 'lossesOf') return words.losses;
      // Which enemy a unit attacks first, or which unit does.
      return 'target' in choice ? words.attacks(unit) : words.fights;
    case 'onlyOne':
      return words.onlyOne(unit, takenBy(choice));
    case 'sameEitherWay':
      return kind === 'remove' ? words.sameStands(unit, takenBy(choice)) : words.sameShape(unit);
    case 'noDrawback':
      return 'dice' in choice ? words.misses(unit) : words.allAgain(unit);
    case 'nothingToDo':
      return kind === 'fire' ? words.noShot(army) : words.nothing(army);
    case 'nobodyLeaves':
      // Nobody said that somebody would.
      return kind === 'activity' ? words.nothing(army) : undefined;
    default:
      return why satisfies never;
  }
};
