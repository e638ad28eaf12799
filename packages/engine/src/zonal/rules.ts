/** What a zone game is made of: tables and functions that the shared procedures ask. No procedure asks which game it is. */
import type { Declared, Switch } from '../kernel/options.js';
import type { DecisionOf, Procedures } from '../kernel/procedure.js';
import type { Summand } from '../kernel/event.js';
import type { Ruling } from '../kernel/dispute.js';
import type { DiceDecision, Match, Rules } from '../kernel/match.js';
import type { Playable } from '../kernel/log.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Both, Side } from '../kernel/side.js';
import type { Cites } from './cites.js';
import type { ZonalOptions } from './options.js';
import type { Table } from './table.js';
import type { TerrainEffects } from './terrain.js';
import type { Army, Composition, RosterUnit, Scenario } from './army.js';
import type { Attempt, ZonalProcedures } from './procedures.js';
import type { Arm, Formation, Unit, UnitId } from './unit.js';
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

/**
 * FV-ARMY-13, MV-ARMY-01, -17, MV-MOVE-17: each army has one Commander, who is no unit: a name and a zone, or gone
 * (FV-CMD-07, MV-VICT-08).
 */
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

/** Whatever a player of a zone game may be asked. */
export type ZonalDecision = DecisionOf<ZonalProcedures> | DiceDecision;
export type ZonalMatch = Match<ZonalState, ZonalRules, Table, ZonalDecision>;

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
  /** Never moves, turns or leaves once it is on the table. */
  readonly fixed?: true;
  /** May flee from foot. */
  readonly flees?: true;
  /** Hits that cost a stand, where it is not as for the others. */
  readonly hitsPerStand?: number;
  /** Weapons it may carry; with `unarmed` also none. */
  readonly weapons?: readonly string[];
  readonly unarmed?: true;
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
  /** What a side wins at best. */
  readonly fullVictory: string;
  /** Dice to engage or to intercept without quality. */
  readonly tests: { readonly attack: number; readonly open: number };
  readonly flinch: number;
  readonly hitsPerStand: number;
  /** Stands that keep their place when others are lost in their stead. */
  readonly keepPlace: string;
  readonly setUpFormations: readonly Formation[];
  /** A unit in reserve shows whether it left the table in open order. */
  readonly remembersBlue: boolean;
  /** Who has disengaged may not leave the table in the same phase. */
  readonly disengagedStays: boolean;
  /** `sequential` set-up: each army as a whole, or unit by unit. */
  readonly placesWholeArmies: boolean;
  /** Stakes: how many hits they cost, and the rules behind them; absent in a game without. */
  readonly stakes?: {
    readonly hits: number;
    readonly deploy: string;
    readonly barred: string;
    readonly lost: string;
    readonly engaged: string;
    readonly caught: string;
    readonly leaves: string;
    readonly strike: string;
  };
  /** Procedures only this book has. */
  readonly own: Partial<Procedures<ZonalProcedures, ZonalMatch>>;

  /** What is wrong with a unit of a roster beyond its size and stands. */
  unitFaults(unit: RosterUnit & { readonly mountedAs?: string | undefined }): readonly Refusal[];
  /** Whether the unit may be in open order at this size and with these stands. */
  mayOpen(unit: Unit): boolean;

  /** Whether the unit has something to fire with in the firing phase, and in a reaction. */
  canFire(match: ZonalMatch, unit: Unit): boolean;
  firesInReaction(match: ZonalMatch, unit: Unit): boolean;
  /** Whether the unit may have fired before it lost stands or took to horse. */
  mayHaveFired(match: ZonalMatch, unit: Unit): boolean;
  /** The dice of one shot, summand by summand, cover not included. */
  fireDice(match: ZonalMatch, firer: Unit, target: Unit): Summand[];

  /** In command without the Commander; never testing to intercept; entitled to the Commander's re-throw. */
  alwaysInCommand(match: ZonalMatch, unit: Unit): boolean;
  interceptsFreely(match: ZonalMatch, unit: Unit): boolean;
  rethrowsAlone(match: ZonalMatch, unit: Unit): boolean;

  /** The basic Combat Value of one kind of stand of this unit, and what is added to it. */
  basicValue(unit: Unit, stand: string): number;
  /** The same, with what gives it: the kind of stand, or of unit. */
  basicSummand(unit: Unit, stand: string): Summand;
  combatModifiers(match: ZonalMatch, attacker: Unit, stand: string, target: Unit): Summand[];

  /** Why a foot unit may not engage unengaged mounted whose rear it would not touch. */
  footAgainstMounted(unit: Unit, target: Unit): WhyNot;
  /** Whether unengaged artillery fires at this engager, and whether an attempt that goes through over-runs it. */
  gunsFireAt(match: ZonalMatch, engager: Unit): boolean;
  overruns(match: ZonalMatch, engager: Unit, target: Unit): boolean;

  /** Hasty defence: why not, the hits for it, and how the attempt comes out once it is formed. */
  hastyRefusal(match: ZonalMatch, target: Unit, active: Unit): WhyNot;
  hastyHits(match: ZonalMatch, target: Unit): number;
  meetDefence(match: ZonalMatch, target: UnitId, active: UnitId): Attempt;
  /** A defensive formation that holds mounted off as it stands. */
  isPrepared(match: ZonalMatch, target: Unit, active: Unit): boolean;

  /** Why a unit may not leave its reserve zone. */
  reserveRefusal(match: ZonalMatch, unit: Unit): WhyNot;
  /** What a side that broke does before the final count. */
  cleanUp(match: ZonalMatch, side: Side): void;
}

/** A game with what is ready-made for it. Kept apart from the rules, which weigh less in a browser. */
export interface Edition extends ZonalRules {
  readonly switches: Readonly<Record<string, Switch>>;
  readonly armies: readonly Army[];
  readonly scenarios: readonly Scenario[];
}

/** Why not, or undefined. */
export type WhyNot = Refusal | undefined;
