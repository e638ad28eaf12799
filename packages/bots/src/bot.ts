import type { AnyMatch, Choice, Side, Stream } from '@five-victories/engine';
import type { Facts } from './chances/facts.js';
import type { Level, Skill } from './levels.js';
import type { Plan } from './plan.js';

/** A player of all games: it is asked for the waiting decision and answers with a legal choice. Chance comes from its own stream. */
export interface Bot {
  readonly name: string;
  choose(match: AnyMatch, stream: Stream): Choice;
  /** The same choice with what it weighed, of a bot that can tell. */
  think?(match: AnyMatch, stream: Stream, means?: Means): Thinking;
  /** How able it is in this game, of a bot whose skill is a matter of numbers. */
  skillIn?(match: AnyMatch): Skill;
}

/** What a bot may use besides the match. With the same means it answers alike. */
export interface Means {
  /** The plan that came with its last answer in this match; without it, it plans anew from where the match stands. */
  readonly plan?: Plan | undefined;
  /** Says when to stop thinking. Without it a bot tries as often as its level says, however long that takes. */
  readonly late?: (() => boolean) | undefined;
}

/** A choice with what it is worth to the side that decides. */
export interface Judged {
  readonly choice: Choice;
  readonly value: number;
}

/** A choice and all that was weighed for it, the best first. */
export interface Thinking {
  readonly choice: Choice;
  readonly judged: readonly Judged[];
  /** What it means to do next: to be handed back with the next question of this match. */
  readonly plan?: Plan | undefined;
}

/** In which mind a draft is made: what is added to the worth of some orders, so that drafts differ by intention. */
export interface Mood {
  readonly charging: number;
  readonly standing: number;
  /** For each inch nearer to a goal, in a match that is about goals. */
  readonly goalward?: number;
  /** Commanders go first, so that those they reach need no test. */
  readonly leading?: boolean;
  /** Weighs orders of the family's own too, not only those the engine suggests. */
  readonly thorough?: boolean;
}

/** How a family plans: its numbers are found by matches, not by thought. */
export interface Planning {
  /** Noise of the wilder half of the drafts. */
  readonly wild: number;
  /** The minds of the drafts, in turn; those after them err by `wild`. */
  readonly moods?: readonly Mood[];
  /** Worth is reckoned from where the match stands now, and the best plan is bettered part by part with so much of the tries. */
  readonly refining?: number;
  /** With more units than this in play a try takes longer, and there are fewer of them. */
  readonly usual?: number;
  /** Differences in worth far below this count by their size, far above it no more: `tanh(worth / scale)`. */
  readonly scale: number;
}

/** What a unit has left once its hits are reckoned. */
export interface Left {
  readonly unit: string;
  readonly side: Side;
  readonly left: number;
}

/** How a family of games is played; bots have no rules of their own besides. */
export interface Family<M extends AnyMatch = AnyMatch> {
  plays(match: AnyMatch): boolean;
  /** For the random bot: how likely a choice is beside one that is worth 1. */
  weight(choice: Choice): number;
  /** The choices worth a thought, in any order; `seed` for whatever has to be drawn. */
  judge(match: M, seed: number): Judged[];
  /** A choice in a few words. */
  describe(match: M, choice: Choice): string;
  /** A quick answer, good enough to play a match out with in thought; `noise`, in worth, makes it err. */
  brisk(match: M, stream: Stream, noise: number, mood?: Mood): Choice;
  /** Of what it judged a set-up to be worth, one that is good and not always the same. */
  opening?(match: M, judged: readonly Judged[], stream: Stream): Choice;
  /** A quicker one still, for what comes after a plan: whoever is far from the enemy is left where he is. */
  hasty?(match: M, stream: Stream): Choice;
  /** What the match is worth to a side. */
  worth(match: M, side: Side): number;
  /** What its chances follow from. */
  facts(match: M): Facts;
  /** What all units have left, those that are gone with nothing. */
  strengths(match: M): readonly Left[];
  readonly planning: Planning;
  readonly skills: Readonly<Record<Level, Skill>>;
}
