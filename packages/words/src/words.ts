/** The words of one family of games in one language, and what every reader asks of them. */
import type { Message, Summand } from '@five-victories/engine/kernel';
import { togetherTold, type Telling } from './language.js';
import type { Report } from './report.js';

export interface Words<Cast> {
  readonly refusals: Telling<Cast>;
  /** What is wrong with armies, options, positions and files. */
  readonly faults: Telling<Cast>;
  /** How a unit is named; what is no unit stays as it is. */
  nameOf(cast: Cast, id: string): string;
  /** A sentence that begins with a name and its verb for one, as it is said of who is many. */
  agreed(sentence: string, who: string): string;
}

/** With the words for what happens and for what dice are added up from. */
export interface BattleWords<Cast> extends Words<Cast> {
  readonly modifiers: Telling<Cast>;
  readonly report: Report<Cast>;
  /** The same events before they happen, in the future tense: what an order will come to. */
  readonly outlook: Report<Cast>;
}

/** What a summand is for: `target mounted`. */
export const summandText = <Cast>(
  { modifiers }: Pick<BattleWords<Cast>, 'modifiers'>,
  cast: Cast,
  { id, by, facts }: Summand,
): string => modifiers.tell(cast, { id, facts: { ...facts, by: Math.abs(by) } }) ?? id;

/** What no language knows is said by its id, so that whoever meets it can ask. */
const toldBy = <Cast>(tellings: readonly Telling<Cast>[], cast: Cast, message: Message): string => {
  for (const telling of tellings) {
    const told = telling.tell(cast, message);
    if (told !== undefined) return told;
  }
  return message.id;
};

/** Why not, in one sentence. */
export const refusalText = <Cast>(words: Words<Cast>, cast: Cast, refusal: Message): string => {
  const told = toldBy([words.refusals, words.faults], cast, refusal);
  const { unit } = refusal.facts;
  return typeof unit === 'string' ? words.agreed(told, words.nameOf(cast, unit)) : told;
};

/** What is wrong, in one sentence. */
export const faultText = <Cast>(words: Words<Cast>, cast: Cast, fault: Message): string =>
  toldBy([words.faults, words.refusals], cast, fault);

/** Families together, for whoever does not know of which one a message is: an id means the same in all of them. */
export const together = <Cast>(...all: readonly Words<Cast>[]): Words<Cast> => ({
  refusals: togetherTold(all.map(({ refusals }) => refusals)),
  faults: togetherTold(all.map(({ faults }) => faults)),
  nameOf: (cast, id) => all[0]!.nameOf(cast, id),
  agreed: (sentence, who) => all[0]!.agreed(sentence, who),
});
