/** What a table may ask before a player decides, and what it is told; each book answers in its own way. */
import type { Choice } from '../kernel/decision.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Angle, Length, Point, Side } from '../geometry/index.js';
import type { Charge, March } from './choices.js';
import type { TabletopMatch } from './rules.js';
import type { Place, Placed, UnitId } from './unit.js';

/** How far a unit may go straight on after a turn, and what keeps it from going further. */
export interface Reach {
  /** What is left of its allowance. */
  readonly allowance: Length;
  readonly far: Length;
  readonly to: Place;
  readonly stop: Refusal | undefined;
}

export interface ReachAsked {
  readonly verb?: March['do'] | undefined;
  readonly towards?: Side | undefined;
  readonly turn?: Angle | undefined;
  readonly doubleTime?: boolean | undefined;
  readonly rush?: boolean | undefined;
}

/** A unit that could intercept or fire at the mover, and between which points of the move. */
export interface Chance {
  readonly unit: UnitId;
  /** Left out where all there is to do is to intercept. */
  readonly do?: 'intercept' | 'opportunityFire';
  /** Between these points of the move, each of which is open. */
  readonly from: Length;
  readonly to: Length;
  /** GV-GEN-08: it would be lost over the edge of the table, and must be told to. */
  readonly leaveTable?: true;
}

export interface ChargeChance<Order = Charge> {
  readonly charge: Order;
  readonly distance: number;
  readonly to: Place;
  /** Whether the charger would have to test. */
  readonly tests: boolean;
  readonly interceptors: readonly Chance[];
}

/** What all books say of an enemy who might be fired at; each adds how its dice come about. */
export interface Aimed {
  readonly target: UnitId;
  /** Why it cannot be. */
  readonly refusal?: Refusal;
  readonly dice?: number;
}

/** Who commands how far, and which units of the side are in command. */
export interface Commanding {
  readonly commanders: readonly { readonly unit: UnitId; readonly range: Length }[];
  readonly inCommand: readonly UnitId[];
}

export const WHATS = ['reach', 'area', 'targets', 'charges', 'command'] as const;
export type What = (typeof WHATS)[number];

/** How it is asked; whatever does not concern the question, or the book, is passed over. */
export interface QueryAsked extends ReachAsked {
  readonly pivot?: Angle | undefined;
  /** The side of a defensive block that is pivoted. */
  readonly face?: Side | undefined;
  /** About which front corner a turn or pivot goes, where that may be chosen. */
  readonly corner?: 'left' | 'right' | undefined;
  /** Whether mounted foot would ride. */
  readonly byHorse?: boolean | undefined;
}

/** How a book answers each of them; the unit is on the table. */
export interface Queries<M, Target = Aimed, Order = Choice> {
  reach(match: M, unit: Placed, asked: QueryAsked): Reach;
  area(match: M, unit: Placed, asked: QueryAsked): readonly Point[];
  targets(match: M, unit: Placed, asked: QueryAsked): readonly Target[];
  charges(match: M, unit: Placed, asked: QueryAsked): readonly ChargeChance<Order>[];
  command(match: M, unit: Placed, asked: QueryAsked): Commanding;
}

export type AnswerTo<M extends TabletopMatch, K extends What> = ReturnType<M['rules']['queries'][K]>;

/**
 * GV-GEN-02, GL-GEN-03, GL-R-03: anybody may measure at any time. What a table shows before a player decides and a bot
 * weighs; the unit is on the table, and nothing is changed.
 */
export const query = <M extends TabletopMatch, K extends What>(
  match: M,
  unit: Placed,
  what: K,
  asked: QueryAsked = {},
): AnswerTo<M, K> => match.rules.queries[what](match, unit, asked) as AnswerTo<M, K>;
