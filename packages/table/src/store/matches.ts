/** Kept matches in the store. Only the window that has a match in hand writes it. */
import { all, amend, get, removeMatch, toldOf } from './database.js';
import { isKept, type KeptMatch } from './kept.js';
import type { Told, ToldMoment } from './told.js';

export const forget = (id: string): Promise<void> => removeMatch(id);

/** The sentences since a moment; what was told from there on before is gone. */
export interface News {
  readonly chapter: number;
  readonly from: number;
  readonly lines: readonly (readonly Told[])[];
}

const rowsOf = (match: string, { chapter, from, lines }: News) => ({
  rows: lines.map((told, i): ToldMoment => ({ match, chapter, moment: from + i, lines: told })),
  from: [match, chapter, from] as const,
});

/** What became of a match that was to be kept: it is there, it was deleted, or another window has it in hand. */
export type Kept = 'kept' | 'deleted' | 'taken';

/** Keeps how a match has gone on. One that was deleted stays so, and one that another window plays is left to it. */
export const keepOn = async (match: KeptMatch, news: News): Promise<Kept> => {
  let result: Kept = 'kept';
  await amend<KeptMatch>(
    'matches',
    match.id,
    (there) => {
      if (!isKept(there)) result = 'deleted';
      else if (there.hand !== match.hand) result = 'taken';
      // Its name may have been changed in the list of matches.
      return result === 'kept' ? { ...match, name: (there as KeptMatch).name } : undefined;
    },
    rowsOf(match.id, news),
  );
  return result;
};

/** Keeps a match whatever is there. */
export const keep = async (match: KeptMatch, news: News): Promise<void> => {
  await amend('matches', match.id, () => match, rowsOf(match.id, news));
};

/** Takes a match in hand: from now on only this window writes it. What is there is given back. */
export const takeInHand = (id: string, hand: string): Promise<KeptMatch | undefined> =>
  amend<KeptMatch>('matches', id, (there) => (isKept(there) ? { ...there, hand } : undefined));

export const rename = async (id: string, name: string): Promise<void> => {
  await amend<KeptMatch>('matches', id, (there) => (isKept(there) ? { ...there, name } : undefined));
};

export const find = async (id: string): Promise<KeptMatch | undefined> => {
  const found = await get('matches', id);
  return isKept(found) ? found : undefined;
};

/** All kept matches, the last played first. */
export const list = async (): Promise<KeptMatch[]> =>
  (await all('matches')).filter(isKept).sort((a, b) => b.saved - a.saved);

/** What was told before a chapter, in its order. */
export const toldBefore = async (id: string, chapter: number): Promise<Told[]> =>
  ((await toldOf(id)) as ToldMoment[]).filter((row) => row.chapter < chapter).flatMap(({ lines }) => lines);
