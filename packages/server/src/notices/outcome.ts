/** What became of a try to deliver something. */
import type { Millis } from '../protocol/index.js';
import { isTaken, type Posted } from './post.js';

/**
 * - taken: the other end says it has it
 * - later: not now; try again
 * - never: it will not take this one
 * - gone: there is nobody any more; nothing needs to be sent there again
 */
export interface Outcome {
  readonly result: 'taken' | 'later' | 'never' | 'gone';
  readonly said?: string;
  /** So long the other end wants to be left alone. */
  readonly rest?: Millis | undefined;
}

/** `Retry-After` in seconds; a date is left to our own patience. */
const restOf = (retryAfter: string | undefined): Millis | undefined =>
  retryAfter !== undefined && /^\d{1,6}(?:\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;

/** `unknown`: what 404 means. A push service has no such browser any more; a webhook may be there again tomorrow. */
export const outcomeOf = ({ status, said, retryAfter }: Posted, unknown: 'gone' | 'later'): Outcome => {
  const told = `${status} ${said}`.trim().slice(0, 200);
  if (isTaken(status)) return { result: 'taken' };
  if (status === 410) return { result: 'gone', said: told };
  if (status === 404) return { result: unknown, said: told };
  // Whoever redirects, wants to be asked elsewhere: nobody has checked where.
  if (status === 429 || status === 408 || status >= 500)
    return { result: 'later', said: told, rest: restOf(retryAfter) };
  return { result: 'never', said: told };
};
