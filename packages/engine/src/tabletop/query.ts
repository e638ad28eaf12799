/** What a table may ask before a player decides, and what it is told; each book answers in its own way. */
import type { Refusal } from '../kernel/refusal.js';
import type { Angle, Length, Side } from '../geometry/index.js';
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

export const WHATS = ['reach', 'area', 'targets', 'charges', 'command'] as const;
export interface Query extends ReachAsked {
  readonly what: (typeof WHATS)[number];
  readonly unit: UnitId;
  readonly pivot?: Angle | undefined;
  /** About which front corner a turn or pivot goes, where that may be chosen. */
  readonly corner?: 'left' | 'right' | undefined;
  /** Whether mounted foot would ride. */
  readonly byHorse?: boolean | undefined;
}

/**
 * GV-GEN-02, GL-GEN-03, GL-R-03: anybody may measure at any time. One answer for all questions; the unit is on the
 * table.
 */
export const queryOf = (match: TabletopMatch, unit: Placed, query: Query): unknown =>
  match.rules.answerTo(match, unit, query);
