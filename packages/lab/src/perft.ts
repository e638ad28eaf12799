/** Counts the leaves of the decision tree. Every answer is played with the same fixed dice, so the counts are golden. */
import { answer, fork, type AnyMatch } from '@five-victories/engine';

export const perft = (match: AnyMatch, depth: number, seed = 1): number => {
  if (depth === 0 || match.decision === undefined) return 1;
  let leaves = 0;
  for (const choice of match.decision.options) {
    const copy = fork(match, seed);
    answer(copy, choice);
    leaves += perft(copy, depth - 1, seed);
  }
  return leaves;
};
