/** What a sheet asks the rules: units that only stand for their kind, and what the rules say of them. */
import type { GloriousMatch } from '@five-victories/engine/glorious';
import { seededDice, type Summand } from '@five-victories/engine/kernel';
import type { Action, ManoeuvreMatch, Placed as ManoeuvrePlaced } from '@five-victories/engine/manoeuvre';
import {
  lengthText,
  placedUnits,
  type Formation,
  type MatchOf,
  type Placed,
  type State,
  type TabletopMatch,
  type Unit,
} from '@five-victories/engine/tabletop';
import { summandText } from '@five-victories/words';
import type { MeasuredGame } from '../../match/game-ids.js';
import type { Section, Sheet } from '../../sheet/book.js';
import type { Messages } from '../../words/en.js';
import { messagesIn as sharedIn } from '../../words/languages.js';
import { measuredEditionOf } from '../editions.js';
import type { MeasuredMessages } from '../words/en/index.js';
import { messagesIn } from '../words/index.js';
import { capital } from '../words/names.js';
import { castOf, wordsOf } from '../words/refusals.js';
import { sheetWordsIn, type SheetWords } from './words/index.js';

export type { Section, Sheet };

export interface Book<M extends TabletopMatch = TabletopMatch> {
  readonly id: MeasuredGame;
  readonly match: M;
  readonly words: SheetWords;
  readonly names: MeasuredMessages;
  readonly shared: Messages;
}

export type ManoeuvreBook = Book<ManoeuvreMatch>;
export type GloriousBook = Book<GloriousMatch>;

const CHIEFS = { splendid: 'Cmd', great: 'commander', glorious: 'commander' } as const;

/** A table with nobody on it but the two commanders, under the options as they are without a word. */
export const emptyMatch = (id: MeasuredGame): TabletopMatch => {
  const stands = id === 'splendid' ? { layout: 'C' } : {};
  const chief = (name: string, y: number) => ({ id: name, type: CHIEFS[id], name, x: 30_000, y, ...stands });
  const units = [chief('S1', 10_000), chief('N1', 40_000)];
  const position = { game: id, phase: 'initiativeMovement', units };
  const match = measuredEditionOf(id).open({ position }, seededDice(1), 'sheet', []);
  if (!match) throw new Error(`There is no table for the sheet of ${id}.`);
  return match;
};

/** What may be asked of a game, and the words for it. */
export const bookOf = (id: MeasuredGame, language: 'en' | 'de'): Book => ({
  id,
  match: emptyMatch(id),
  words: sheetWordsIn(language),
  names: messagesIn(language),
  shared: sharedIn(language),
});

interface Like {
  readonly formation?: Formation;
  readonly stands?: string;
  readonly state?: State;
  readonly limbered?: boolean;
  readonly lances?: boolean;
}

/** A unit of this type, with the first of its stands unless others are given. */
export const sampleOf = <U extends Unit>(
  { match }: { readonly match: MatchOf<U> },
  type: string,
  like: Like = {},
): Placed<U> => {
  const unit = placedUnits(match)[0]!;
  const { stands: letters, size, dismounts } = match.rules.types[type]!;
  const { formation = 'line', stands = letters[0]!.repeat(Math.max(1, Math.min(2, size[1]))) } = like;
  const { state = dismounts ? 'mounted' : undefined, limbered = false, lances = false } = like;
  const place = { ...unit.place, formation, layout: stands };
  return { ...unit, type, stands, state, limbered, lances, place };
};

export const mayForm = ({ match }: Book, unit: Placed): boolean =>
  match.rules.formationRefusal(match, unit, unit.place.formation) === undefined;

// ---- as they are written ---------------------------------------------------------------------------------------------

export const lengthOf = ({ match, names }: Book, thousandths: number): string =>
  names.names.figure(lengthText(match, thousandths));
export const lengthOrNone = (book: Book, thousandths: number): string =>
  thousandths > 0 ? lengthOf(book, thousandths) : book.words.none;
/** A result inside a sentence: a Minor Victory. */
export const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How far it goes with this action and how far it charges: 4" / 6". */
export const reachOf = (book: ManoeuvreBook, unit: ManoeuvrePlaced, action: Action = 'manoeuvre'): string => {
  const { match, words } = book;
  const [move, charge] = [match.rules.allowance(match, unit, action), match.rules.chargeAllowance(match, unit)];
  return move === 0 && charge === 0 ? words.none : `${lengthOrNone(book, move)} / ${lengthOrNone(book, charge)}`;
};

/** Each modifier once, as a row; what is said of different things is told of each. */
export const modifierRows = ({ match, words, names }: Book, modifiers: readonly Summand[]): string[][] => {
  const textOf = (each: Summand): string => summandText(wordsOf(match, names), castOf(match, names), each);
  return [...new Map(modifiers.map((each) => [words.whys[each.id] ?? capital(textOf(each)), signed(each.by)]))];
};
