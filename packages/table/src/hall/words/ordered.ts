/** What the hall has said for somebody, for the battle report. */
import type { Side } from '@five-victories/engine/kernel';
import type { Sentence, TableMatch } from '../../match/book.js';
import { de } from '../../words/de.js';
import { en } from '../../words/en.js';
import { army } from '../../words/names.js';

export const orderedSentence = (match: TableMatch, side: Side, ordered: 'standing' | 'case'): Sentence => ({
  en: en.standing.said[ordered](army(match, side, en)),
  de: de.standing.said[ordered](army(match, side, de)),
});
