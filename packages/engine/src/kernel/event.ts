import type { Facts } from './refusal.js';

/**
 * What happened, for the log, the animation, the statistics and the screen reader. Rules call `match.tell?.({...})`:
 * with nobody listening the event is not even made.
 */
export interface Event {
  readonly event: string;
  readonly rule: string;
  readonly [fact: string]: unknown;
}

/** One step of an addition: the rule that says so, what it adds, and what for: a message. */
export interface Summand {
  readonly rule: string;
  readonly by: number;
  readonly id: string;
  readonly facts: Facts;
}

export type Listener = (event: Event) => void;
