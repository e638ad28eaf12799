/** What a measured game is made of: tables and functions that the shared procedures ask. No procedure asks which game it is. */
import type { Modifier } from '../kernel/event.js';
import type { Match, Rules } from '../kernel/match.js';
import type { Declared, Switch } from '../kernel/options.js';
import type { Playable } from '../kernel/record.js';
import type { Refusal } from '../kernel/refusal.js';
import type { Both, Side } from '../kernel/side.js';
import type { Length } from '../geometry/index.js';
import type { Shapes } from '../formation/shape.js';
import type { Army, Composition, Scenario } from './army/army.js';
import type { Cites } from './cites/index.js';
import type { SwitchName } from './switches.js';
import type { Table } from './table.js';
import type { FeatureGiven, TerrainEffects } from './terrain.js';
import type { Action, Arm, CommandQuality, Formation, Placed, Quality, Unit, UnitId } from './unit.js';

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

export interface SideState {
  /** The army by name. */
  readonly name: string;
  /** Stands of the starting army, and those lost so far. */
  readonly stands: number;
  readonly tally: number;
}

export interface Outcome {
  readonly result: string;
  readonly winner?: Side;
  readonly rule: string;
  readonly tallies?: Both<number>;
  readonly points?: Both<number>;
}

/** A dispute that has been settled: the switch stays so for the rest of the match. */
export interface Ruling {
  readonly switch: string;
  readonly value: boolean;
}

export interface QualityEffect {
  /** Highest die that hits in firing; highest that passes the charge test; added to the combat value. */
  readonly fire: number;
  readonly charge: number;
  readonly melee: number;
}

export interface Goal {
  readonly name?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: number;
}

/** The options of a match, all defaults filled in. Those in inches are whole inches, all other lengths thousandths. */
export interface TabletopOptions {
  readonly tableWidth: number;
  readonly tableDepth: number;
  readonly deploymentDepth: number;
  readonly setupMethod: 'hidden' | 'sequential' | 'alternate' | 'agreed';
  readonly basing: { readonly frontage: number; readonly depth: number; readonly gunDepth: number };
  readonly shapes: Shapes;
  readonly subCommanders: number;
  readonly armySource: 'roster' | 'generated' | 'scenario';
  readonly armyThrows: number;
  readonly collection: Readonly<Record<string, number>>;
  readonly enforceComposition: boolean;
  readonly dragoonsFewer: boolean;
  readonly unitQuality: 'off' | 'assigned' | 'thrown';
  readonly unitQualityTable: Readonly<Record<string, readonly Quality[]>>;
  readonly unitQualityEffects: Readonly<Record<Quality, QualityEffect>>;
  readonly commandQuality: 'off' | 'assigned' | 'thrown';
  readonly commandQualityTable: CommandQualityTable;
  readonly terrain: readonly FeatureGiven[];
  readonly terrainEffects: 'standard' | 'off' | 'custom';
  readonly terrainTable: Partial<TerrainEffects>;
  readonly hillLevel: number;
  readonly woodsVisibility: number;
  readonly overheadFire: 'off' | 'bothHigher' | 'eitherHigher';
  readonly weather: 'clear' | 'rain' | 'heavyRain' | 'mist' | 'mud';
  readonly victory: 'standard' | 'scenario';
  readonly scenarioGoals: Both<readonly Goal[]>;
  readonly turnLimit: number | undefined;
  readonly moveAgain: boolean;
  readonly moveAfterRetreat: boolean;
  readonly houseRules: Readonly<Record<string, boolean>>;
}

/** For each type of command unit and quality: the highest die that gives it, and the range in inches. */
export type CommandQualityTable = Readonly<
  Record<string, Readonly<Record<CommandQuality, { readonly upTo: number; readonly range: number }>>>
>;

/** The state of play: plain data; units and sides are replaced on write. */
export interface TabletopState {
  turn: number;
  phase: Phase;
  initiative: Side;
  /** Whose share of the phase it is. */
  acting: Side;
  sides: Both<SideState>;
  readonly units: Unit[];
  /** Where each unit stands in `units`. */
  readonly index: Readonly<Record<UnitId, number>>;
  options: TabletopOptions;
  rulings: readonly Ruling[];
  outcome: Outcome | undefined;
}

export type TabletopMatch = Match<TabletopState, TabletopRules, Table>;

export interface UnitType {
  readonly name: string;
  readonly arm: Arm;
  /** Letters of the stands it may have, and how many. */
  readonly stands: string;
  readonly size: readonly [number, number];
  /** Mounts and dismounts in play: the class above when mounted, foot when not. */
  readonly dismounts?: true;
  /** Always in command. */
  readonly commands?: true;
  /** Of a command unit: how far it commands; the Commander himself. */
  readonly range?: Length;
  readonly chief?: true;
  /** May carry lances. */
  readonly lances?: true;
  /** Of a gun: dice by range, the nearest band first; a band it cannot reach is absent. */
  readonly gun?: readonly number[];
}

export interface StandKind {
  readonly name: string;
}

/** Types of units, some of them for the owner to choose from. */
export interface Generated {
  readonly units: readonly string[];
  readonly oneOf?: readonly string[];
}

/** Numbers of the procedures, lengths in thousandths. */
export interface Numbers {
  readonly join: Length;
  readonly intercept: Length;
  readonly recoil: Length;
  readonly evade: Length;
  readonly breakThrough: { readonly mounted: Length; readonly foot: Length };
  readonly extension: { readonly mounted: Length; readonly foot: Length };
  readonly pullUp: Length;
  readonly flinch: Length;
  readonly doubleTime: Length;
  readonly column: Length;
  readonly pivot: Length;
  /** Highest dice that pass. */
  readonly holdBack: number;
  readonly holdBackOpen: number;
  readonly interceptTest: number;
  readonly chargingHome: number;
  readonly hitsPerStand: number;
}

/** Ranges of fire. Bands of artillery are counted from the nearest, as the dice of a gun are. */
export interface FireNumbers {
  readonly muskets: Length;
  /** The far end of each band. */
  readonly bands: readonly Length[];
  /** The first band in which round shot is fired, and the one from which it bounces through. */
  readonly roundShot: number;
  readonly bounces: number;
}

export interface TabletopRules extends Rules<TabletopMatch, TabletopState>, Playable<TabletopMatch> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly types: Readonly<Record<string, UnitType>>;
  readonly stands: Readonly<Record<string, StandKind>>;
  readonly cite: Cites;
  readonly options: Declared;
  readonly terrain: TerrainEffects;
  readonly composition: Composition;
  /** What a throw of two dice brings when armies are generated. */
  readonly generation: Readonly<Record<number, Generated>>;
  readonly numbers: Numbers;
  readonly fire: FireNumbers;
  /** What a side wins at best. */
  readonly fullVictory: string;
  /** What follows from the options; the same table for the same options. */
  tableOf(options: TabletopOptions): Table;

  /** Whether a unit of this type, state and these stands may be in a formation. */
  formationRefusal(match: TabletopMatch, unit: Unit, formation: Formation): WhyNot;
  /** The orders a unit of this kind may be given when its movement begins (SV-MOVE-04), by their verbs. */
  verbs(match: TabletopMatch, unit: Placed): readonly string[];
  /** Whether a change of formation and a manoeuvre make one action. */
  combines(match: TabletopMatch, unit: Unit): boolean;
  /** What straight moves of an action may come to without double-time; 0: it may not move so at all. */
  allowance(match: TabletopMatch, unit: Placed, action: Action): Length;
  chargeAllowance(match: TabletopMatch, unit: Placed): Length;
  /** A foot unit that may charge mounted only by outflanking it. */
  mustOutflank(match: TabletopMatch, unit: Unit, target: Unit): boolean;

  /** Whether a stand of this unit fires as muskets do. */
  isMusket(unit: Unit, stand: string): boolean;
  /** The dice of one volley, summand by summand. `stands` fire at `range` (of a gun; thousandths). */
  fireDice(match: TabletopMatch, firer: Placed, target: Placed, stands: number, range: number): Modifier[];
  /** Highest die that hits when this unit fires. */
  fireHits(match: TabletopMatch, firer: Unit): number;
  /** Highest die that passes the test to charge. */
  chargeTest(match: TabletopMatch, unit: Unit): number;
  /** The basic combat value of one kind of stand of this unit, and what is added to it. */
  basicValue(unit: Unit, stand: string): number;
  combatModifiers(match: TabletopMatch, attacker: Placed, target: Placed): Modifier[];

  /** Hasty defensive block: its markers; pulling up; emergency about-face; impact. */
  hastyHits(unit: Placed): number;
  pullUpTest(target: Unit): number;
  aboutFaceHits(unit: Unit): number;
  impactHits(charger: Unit, heavy: boolean): number;
}

/** A game with what is ready-made for it. Kept apart from the rules, which weigh less in a browser. */
export interface Edition extends TabletopRules {
  readonly switches: Readonly<Record<string, Switch>>;
  readonly armies: readonly Army[];
  readonly scenarios: readonly Scenario[];
}

export type { SwitchName };

/** Why not, or undefined. */
export type WhyNot = Refusal | undefined;
