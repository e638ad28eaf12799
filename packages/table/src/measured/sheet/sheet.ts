/** The quick reference sheets of the measured games: sections of plain text, every number from the rules. */
import { isGlorious } from '@five-victories/engine/glorious';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import type { MeasuredGame } from '../../match/game-ids.js';
import { bookOf, type Book, type ManoeuvreBook, type Section } from './asked.js';
import { gloriousSheet } from './glorious.js';
import { greatSheet } from './great.js';
import { splendidSheet } from './splendid.js';

/** The match of a book of manoeuvre is one of manoeuvre. */
const ofManoeuvre =
  (sheet: (book: ManoeuvreBook) => Section[]) =>
  (book: Book): Section[] =>
    isManoeuvre(book.match) ? sheet({ ...book, match: book.match }) : [];

const SHEETS: Readonly<Record<MeasuredGame, (book: Book) => Section[]>> = {
  splendid: ofManoeuvre(splendidSheet),
  great: ofManoeuvre(greatSheet),
  glorious: ({ match, ...book }) => (isGlorious(match) ? gloriousSheet({ ...book, match }) : []),
};

export const measuredSheetOf = (id: MeasuredGame, language: 'en' | 'de'): Section[] => SHEETS[id](bookOf(id, language));
