/** The chances of every moment, and what dice gave beyond what was promised. */
import { chances } from '@five-victories/bots';
import { fork, next, streamOf, type AnyMatch } from '@five-victories/engine/kernel';
import { hopeAt, type Fall, type Point } from './analysis.js';
import { say, type Step } from './steps.js';

const DIGITS = 1000;
export const rounded = (n: number): number => Math.round(n * DIGITS) / DIGITS;

export const pointOf = (match: AnyMatch): Point => {
  const { south, north } = chances(match);
  return { south: rounded(south), north: rounded(north) };
};

/** Other dice for each moment: so many are enough to tell luck from choice. */
const THROWN_AGAIN = 10;

/** What the answer promised South: the mean over other dice. A throw that waits for a hand is made by the copy itself. */
const promised = (before: AnyMatch, { said }: Step, seed: number): number => {
  const stream = streamOf(seed);
  let sum = 0;
  for (let n = 0; n < THROWN_AGAIN; n++) {
    const copy = fork(before, next(stream));
    if (!before.wanted) say(copy, said!);
    sum += hopeAt(pointOf(copy));
  }
  return sum / THROWN_AGAIN;
};

/** Nothing where no dice fell, or where they made no difference. */
export const fallAt = (
  steps: readonly Step[],
  points: readonly Point[],
  at: number,
  seed: number,
): Fall | undefined => {
  const step = steps[at]!;
  if (at === 0 || !step.throws) return undefined;
  const gave = rounded(hopeAt(points[at]!) - promised(steps[at - 1]!.match, step, (seed ^ at) >>> 0));
  return gave === 0 ? undefined : { at, gave };
};
