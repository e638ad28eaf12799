/** The rules for players of all games, each fetched when first opened. */
import type { GameId } from '../match/game-ids.js';
import type { Settings } from '../store/settings.js';
import type { RulesBook } from './book.js';

type Written = (language: Settings['language']) => RulesBook;

const BOOKS: Readonly<Record<GameId, () => Promise<Written>>> = {
  fine: async () => (await import('./fine/book.js')).fineBook,
  major: async () => (await import('./major/book.js')).majorBook,
  splendid: async () => (await import('./splendid/book.js')).splendidBook,
  great: async () => (await import('./great/book.js')).greatBook,
  glorious: async () => (await import('./glorious/book.js')).gloriousBook,
};

export const loadBook = async (game: GameId, language: Settings['language']): Promise<RulesBook> =>
  (await BOOKS[game]())(language);
