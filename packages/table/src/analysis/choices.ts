/** Choices that cost much, and what would have been better: tried on copies, with the same dice for both. */
import { chances, hopeOf, isAlike, prospect, rivalsOf } from '@five-victories/bots';
import { closes, next, streamOf, type AnyMatch, type Choice, type Side } from '@five-victories/engine/kernel';
import { hopeFor, type Better, type Effort, type Point } from './analysis.js';
import { rounded } from './curve.js';
import type { Step } from './steps.js';

/** A choice that may have been a mistake. */
export interface Doubt {
  readonly at: number;
  readonly side: Side;
  readonly others: readonly Choice[];
  /** How doubtful: what a bot saw in another answer, or what the choice alone cost in chances. */
  readonly weight: number;
}

/** Whole plans cannot be compared answer by answer, and where nothing depends on it there is nothing to find. */
const SETTING_UP: ReadonlySet<string> = new Set(['setup', 'form', 'dice']);
const TAKES_UP = 'activity';
const LEAST = 0.02;
/** Chances are small numbers beside the worth that bots reckon with. */
const CHANCE_WEIGHS = 2;

const isJudged = ({ decision }: AnyMatch, choice: Choice): boolean => {
  if (!decision || SETTING_UP.has(decision.kind) || decision.nature.plan || decision.nature.idle) return false;
  if (!decision.open && decision.options.length < 2) return false;
  return decision.kind !== TAKES_UP || closes(decision, choice);
};

/** What was said at a step to a waiting decision, and not out of turn. */
const answered = ({ said }: Step): Choice | undefined => (said && !('by' in said) ? said.choice : undefined);

export const doubtAt = (
  steps: readonly Step[],
  points: readonly Point[],
  at: number,
  gave: number,
  seed: number,
): Doubt | undefined => {
  const choice = answered(steps[at]!);
  const { match } = steps[at - 1]!;
  if (!choice || match.wanted || !isJudged(match, choice)) return undefined;
  const { side } = match.decision!;
  const { gap, others } = rivalsOf(match, choice, (seed ^ at) >>> 0);
  const given = side === 'south' ? gave : -gave;
  const cost = hopeFor(side, points[at - 1]!) - (hopeFor(side, points[at]!) - given);
  const weight = Math.max(gap ?? 0, CHANCE_WEIGHS * cost);
  const rivals = others.filter((other) => !isAlike(match, other, choice));
  return weight > LEAST && rivals.length > 0 ? { at, side, others: rivals, weight } : undefined;
};

/** The most doubtful, as many of either side, in the order of the match. */
export const mostDoubtful = (doubts: readonly Doubt[], most: number): readonly Doubt[] =>
  (['south', 'north'] as const)
    .flatMap((side) =>
      doubts
        .filter((doubt) => doubt.side === side)
        .sort((a, b) => b.weight - a.weight || a.at - b.at)
        .slice(0, Math.ceil(most / 2)),
    )
    .sort((a, b) => a.at - b.at);

const RIVALS = 2;

const triesWith = (match: AnyMatch, choice: Choice, side: Side, seeds: readonly number[]): number[] =>
  seeds.map((seed) => hopeOf(chances(prospect(match, choice, seed)), side));

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** How far a mean may be off by chance. */
const errorOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  const square = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  return Math.sqrt(square / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
};

/** So much of a chance is worth a sentence, and so many standard errors are no accident. */
const WORTH_TELLING = 0.03;
const SURE = 2;

/** The best of its rivals, if it is better by more than chance would have it. */
export const betterThan = (steps: readonly Step[], doubt: Doubt, { seed, tries }: Effort): Better | undefined => {
  const { at, side } = doubt;
  const { match } = steps[at - 1]!;
  const stream = streamOf((seed ^ (at * 2 + 1)) >>> 0);
  const seeds = Array.from({ length: tries }, () => next(stream));
  const had = triesWith(match, answered(steps[at]!)!, side, seeds);
  const rivals = doubt.others.slice(0, RIVALS).map((instead) => {
    const hoped = triesWith(match, instead, side, seeds);
    return { instead, hoped, gains: hoped.map((each, i) => each - had[i]!) };
  });
  const [best] = rivals.sort((a, b) => meanOf(b.gains) - meanOf(a.gains));
  if (!best || meanOf(best.gains) < Math.max(WORTH_TELLING, SURE * errorOf(best.gains))) return undefined;
  return {
    at,
    by: side,
    instead: best.instead,
    had: rounded(meanOf(had)),
    hoped: rounded(meanOf(best.hoped)),
    tries,
    better: best.gains.filter((gain) => gain > 0).length,
    worse: best.gains.filter((gain) => gain < 0).length,
  };
};
