/** What the page and the worker of reasons say to each other. */
import type { Plan, Reason } from '@five-victories/bots';
import type { Choice, Save } from '@five-victories/engine/kernel';
import type { GameId } from '../match/game-ids.js';

export interface WhyAsked {
  readonly id: number;
  readonly game: GameId;
  readonly save: Save;
  readonly choice: Choice;
  readonly seed: number;
  /** What the bot meant to do after it. */
  readonly plan: Plan | undefined;
}

export interface WhyAnswered {
  readonly id: number;
  /** Undefined where there is nothing to tell. */
  readonly reason?: Reason | undefined;
}
