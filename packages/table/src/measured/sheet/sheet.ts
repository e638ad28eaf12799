/** The quick reference sheets of the measured games: sections of plain text, every number from the rules. */
import { isGlorious } from '@five-victories/engine/glorious';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import type { MeasuredGame } from '../../match/game-ids.js';
import { bookOf, type Book, type ManoeuvreBook, type Section, type Sheet } from './asked.js';
import { gloriousSheet } from './glorious.js';
import { greatSheet } from './great.js';
import { splendidSheet } from './splendid.js';

/** The match of a book of manoeuvre is one of manoeuvre. */
const ofManoeuvre =
  (sheet: (book: ManoeuvreBook) => Sheet) =>
  (book: Book): Sheet =>
    isManoeuvre(book.match) ? sheet({ ...book, match: book.match }) : {};

const SHEETS: Readonly<Record<MeasuredGame, (book: Book) => Sheet>> = {
  splendid: ofManoeuvre(splendidSheet),
  great: ofManoeuvre(greatSheet),
  glorious: ({ match, ...book }) => (isGlorious(match) ? gloriousSheet({ ...book, match }) : {}),
};

export const measuredSheet = (id: MeasuredGame, language: 'en' | 'de'): Sheet => SHEETS[id](bookOf(id, language));

export const measuredSheetOf = (id: MeasuredGame, language: 'en' | 'de'): Section[] =>
  Object.values(measuredSheet(id, language)).map((section) => section());
