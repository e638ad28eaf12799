/** The shortest way into a match: a good one of this game, at once. */
import type { GameId } from '../match/game-ids.js';
import { goTo } from './route.js';
import { settings } from './settings.js';

/** The rules and the store are fetched only when they are needed. */
export const playNow = async (game: GameId): Promise<void> => {
  const [{ readyMatch }, { beginMatch }] = await Promise.all([import('./ready.js'), import('./begin.js')]);
  const id = await beginMatch(await readyMatch(game, settings().friendly));
  if (typeof id === 'string') goTo({ page: 'match', id });
};
