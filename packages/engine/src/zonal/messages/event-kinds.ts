import type { Summand } from '../../kernel/event.js';
import type { Both } from '../../kernel/side.js';
import type { ReactionKind } from '../choices.js';
import type { Phase } from '../rules.js';
import type { Quality, UnitId } from '../unit.js';
import type { Zone } from '../zone.js';
import type { ZonalKinds } from './kinds.js';

/** What dice were thrown for. */
export type ThrowCause =
  | 'fire'
  | 'attack'
  | 'overlap'
  | 'outflank'
  | 'commander'
  | 'test'
  | 'quality'
  | 'disorder'
  | 'sides';
/** What a test was for. */
export type TestCause = 'engage' | 'intercept' | 'dare' | 'prepare';
/** Where hits came from. */
export type HitCause =
  | 'fire'
  | 'attack'
  | 'press'
  | 'clash'
  | 'impact'
  | 'lightImpact'
  | 'missed'
  | 'haste'
  | 'pullUp'
  | 'breakAway'
  | 'stakes'
  | 'disorder';
/** What made a unit turn: its own action, or what happened to it. */
export type TurnCause = 'action' | 'contact' | 'meet' | 'rally' | 'disorder';
export type RoutCause = 'withdrawn' | 'overrun' | 'allLost' | 'oneLeft' | 'shapeLost' | 'swept';
export type RetireCause = 'recoil' | 'flee' | 'shift' | 'leave';
export type PullUpCause = 'short' | 'disorder';
export type PinCause = 'mounted' | 'surrounded' | 'nobodyLeft';
export type WaiveCause = 'inCommand' | 'joins' | 'neverTests';
export type EndCause = 'retreat' | 'bothRetreat' | 'brokenWins' | 'points' | 'zones';

/** A number that is not the usual one, and the quality that makes it so. */
export interface NeedBy {
  readonly rule: string;
  readonly quality: Quality;
}

/** The Combat Value of one kind of stand, and how it came about. */
export interface StandValue {
  readonly stand: string;
  readonly cv: number;
  readonly modifiers: readonly Summand[];
}

/** What the facts of events are in the zone games. */
export interface EventKinds extends ZonalKinds {
  /** A zone that somebody goes to or comes from. */
  readonly place: Zone;
  readonly phase: Phase;
  readonly reaction: ReactionKind;
  readonly dice: readonly number[];
  readonly modifiers: readonly Summand[];
  readonly values: readonly StandValue[];
  readonly needBy: NeedBy;
  /** Stands by their letters, by the enemy they attack. */
  readonly allocation: Readonly<Record<UnitId, string>>;
  readonly score: Both<number>;
  readonly result: string;
  readonly marker: 'green' | 'red' | 'yellow';
  readonly units: readonly UnitId[];
  readonly agreedOrLast: 'agreement' | 'turnLimit';
  readonly agreedOrThrown: 'agreement' | 'throw';
  readonly throwCause: ThrowCause;
  readonly testCause: TestCause;
  readonly hitCause: HitCause;
  readonly turnCause: TurnCause;
  readonly routCause: RoutCause;
  readonly retireCause: RetireCause;
  readonly pullUpCause: PullUpCause;
  readonly pinCause: PinCause;
  readonly waiveCause: WaiveCause;
  readonly endCause: EndCause;
}
