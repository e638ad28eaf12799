/** What a round is played on: a scenario of the game, or a match that was drawn up at this table. */
import type { Ground } from '@five-victories/server/protocol';
import type { GameId } from '../../match/game-ids.js';
import { loadEdition } from '../../match/shelf.js';

export const scenarioNames = async (game: GameId): Promise<readonly string[]> =>
  (await loadEdition(game)).scenarios.map(({ name }) => name);

export const scenarioGround = async (game: GameId, index: number): Promise<Ground> => {
  const edition = await loadEdition(game);
  const scenario = edition.scenarios[index]!;
  const south = edition.armies.find(({ id }) => id === scenario.south)!;
  const north = edition.armies.find(({ id }) => id === scenario.north)!;
  return {
    name: scenario.name,
    begin: { armies: { south, north }, options: scenario.options },
    coats: { south: south.coat, north: north.coat },
  };
};
