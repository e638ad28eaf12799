/** Hints inside one hall: whoever listens is told soon, never in the midst of the call that hints. */
import type { MatchId } from '../protocol/index.js';

export type Ear = (match: MatchId, what: string) => void;

export interface Ears {
  readonly listen: (ear: Ear) => () => void;
  readonly tell: Ear;
}

/** It must fit into a notice with others, wherever it is kept. */
const LONGEST_HINT = 1_000;

const check = (match: MatchId, what: string): void => {
  const bytes = Buffer.byteLength(JSON.stringify([match, what]));
  if (bytes > LONGEST_HINT) throw new RangeError(`A hint of ${bytes} bytes: it has at most ${LONGEST_HINT}.`);
};

export const earsOf = (): Ears => {
  const ears = new Set<{ readonly ear: Ear }>();
  return {
    listen: (ear) => {
      const own = { ear };
      ears.add(own);
      return () => void ears.delete(own);
    },
    tell: (match, what) => {
      check(match, what);
      setImmediate(() => {
        for (const { ear } of ears) ear(match, what);
      });
    },
  };
};
