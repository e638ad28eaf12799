/** Plays anything. What ends a match before it has begun it does seldom, where the family says so. */
import { below, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';
import { familyOf } from './families.js';

export const chooseRandom = (match: AnyMatch, stream: Stream): Choice => {
  const options = match.decision?.options ?? [];
  if (options.length === 0) throw new Error('There is no decision for a bot.');
  const family = familyOf(match);
  const weights = options.map((option) => family.weight(option));
  let left = below(
    stream,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  return options.find((_, i) => (left -= weights[i]!) < 0)!;
};
