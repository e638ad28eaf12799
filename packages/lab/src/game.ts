/** A game as the lab needs it: its edition, and how its family shows a match. */
import type { AnyMatch, Both, Event, Match, Playable, Rules, Side } from '@five-victories/engine';
import type { Ink } from './ink.js';

/** What the state of every game has. */
export interface CommonState {
  readonly turn: number;
  readonly sides: Both<{ readonly name: string; readonly tally: number }>;
  readonly units: readonly { readonly id: string; readonly name: string; readonly side: Side }[];
  readonly options: { readonly turnLimit: number | undefined };
  readonly outcome: Outcome | undefined;
}

export interface Outcome {
  readonly result: string;
  readonly winner?: Side;
  readonly rule: string;
}

// oxlint-disable-next-line typescript/no-explicit-any
export type GameMatch = Match<CommonState, Rules<any, any>, any>;

export interface Army {
  readonly id: string;
  readonly name: string;
  readonly period: string;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  readonly south: string;
  readonly north: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A unit as the title lists it. */
export interface Listed {
  /** `2P3M`. */
  readonly strength: string;
  readonly name: string;
  readonly type: string;
  /** Weapons and the like, where they tell something. */
  readonly carried: readonly string[];
}

/** What a side has and has lost, in what the game counts: mostly stands. */
export interface SideCount {
  readonly stands: number;
  readonly routed: number;
}

/** How a family of games shows a match of it. */
export interface Show<M = GameMatch> {
  /** What the signs of the plan mean. */
  legend(match: M): string;
  /** The table when a turn begins. */
  plan(match: M, columns: number, ink: Ink): string[];
  leaderOf(match: M, side: Side): string;
  roster(match: M, side: Side): readonly Listed[];
  armyName(match: M, side: Side): string;
  report(match: M, event: Event): string | undefined;
  /** The lines of a phase, from all it told. */
  lines(match: M, phase: string, events: readonly Event[]): string[];
  /** Who was lost, however it came about, and nothing else. */
  routs(match: M, events: readonly Event[]): string[];
  count(match: M): Both<SideCount>;
  /** What that counts: `stand`. */
  counted(match: M): string;
  /** What a side holds and how near it is to its end, in a few words. */
  holdings(match: M, side: Side): string;
  /** The same when all is over; `most` stands it had at first. */
  ending(match: M, side: Side, most: number): string;
}

export interface Game extends Playable<AnyMatch> {
  readonly title: string;
  readonly armies: readonly Army[];
  readonly scenarios: readonly Scenario[];
  readonly show: Show;
}
