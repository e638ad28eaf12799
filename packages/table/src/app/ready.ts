/** A good match at once: the first scenario of the game, South for the player, a bot for North. */
import type { GameId } from '../match/game-ids.js';
import type { Seats } from '../match/seats.js';
import { loadEdition } from '../match/shelf.js';
import type { Begun } from './begin.js';

export const USUAL_COATS = { south: '#8f2f39', north: '#2f4f8f' } as const;

export const readyMatch = async (game: GameId, friendly: boolean, seats: Seats): Promise<Begun> => {
  const edition = await loadEdition(game);
  const scenario = edition.scenarios[0]!;
  const south = edition.armies.find(({ id }) => id === scenario.south)!;
  const north = edition.armies.find(({ id }) => id === scenario.north)!;
  return {
    game,
    name: scenario.name,
    seats,
    friendly,
    coats: { south: south.coat, north: north.coat },
    begin: { armies: { south, north }, options: scenario.options },
    hand: false,
  };
};
