/** What happened and why not, in the language of the reader. */
import { sentence, type Event, type Refusal } from '@five-victories/engine/kernel';
import { findUnit, nameOf, report, type TabletopMatch } from '@five-victories/engine/tabletop';
import { capital } from '../words/names.js';

export const sentenceOf = (match: TabletopMatch, event: Event): string | undefined => report(match, event);

export const reasonOf = (match: TabletopMatch, { template, facts }: Refusal): string =>
  capital(sentence(template, facts, (fact) => (findUnit(match, fact) ? nameOf(match, fact) : fact)));
