/** The quick reference sheets of the measured games: sections of plain text, every number from the rules. */
import type { MeasuredGame } from '../../match/game-ids.js';
import { messagesIn as sharedIn } from '../../words/languages.js';
import { messagesIn } from '../words/index.js';
import { emptyMatch, type Book, type Section } from './asked.js';
import { gloriousSheet } from './glorious.js';
import { greatSheet } from './great.js';
import { splendidSheet } from './splendid.js';
import { sheetWordsIn } from './words/index.js';

const SHEETS: Readonly<Record<MeasuredGame, (book: Book) => Section[]>> = {
  splendid: splendidSheet,
  great: greatSheet,
  glorious: gloriousSheet,
};

export const measuredSheetOf = (id: MeasuredGame, language: 'en' | 'de'): Section[] =>
  SHEETS[id]({
    id,
    match: emptyMatch(id),
    words: sheetWordsIn(language),
    names: messagesIn(language),
    shared: sharedIn(language),
  });
