/** What a zone game is made of: tables and functions that the shared procedures ask. No procedure asks which game it is. */
import type { Declared } from '../kernel/options.js';
import type { Modifier } from '../kernel/event.js';
import type { Match, Rules } from '../kernel/match.js';
import type { Playable } from '../kernel/record.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Both, Side } from '../kernel/side.js';
import type { Cites } from './cites.js';
import type { ZonalOptions } from './options.js';
import type { Table } from './table.js';
import type { TerrainEffects } from './terrain.js';
import type { Army, Composition, Scenario } from './army.js';
import type { Arm, Unit, UnitId } from './unit.js';
import type { Zone } from './zone.js';

export const PHASES = [
  'setup',
  'initiative',
  'firing',
  'melee',
  'losses',
  'initiativeMovement',
  'otherMovement',
  'victory',
] as const;
export type Phase = (typeof PHASES)[number];

/** FV-ARMY-13: each army has one Commander, who is no unit: a name and a zone, or gone (FV-CMD-07). */
export interface SideState {
  /** The army and its Commander by name. */
  readonly name: string;
  readonly leader: string;
  readonly commander: Zone | undefined;
  /** Counted units of the starting army, and those of them routed so far. */
  readonly counted: number;
  readonly tally: number;
  readonly offersEnd: boolean;
}

export interface Outcome {
  readonly result: string;
  readonly winner?: Side;
  readonly rule: string;
  readonly zones?: Both<number>;
  readonly points?: Both<number>;
}

/** A dispute that has been settled: the switch stays so for the rest of the match. */
export interface Ruling {
  readonly switch: string;
  readonly value: boolean;
}

/** The state of play: plain data; units and sides are replaced on write. */
export interface ZonalState {
  turn: number;
  phase: Phase;
  initiative: Side;
  /** Whose share of the phase it is. */
  acting: Side;
  sides: Both<SideState>;
  readonly units: Unit[];
  /** Where each unit stands in `units`. */
  readonly index: Readonly<Record<UnitId, number>>;
  /** Shots of the acting side at each enemy unit in this firing phase. */
  shots: Readonly<Record<UnitId, number>>;
  options: ZonalOptions;
  rulings: readonly Ruling[];
  outcome: Outcome | undefined;
}

export type ZonalMatch = Match<ZonalState, ZonalRules, Table>;

export interface UnitType {
  readonly name: string;
  readonly arm: Arm;
  /** Letters of the stands it may have, and how many. */
  readonly stands: string;
  readonly size: readonly [number, number];
  /** Heavy impact of mounted. */
  readonly impact?: number;
  /** Mounts and dismounts in play. */
  readonly dismounts?: true;
  /** Dice of a gun in its own zone and into an adjacent one. */
  readonly gun?: readonly [same: number, adjacent: number];
  /** A gun that has fired may only turn. */
  readonly staysWhenFired?: true;
  /** May flee from foot. */
  readonly flees?: true;
  /** Never tests to intercept. */
  readonly interceptsFreely?: true;
}

export interface StandKind {
  readonly name: string;
}

export interface ZonalRules extends Rules<ZonalMatch, ZonalState>, Playable<ZonalMatch> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly types: Readonly<Record<string, UnitType>>;
  readonly stands: Readonly<Record<string, StandKind>>;
  readonly cite: Cites;
  readonly options: Declared;
  readonly terrain: TerrainEffects;
  /** What follows from the options; the same table for the same options. */
  tableOf(options: ZonalOptions): Table;
  readonly composition: Composition;
  readonly armies: readonly Army[];
  readonly scenarios: readonly Scenario[];
  /** What a side wins at best. */
  readonly fullVictory: string;
  /** Dice to engage or to intercept without quality. */
  readonly tests: { readonly attack: number; readonly open: number };
  readonly flinch: number;
  readonly hitsPerStand: number;
  /** Whether the unit may be in open order at this size and with these stands. */
  mayOpen(unit: Unit): boolean;
  /** Whether the unit has something to fire with in its present state. */
  canFire(match: ZonalMatch, unit: Unit): boolean;
  /** The dice of one shot, summand by summand, cover not included. */
  fireDice(match: ZonalMatch, firer: Unit, target: Unit): Modifier[];
  /** The basic Combat Value of one kind of stand of this unit. */
  basicValue(unit: Unit, stand: string): number;
  /** What is added to the basic Combat Value of one kind of stand. */
  combatModifiers(match: ZonalMatch, attacker: Unit, stand: string, target: Unit): Modifier[];
  /** Whether a foot unit may engage unengaged mounted from every side. */
  mayEngageMounted(unit: Unit): boolean;
  /** Whether pikes (or what serves for them) make mounted pull up. */
  hasPikes(unit: Unit): boolean;
}

/** Why not, or undefined. */
export type WhyNot = Refusal | undefined;
