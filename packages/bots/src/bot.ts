import type { AnyMatch, Choice, Stream } from '@five-victories/engine';

/** A player of all games: it is asked for the waiting decision and answers with a legal choice. Chance comes from its own stream. */
export interface Bot {
  readonly name: string;
  choose(match: AnyMatch, stream: Stream): Choice;
  /** The same choice with what it weighed, of a bot that can tell. */
  think?(match: AnyMatch, stream: Stream): Thinking;
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
}
