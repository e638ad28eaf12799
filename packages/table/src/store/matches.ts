/** Kept matches in the store. */
import { all, get, put, remove, replace } from './database.js';
import { isKept, type KeptMatch } from './kept.js';

export const keep = (match: KeptMatch): Promise<void> => put('matches', match);
/** Keeps how a match has gone on; false if it has been deleted in the meantime, and then it stays so. */
export const keepOn = (match: KeptMatch): Promise<boolean> => replace('matches', match);
export const forget = (id: string): Promise<void> => remove('matches', id);

export const find = async (id: string): Promise<KeptMatch | undefined> => {
  const found = await get('matches', id);
  return isKept(found) ? found : undefined;
};

/** All kept matches, the last played first. */
export const list = async (): Promise<KeptMatch[]> =>
  (await all('matches')).filter(isKept).sort((a, b) => b.saved - a.saved);
