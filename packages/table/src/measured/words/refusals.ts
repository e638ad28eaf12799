/** Why not, as it is read: names instead of ids, in the language of the reader. */
import { sentence, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, nameOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { capital } from '../../words/names.js';

export const reasonText = (match: TabletopMatch, { template, facts }: Refusal): string =>
  capital(sentence(template, facts, (fact) => (findUnit(match, fact) ? nameOf(match, fact) : fact)));
