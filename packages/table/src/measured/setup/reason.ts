/** Why not, in words. */
import { sentence, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, nameOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { capital } from '../words/names.js';

export const reasonText = (match: TabletopMatch, { template, facts }: Refusal): string =>
  capital(sentence(template, facts, (fact) => (findUnit(match, fact) ? nameOf(match, fact) : fact)));
