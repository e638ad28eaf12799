/** The words of one family of games in one language, and what every reader asks of them. */
import { sentence, type Facts, type Fault, type Refusal, type Summand } from '@five-victories/engine/kernel';
import { capital, togetherTold, type Telling } from './language.js';
import type { Report } from './report.js';

export interface Words<Cast> {
  readonly refusals: Telling<Cast>;
  /** What is wrong with armies, options, positions and files. */
  readonly faults: Telling<Cast>;
  /** How a unit is named; what is no unit stays as it is. */
  nameOf(cast: Cast, id: string): string;
}

/** With the words for what happens and for what dice are added up from. */
export interface BattleWords<Cast> extends Words<Cast> {
  readonly modifiers: Telling<Cast>;
  readonly report: Report<Cast>;
}

/** What a summand is for: `target mounted`. */
export const summandText = <Cast>(
  { modifiers }: Pick<BattleWords<Cast>, 'modifiers'>,
  cast: Cast,
  { id, by, facts }: Summand,
): string => modifiers.tell(cast, { id, facts: { ...facts, by: Math.abs(by) } }) ?? id;

/** What is not converted yet: its id is an English template. */
const byTemplate = <Cast>(words: Words<Cast>, cast: Cast, template: string, facts: Facts): string =>
  capital(sentence(template, facts, (fact) => words.nameOf(cast, fact)));

/** Why not, in one sentence. */
export const refusalText = <Cast>(
  words: Words<Cast>,
  cast: Cast,
  { id, facts }: Pick<Refusal, 'id' | 'facts'>,
): string => words.refusals.tell(cast, { id, facts }) ?? byTemplate(words, cast, id, facts);

/** What is wrong, in one sentence. */
export const faultText = <Cast>(words: Words<Cast>, cast: Cast, { id = '', facts = {}, because }: Fault): string =>
  because ?? words.faults.tell(cast, { id, facts }) ?? refusalText(words, cast, { id, facts });

/** Families together, for whoever does not know of which one a message is: an id means the same in all of them. */
export const together = <Cast>(...all: readonly Words<Cast>[]): Words<Cast> => ({
  refusals: togetherTold(all.map(({ refusals }) => refusals)),
  faults: togetherTold(all.map(({ faults }) => faults)),
  nameOf: (cast, id) => all[0]!.nameOf(cast, id),
});
