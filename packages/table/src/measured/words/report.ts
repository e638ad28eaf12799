/** The battle report of the measured games in every language of the table. */
import type { Event } from '@five-victories/engine/kernel';
import { report, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Sentence } from '../../match/book.js';

export const tellingOf = (match: TabletopMatch, event: Event): Sentence | undefined => {
  const text = report(match, event);
  return text === undefined ? undefined : { en: text, de: text };
};
