/** A game with its armies and scenarios, fetched when it is wanted. */
import type { AnyEdition } from './book.js';
import { isMeasuredGame, type GameId } from './game-ids.js';

export const loadEdition = async (id: GameId): Promise<AnyEdition> => {
  if (isMeasuredGame(id)) return (await import('../measured/editions.js')).measuredEditionOf(id);
  return (await import('./games.js')).editionOf(id);
};
