/** A good match at once: the first scenario of the game, South for the player, Steady for North. */
import { armyOf, editionOf, type GameId } from '../match/games.js';
import type { Begun } from './begin.js';

export const USUAL_COATS = { south: '#8f2f39', north: '#2f4f8f' } as const;

export const readyMatch = (game: GameId, friendly: boolean): Begun => {
  const edition = editionOf(game);
  const scenario = edition.scenarios[0]!;
  const south = armyOf(edition, scenario.south)!;
  const north = armyOf(edition, scenario.north)!;
  return {
    game,
    name: scenario.name,
    seats: { south: 'person', north: 'steady' },
    friendly,
    coats: { south: south.coat, north: north.coat },
    begin: { armies: { south, north }, options: scenario.options },
    hand: false,
  };
};
