/** What became of a try to deliver something. */
import type { Posted } from './post.js';

/**
 * - taken: the other end says it has it
 * - later: not now; try again
 * - never: it will not take this one
 * - gone: there is nobody any more; nothing needs to be sent there again
 */
export interface Outcome {
  readonly result: 'taken' | 'later' | 'never' | 'gone';
  readonly said?: string;
}

export const outcomeOf = ({ status, said }: Posted): Outcome => {
  const told = `${status} ${said}`.trim().slice(0, 200);
  if (status >= 200 && status < 300) return { result: 'taken' };
  if (status === 404 || status === 410) return { result: 'gone', said: told };
  // Whoever redirects, wants to be asked elsewhere: nobody has checked where.
  if (status === 429 || status === 408 || status >= 500) return { result: 'later', said: told };
  return { result: 'never', said: told };
};
