/** A second throw against the first. */
import { atLeast } from '@five-victories/engine/kernel';

/** Chances of more hits than there are, of as many, of fewer. */
export const againOdds = (hits: number, chances: readonly number[]) => {
  const better = atLeast(chances, hits + 1);
  const same = chances[hits] ?? 0;
  return { better, same, worse: Math.max(0, 1 - better - same) };
};
