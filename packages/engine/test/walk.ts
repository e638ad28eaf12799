/** Random play for tests: uniform over the options, from a seed. */
import { answer, below, streamOf } from '../src/kernel/index.js';
import type { ZonalMatch } from '../src/zonal/index.js';

export const chooseRandomly = (match: ZonalMatch, seed: number, most = 5_000): void => {
  const stream = streamOf(seed);
  for (let i = 0; i < most && match.decision; i++) {
    const { options } = match.decision;
    answer(match, options[below(stream, options.length)]!);
  }
};
