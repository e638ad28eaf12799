/**
 * Plans a whole movement phase: drafts are played by the quick player, half of them with noise, and each is said again
 * over fresh dice, with the enemy's reply and the fights that follow. All drafts meet the same dice, and the worse half
 * is dropped as tries run out. One throw of the dice shows luck, many show the plan.
 */
import { answer, fork, next, streamOf, type AnyMatch, type Side, type Stream } from '@five-victories/engine';
import type { Family, Means } from './bot.js';
import { follow, isOwnPhase, isPlanned, phaseOf, takesUp, type Part, type Plan } from './plan.js';

export interface Effort {
  readonly drafts: number;
  /** Plays in thought, of all drafts together. */
  readonly tries: number;
}

/** A phase that takes longer is thought about as far as this. */
const MOST_ANSWERS = 300;
/** Any number with many ones and noughts: the dice of a try and the chance of its players are not to be the same. */
const OTHER = 0x2545f491;

interface Draft {
  readonly plan: Plan;
  readonly worths: number[];
}

export const meanOf = ({ worths }: Pick<Draft, 'worths'>): number =>
  worths.reduce((sum, each) => sum + each, 0) / Math.max(1, worths.length);

/** The rest of the phase as the quick player plays it, with the plan that this was. */
const drafted = (family: Family, match: AnyMatch, side: Side, noise: number, stream: Stream): Plan => {
  const phase = phaseOf(match);
  const copy = fork(match, next(stream));
  const parts: { start: Part['start']; orders: Part['start'][] }[] = [];
  const first: Part['start'][] = [];
  for (let n = 0; n < MOST_ANSWERS && copy.decision && phaseOf(copy) === phase; n++) {
    const own = isPlanned(copy, side);
    const choice = family.brisk(copy, stream, own ? noise : 0);
    if (own && takesUp(copy.decision)) parts.push({ start: choice, orders: [] });
    else if (own) (parts.at(-1)?.orders ?? first).push(choice);
    answer(copy, choice);
  }
  return { phase, parts, orders: first };
};

/** On to the end of the next fights: the enemy's movement if it is still to come, then firing, melee and losses. */
const playOn = (family: Family, match: AnyMatch, stream: Stream): void => {
  const turn = (match.state as { readonly turn: number }).turn + 1;
  const isFar = (): boolean => {
    const now = (match.state as { readonly turn: number }).turn;
    return now > turn || (now === turn && (isOwnPhase(match, 'south') || isOwnPhase(match, 'north')));
  };
  for (let n = 0; n < MOST_ANSWERS && match.decision && !isFar(); n++) answer(match, family.brisk(match, stream, 0));
};

/** What a plan comes to with one throw of all dice; they are never those of the match. */
export const tried = (family: Family, match: AnyMatch, side: Side, plan: Plan, seed: number): number => {
  const copy = fork(match, seed);
  const stream = streamOf(seed ^ OTHER);
  let left = plan;
  for (let n = 0; n < MOST_ANSWERS && copy.decision && phaseOf(copy) === plan.phase; n++) {
    let choice;
    if (isPlanned(copy, side)) ({ choice, plan: left } = follow(left, copy));
    answer(copy, choice ?? family.brisk(copy, stream, 0));
  }
  playOn(family, copy, stream);
  return Math.tanh(family.worth(copy, side) / family.planning.scale);
};

/** Successive halving: after each round the worse half is dropped. */
const best = (
  drafts: readonly Draft[],
  effort: Effort,
  tryOnce: (draft: Draft) => void,
  isLate: () => boolean,
): Draft => {
  let left = [...drafts];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let upTo = 0;
  while (left.length > 1) {
    upTo += Math.max(1, Math.floor(effort.tries / rounds / left.length));
    for (const draft of left)
      while (draft.worths.length < upTo && (draft.worths.length === 0 || !isLate())) tryOnce(draft);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!;
};

/** The best plan it finds for the rest of the phase. */
export const planFor = (family: Family, match: AnyMatch, effort: Effort, stream: Stream, { late }: Means): Plan => {
  const { side } = match.decision!;
  const { wild } = family.planning;
  const isLate = late ?? (() => false);
  const seeds = Array.from({ length: effort.tries }, () => next(stream));
  const drafts = Array.from({ length: effort.drafts }, (_, i): Draft => ({
    plan: drafted(family, match, side, i < effort.drafts / 2 ? 0 : wild, stream),
    worths: [],
  }));
  const tryOnce = ({ plan, worths }: Draft): void => {
    worths.push(tried(family, match, side, plan, seeds[worths.length]!));
  };
  return best(drafts, effort, tryOnce, isLate).plan;
};
