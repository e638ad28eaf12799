/** What the page and the worker of the bots say to each other. */
import type { Plan } from '@five-victories/bots';
import type { Choice, Save, Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';

export interface Asked {
  readonly id: number;
  readonly game: GameId;
  readonly save: Save;
  readonly bot: string;
  readonly seed: number;
  /** What the bot meant to do when it was asked last in this match. */
  readonly plan: Plan | undefined;
}

/** A choice the bot thought of, with what it is worth to its side. */
export interface Thought {
  readonly choice: Choice;
  readonly value: number;
}

/** What a bot weighed and what it chose, and the match it was asked in. */
export interface Considered {
  readonly match: TableMatch;
  readonly choices: readonly Thought[];
  readonly choice: Choice;
  readonly seed: number;
  /** What it meant to do after that. */
  readonly plan: Plan | undefined;
}

export interface Answered {
  readonly id: number;
  readonly choice?: Choice;
  /** The best choices, best first; empty where there was nothing to weigh. */
  readonly thoughts: readonly Thought[];
  readonly plan?: Plan | undefined;
  /** Milliseconds it thought, by the worker's clock. */
  readonly took?: number;
  readonly failed?: string;
}

/** Whether a side gives up; the match as it stood when its last turns ended, the oldest first. */
export interface LostAsked {
  readonly id: number;
  readonly game: GameId;
  readonly side: Side;
  readonly ends: readonly Save[];
}

export interface LostAnswered {
  readonly id: number;
  /** What it hoped for at each of them; undefined: it fights on. */
  readonly hopes?: readonly number[] | undefined;
}
