/**
 * Plans a whole movement phase: drafts are played by the quick player, half of them with noise, and each is said again
 * over fresh dice, with the enemy's reply and the fights that follow. All drafts meet the same dice, and the worse half
 * is dropped as tries run out. One throw of the dice shows luck, many show the plan.
 */
import { answer, below, fork, next, streamOf, type AnyMatch, type Side, type Stream } from '@five-victories/engine';
import type { Family, Means, Mood } from './bot.js';
import { follow, isOwnPhase, isPlanned, phaseOf, takesUp, type Part, type Plan } from './plan.js';
import { refined, type Tried } from './refine.js';

export interface Effort {
  readonly drafts: number;
  /** Plays in thought, of all drafts together. */
  readonly tries: number;
}

/** A phase that takes longer is thought about as far as this. */
const MOST_ANSWERS = 300;
/** Any number with many ones and noughts: the dice of a try and the chance of its players are not to be the same. */
const OTHER = 0x2545f491;

export const meanOf = ({ worths }: Pick<Tried, 'worths'>): number =>
  worths.reduce((sum, each) => sum + each, 0) / Math.max(1, worths.length);

/** In what mind a draft is made: without noise as long as there are moods. */
interface Mind {
  readonly noise: number;
  readonly mood?: Mood | undefined;
}

const mindOf = ({ planning: { wild, moods } }: Family, i: number, drafts: number): Mind =>
  moods
    ? moods[i]
      ? { noise: 0, mood: moods[i] }
      : { noise: wild, mood: moods[i % moods.length] }
    : { noise: i < drafts / 2 ? 0 : wild };

/** Of a draft with noise each third unit errs and the others do what they ought to, so that what was good in it stays. */
const ERRS = 3;

/** The rest of the phase as the quick player plays it, with the plan that this was. */
const drafted = (family: Family, match: AnyMatch, side: Side, { noise, mood }: Mind, stream: Stream): Plan => {
  const phase = phaseOf(match);
  const copy = fork(match, next(stream));
  const parts: { start: Part['start']; orders: Part['start'][] }[] = [];
  const first: Part['start'][] = [];
  let errs = true;
  for (let n = 0; n < MOST_ANSWERS && copy.decision && phaseOf(copy) === phase; n++) {
    const own = isPlanned(copy, side);
    const taken = own && takesUp(copy.decision);
    if (taken && noise > 0) errs = below(stream, ERRS) === 0;
    const choice = family.brisk(copy, stream, own && errs ? noise : 0, own ? mood : undefined);
    if (taken) parts.push({ start: choice, orders: [] });
    else if (own) (parts.at(-1)?.orders ?? first).push(choice);
    answer(copy, choice);
  }
  return { phase, parts, orders: first };
};

/** On to the end of the next fights: the enemy's movement if it is still to come, then firing, melee and losses. */
export const playOn = (family: Family, match: AnyMatch, stream: Stream): void => {
  const turn = (match.state as { readonly turn: number }).turn + 1;
  const isFar = (): boolean => {
    const now = (match.state as { readonly turn: number }).turn;
    return now > turn || (now === turn && (isOwnPhase(match, 'south') || isOwnPhase(match, 'north')));
  };
  for (let n = 0; n < MOST_ANSWERS && match.decision && !isFar(); n++)
    answer(match, family.hasty?.(match, stream) ?? family.brisk(match, stream, 0));
};

/** What is left of the phase, said as the plan has it; the quick player answers all the rest. */
export const carryOut = (family: Family, match: AnyMatch, side: Side, plan: Plan, stream: Stream): void => {
  let left = plan;
  for (let n = 0; n < MOST_ANSWERS && match.decision && phaseOf(match) === plan.phase; n++) {
    let choice;
    if (isPlanned(match, side)) ({ choice, plan: left } = follow(left, match));
    answer(match, choice ?? family.brisk(match, stream, 0));
  }
};

/** What a plan comes to with one throw of all dice; they are never those of the match. `from` is the worth it starts with. */
export const tried = (family: Family, match: AnyMatch, side: Side, plan: Plan, seed: number, from = 0): number => {
  const copy = fork(match, seed);
  const stream = streamOf(seed ^ OTHER);
  carryOut(family, copy, side, plan, stream);
  playOn(family, copy, stream);
  return Math.tanh((family.worth(copy, side) - from) / family.planning.scale);
};

/** Successive halving: after each round the worse half is dropped. */
const best = (
  drafts: readonly Tried[],
  tries: number,
  tryOnce: (draft: Tried) => void,
  isLate: () => boolean,
): Tried => {
  let left = [...drafts];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let upTo = 0;
  while (left.length > 1) {
    upTo += Math.max(1, Math.floor(tries / rounds / left.length));
    for (const draft of left)
      while (draft.worths.length < upTo && (draft.worths.length === 0 || !isLate())) tryOnce(draft);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!;
};

/** Drafts that come to the same are one. */
const distinct = (plans: readonly Plan[]): Plan[] => [
  ...new Map(plans.map((plan) => [JSON.stringify(plan.parts), plan])).values(),
];

const unitsIn = ({ state }: AnyMatch): number =>
  (state.units as readonly object[]).filter((unit) => 'place' in unit && unit.place !== undefined).length;

const triesOf = ({ planning: { usual } }: Family, match: AnyMatch, { tries }: Effort): number =>
  usual === undefined ? tries : Math.max(1, Math.round(tries * Math.min(1, usual / unitsIn(match))));

/** The best plan it finds for the rest of the phase. */
export const planFor = (family: Family, match: AnyMatch, effort: Effort, stream: Stream, { late }: Means): Plan => {
  const { side } = match.decision!;
  const { refining = 0 } = family.planning;
  const isLate = late ?? (() => false);
  const tries = triesOf(family, match, effort);
  const seeds = Array.from({ length: tries }, () => next(stream));
  const from = refining > 0 ? family.worth(match, side) : 0;
  const drafts = Array.from({ length: effort.drafts }, (_, i) =>
    drafted(family, match, side, mindOf(family, i, effort.drafts), stream),
  );
  let spent = 0;
  const tryOnce = ({ plan, worths }: Tried): void => {
    spent++;
    worths.push(tried(family, match, side, plan, seeds[worths.length]!, from));
  };
  const rivals = (refining > 0 ? distinct(drafts) : drafts).map((plan): Tried => ({ plan, worths: [] }));
  const chosen = best(rivals, tries * (1 - refining), tryOnce, isLate);
  const isSpent = (): boolean => spent >= tries || isLate();
  return refining > 0 ? refined(chosen, drafts, tryOnce, isSpent, stream).plan : chosen.plan;
};
