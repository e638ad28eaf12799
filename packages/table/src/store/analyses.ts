/** Analyses of matches, kept beside them: one for each, the last. */
import { readAnalysis, type Analysis } from '../analysis/analysis.js';
import { get, put } from './database.js';

export const keepAnalysis = (analysis: Analysis): Promise<void> => put('analyses', analysis);

/** Matches of older programs have none. */
export const findAnalysis = async (id: string): Promise<Analysis | undefined> =>
  readAnalysis(await get('analyses', id));
