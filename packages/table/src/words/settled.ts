/** What settled itself, and why, for the battle report. */
import { asked, ownerOf, type Settled } from '@five-victories/engine/kernel';
import { settledText, type SettledWords } from '@five-victories/words';
import { settled as german } from '@five-victories/words/de/settled';
import { settled as english } from '@five-victories/words/en/settled';
import type { Sentence, TableMatch } from '../match/book.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';
import { army, unitName } from './names.js';

const said = (words: SettledWords, t: Messages, match: TableMatch, settled: Settled): string | undefined => {
  const now = asked(match)!;
  const unit = unitName(match, ownerOf(now) ?? '', t);
  return settledText(words, { kind: now.kind, unit, army: army(match, now.side, t) }, settled);
};

export const settledSentence = (match: TableMatch, settled: Settled): Sentence | undefined => {
  const [inEnglish, inGerman] = [said(english, en, match, settled), said(german, de, match, settled)];
  return inEnglish === undefined || inGerman === undefined ? undefined : { en: inEnglish, de: inGerman };
};
