/** The shortest way into a match: a good one of this game, at once. */
import type { GameId } from '../match/game-ids.js';
import { againstBot } from './opponents.js';
import { settings } from './settings.js';

/** The rules and the store are fetched only when they are needed. */
export const playNow = async (game: GameId): Promise<void> => {
  const [{ readyMatch }, { playNew }] = await Promise.all([import('./ready.js'), import('./begin.js')]);
  await playNew(await readyMatch(game, settings().friendly, againstBot()));
};
