/** What a measured game is made of: tables and functions that the shared procedures ask. No procedure asks which game it is. */
import type { Layout } from '../formation/layout.js';
import type { Modifier } from '../kernel/event.js';
import type { Ruling } from '../kernel/dispute.js';
import type { Match, Rules } from '../kernel/match.js';
import type { Declared, Switch } from '../kernel/options.js';
import type { Playable } from '../kernel/log.js';
import type { Fault, Refusal } from '../kernel/refusal.js';
import type { Shape } from '../kernel/wire.js';
import type { Both, Side } from '../kernel/side.js';
import type { Angle, Footprint, Length, Side as Edge } from '../geometry/index.js';
import type { Shapes } from '../formation/shape.js';
import type { Army, ArmyFault, Composition, Roster, RosterUnit, Scenario } from './army/army.js';
import type { AnyChange, Away } from './choices.js';
import type { Cites } from './cites/index.js';
import type { Base } from './figure.js';
import type { Target } from './fire/fire-options.js';
import type { Flows } from './moves/straight-move.js';
import type { BookFrame, TabletopProcedures } from './procedures.js';
import type { TestedBy } from './verbs.js';
import type { Procedures } from '../kernel/procedure.js';
import type { OpportunityFire } from './charges/watch.js';
import type { SwitchName } from './switches.js';
import type { Table } from './table.js';
import type { AreaGiven } from './setup/area.js';
import type { FeatureGiven, TerrainEffects } from './terrain.js';
import type { Query } from './queries.js';
import type { Action, Arm, CommandQuality, Formation, Place, Placed, Quality, Unit, UnitId } from './unit.js';

export const PHASES = [
  'setup',
  'initiative',
  'firing',
  'melee',
  'losses',
  'initiativeMovement',
  'otherMovement',
  'otherRetreat',
  'initiativeRetreat',
  'victory',
] as const;
export type Phase = (typeof PHASES)[number];
/** Those of a book without phases of retreat. */
export const USUAL_PHASES: readonly Phase[] = PHASES.filter((phase) => !phase.endsWith('Retreat'));

export interface SideState {
  /** The army by name. */
  readonly name: string;
  /** Size of the starting army, in stands or in units as the book counts, and what is lost so far. */
  readonly size: number;
  readonly tally: number;
}

export interface Outcome {
  readonly result: string;
  readonly winner?: Side;
  readonly rule: string;
  readonly tallies?: Both<number>;
  readonly points?: Both<number>;
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

/**
 * The options of a match, all defaults filled in; what only one book has is undefined in the others. Those in inches or
 * centimetres are whole ones, all other lengths thousandths.
 */
export interface TabletopOptions {
  readonly tableWidth: number;
  readonly tableDepth: number;
  readonly deploymentDepth: number;
  readonly deployment?: 'strips' | 'halves' | 'areas';
  readonly deploymentAreas?: Both<readonly AreaGiven[]>;
  readonly setupMethod: 'hidden' | 'sequential' | 'alternate' | 'agreed';
  /** As each book has it; `basesOf` reads it. */
  readonly basing: Readonly<Record<string, unknown>>;
  readonly shapes: Shapes;
  readonly subCommanders: number;
  readonly armySource: 'roster' | 'points' | 'generated' | 'scenario';
  readonly armyThrows: number;
  readonly collection: Readonly<Record<string, number>>;
  readonly enforceComposition: boolean;
  readonly dragoonsFewer: boolean;
  readonly unitQuality: 'off' | 'assigned' | 'thrown';
  readonly unitQualityTable: Readonly<Record<string, readonly Quality[]>>;
  readonly unitQualityEffects: Readonly<Record<string, QualityEffect>>;
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
  readonly armyPoints?: number;
  readonly mountedPercent?: number;
  readonly elephantPercent?: number;
  readonly artilleryPercent?: number;
  readonly footPercent?: number;
  readonly dismounting?: boolean;
  readonly thrownWeapons?: 'listed' | 'all' | 'none';
  readonly maxBend?: number;
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
  /** GL-INIT-03, -04: who holds the initiative from turn to turn, once somebody does. */
  holder?: Side | undefined;
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
  /** What it is called in lists of terrain, besides its class. */
  readonly kind?: string;
  /** Mounts and dismounts in play: the class above when mounted, foot when not. */
  readonly dismounts?: true;
  /** Always in command. */
  readonly commands?: true;
  /** A Battle: elements of several units on a round base. */
  readonly battle?: true;
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
  readonly recoil: Length;
  readonly evade: Length;
  readonly breakThrough: { readonly mounted: Length; readonly foot: Length };
  readonly extension: { readonly mounted: Length; readonly foot: Length };
  readonly pullUp: Length;
  readonly flinch: Length;
  readonly doubleTime: Length;
  /** Columns and the enemy; absent where there are none. */
  readonly column?: Length;
  readonly pivot: Length;
  /** Highest dice that pass. */
  readonly holdBack: number;
  readonly holdBackOpen: number;
  readonly chargingHome: number;
  readonly hitsPerStand: number;
}

/** Where the books have different words for the same thing, on the wire and in sentences. */
export interface Words {
  readonly measure: '"' | ' cm';
  /** What losses are counted in. */
  readonly counted: 'stands' | 'units' | 'elements';
  /** What figures stand on. */
  readonly base: 'stand' | 'element';
  /** What the battle report says of a unit lost, and of the end of a match, under rules that only this book has. */
  readonly routs?: Readonly<Record<string, string>>;
  readonly endings?: Readonly<Record<string, string>>;
  readonly limbered: 'limbered' | 'packed';
  readonly doubleTime: 'doubleTime' | 'rush';
  readonly minorVictory: string;
  /** What a unit of this book has not, though a unit of another has. */
  readonly without: readonly (keyof Unit | 'elements')[];
}

/** What heavy losses do: beyond such a part of the army these command units leave. */
export interface Dismay {
  readonly beyond: (size: number) => number;
  readonly chief: boolean;
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

/** Procedures that a book plays in its own way, or that only it has. */
export type OwnProcedures = Partial<Procedures<TabletopProcedures, TabletopMatch>> | Readonly<Record<string, unknown>>;

export interface TabletopRules extends Rules<TabletopMatch, TabletopState>, Playable<TabletopMatch> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly types: Readonly<Record<string, UnitType>>;
  readonly stands: Readonly<Record<string, StandKind>>;
  readonly cite: Cites;
  readonly words: Words;
  readonly formations: readonly Formation[];
  readonly phases: readonly Phase[];
  /** Poor, usual, good. */
  readonly qualities: readonly [Quality, Quality, Quality];
  readonly options: Declared;
  readonly terrain: TerrainEffects;
  readonly composition: Composition;
  /** What a throw of two dice brings when armies are generated. */
  readonly generation: Readonly<Record<number, Generated>>;
  readonly numbers: Numbers;
  readonly fire: FireNumbers;
  /** What a side wins at best. */
  readonly fullVictory: string;
  readonly dismays: readonly Dismay[];
  /** Whether command units that leave for heavy losses count as lost. */
  countsRemoved(match: TabletopMatch): boolean;
  /** How much a side may lose before it breaks, where that is not half of it. */
  breakpointOf?(match: TabletopMatch, side: Side): number;
  /** How much of its army a unit is. */
  worthOf(unit: Unit): number;

  /** For who weighs his chances: what is left of a unit after so many hits in all, in stands or strength points. */
  leftAfter(unit: Unit, hits: number): number;
  /** A letter of its stands for each die it attacks with. */
  attackers(unit: Unit): string;
  /** The stands or strength points it fires with; some fire at a charger only. 0: it does not fire. */
  firepower(match: TabletopMatch, unit: Unit, atCharger: boolean): number;

  /** Who has acted may still be drawn into what others do in the phase; who is done, and what a charge leaves in contact, may not. */
  readonly actedIsNotDone: boolean;
  /** Units are whole or gone: one that leaves the table in part is lost. */
  readonly wholeOrGone: boolean;
  /** The answer to a query, where the book moves and fires in ways of its own. */
  answerTo?(match: TabletopMatch, unit: Placed, query: Query): unknown;
  /** Why a command unit may not be set up on a Battle with so many others. */
  aboardRefusal?(match: TabletopMatch, unit: Unit, battle: Unit, others: number): WhyNot;
  /** What is played before quality is thrown. */
  musterFrame(match: TabletopMatch): BookFrame | undefined;
  /** Whether an army finds room where it is set up, whatever is formed of it before. */
  findsRoom?(match: TabletopMatch, side: Side): boolean;
  /** Who wins a throw-off: places second, and decides a dispute. */
  throwOff(match: TabletopMatch, rule: string): Side;
  /** The shapes of blocks by number of stands. */
  shapesOf(options: TabletopOptions): Shapes;
  /** Where a turn goes on after a phase that is played by a procedure of its own; the usual order without. */
  readonly after?: Readonly<Partial<Record<Phase, Phase | 'end'>>>;
  /** The phases each book plays in its own way. */
  phaseFrame(phase: Phase, side: Side): BookFrame;
  /** Whose share of hand-to-hand combat comes first: joining in is for the side with the initiative. */
  readonly firstInMelee: 'initiative' | 'other';
  /** The combat a break-through charge leads to at once, where it does. */
  combatFrame?(match: TabletopMatch, charger: UnitId, target: UnitId): BookFrame;
  /** A unit that disengages must be clear of the enemy with the steps of one order. */
  readonly clearAtOnce: boolean;
  /** All front corners of the stands of a bent row count for outflanking, not only the two at its ends. */
  readonly hingeCounts: boolean;
  /** The ground slows a mounted unit that has half its stands in it, or one that touches it. */
  readonly slowedBy: 'claiming' | 'touching';
  /** A mover that goes on after a reaction has not stopped it goes on with all its steps; or plans those anew. */
  readonly goesOnAsPlanned: boolean;
  /** Distance to the enemy and the ground bind a change of formation that follows a manoeuvre as they bind that. */
  readonly bindsWholeAction: boolean;
  /** The formation in which an action began decides what it may be. */
  readonly remembersFormation: boolean;

  /** The size of the stands of every type. */
  basesOf(options: TabletopOptions): Readonly<Record<string, Base>>;
  basingFaults(options: TabletopOptions, path: string): Fault[];
  /** What is wrong with one unit of a roster, besides its type; and with one of a position, besides its stands. */
  rosterFaults(options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[];
  givenFaults(
    options: TabletopOptions,
    unit: RosterUnit & { readonly layout?: string | undefined },
    path: string,
  ): ArmyFault[];
  /** GL-R-69: where sides place one formation each, one that stands may be placed anew until its army is complete. */
  readonly mayPlaceAnew?: boolean;
  /** Lines that a formation may not even touch. */
  lineRefusal?(match: TabletopMatch, unit: Unit, figure: Footprint): WhyNot;
  /** Types that have no red marker in any position. */
  neverFires?(type: UnitType): boolean;
  /** What else is wrong with a position, its units being read. */
  positionFaults?(match: TabletopMatch, path: string, midway: boolean): Fault[];
  /** The options as they are for the army of one side, where sides may differ. */
  optionsFor?(options: TabletopOptions, side: Side): TabletopOptions;
  /** An army the options themselves bring. */
  presetOf?(options: TabletopOptions, side: Side): Roster | undefined;
  /** The stands of a unit of a roster, a letter each. */
  standsOf(unit: RosterUnit): string;
  /** Further fields of a unit of a roster on the wire: which must be there, which may. */
  readonly rosterShapes: readonly [Readonly<Record<string, Shape<unknown>>>, Readonly<Record<string, Shape<unknown>>>];
  /** Command quality is thrown when all units have thrown for theirs. */
  readonly commandThrowsLast: boolean;
  /** The column of the table of thrown quality. */
  qualityColumn(unit: Unit): string;
  /** What follows from the options; the same table for the same options. */
  tableOf(options: TabletopOptions): Table;

  /** Whether a unit of this type, state and these stands may be in a formation. */
  formationRefusal(match: TabletopMatch, unit: Unit, formation: Formation): WhyNot;
  /** Whether these are the unit's stands in a shape of the formation, where a book has its own words for that. */
  layoutRefusal?(match: TabletopMatch, unit: Unit, formation: Formation, layout: Layout): WhyNot;
  /** The orders a unit of this kind may be given when its movement begins (SV-MOVE-04), by their verbs. */
  verbs(match: TabletopMatch, unit: Placed): readonly string[];
  /** Whether a change of formation and a manoeuvre make one action. */
  combines(match: TabletopMatch, unit: Unit): boolean;
  /** What straight moves of an action may come to without double-time; 0: it may not move so at all. */
  allowance(match: TabletopMatch, unit: Placed, action: Action): Length;
  chargeAllowance(match: TabletopMatch, unit: Placed): Length;
  /** A foot unit that may charge mounted only by outflanking it. */
  mustOutflank(match: TabletopMatch, unit: Unit, target: Unit): boolean;
  /** What makes a unit too weak to charge, intercept and join in: `is a single stand`. */
  tooWeak(match: TabletopMatch, unit: Unit): string | undefined;
  /** Why a unit strong enough and in order may not charge. */
  mayNotCharge(match: TabletopMatch, unit: Placed): WhyNot;
  /** Whether a charger flows around another unit. */
  chargesPast(match: TabletopMatch, unit: Placed, other: Placed): boolean;
  /** Whom a unit in this formation flows around when it moves. */
  flowsAround(match: TabletopMatch, unit: Unit, formation: Formation): Flows;
  /** How far ahead it may intercept; 0: never. The highest die that passes its test. */
  interceptReach(match: TabletopMatch, unit: Unit): Length;
  interceptTest(match: TabletopMatch, unit: Placed): number;
  /** Guns that may fire at what moves before them. */
  readonly opportunityFire?: OpportunityFire;
  /** How the target of a charge may get away. */
  awayKind(match: TabletopMatch, unit: Placed, charger: Placed): Away['do'] | undefined;
  /** Whether a break-through charge may go against the unit that gave it. */
  chargesSameTarget(match: TabletopMatch): boolean;

  /** A change of formation: why not, where to, and some that are worth considering. */
  changeRefusal(match: TabletopMatch, unit: Placed, choice: AnyChange): WhyNot;
  changedPlace(match: TabletopMatch, unit: Placed, choice: AnyChange): Place;
  changesOf(match: TabletopMatch, unit: Placed, most: number): AnyChange[];
  /** For each enemy what a unit could do to it by fire, now or after a pivot. */
  targetsOf(match: TabletopMatch, unit: Placed, pivot?: Angle, face?: Edge): Target[];

  /** Whether a stand of this unit fires as muskets do. */
  isMusket(unit: Unit, stand: string): boolean;
  /** How far a unit fires, and whether it does so as artillery. */
  fireRange(unit: Unit): Length;
  /** The dice of one volley, summand by summand. `stands` fire at `range` (of a gun; thousandths). */
  fireDice(match: TabletopMatch, firer: Placed, target: Placed, stands: number, range: number): Modifier[];
  /** Highest die that hits when this unit fires. */
  fireHits(match: TabletopMatch, firer: Unit): number;
  /** Highest die that passes the test to charge. */
  chargeTest(match: TabletopMatch, unit: Unit): number;
  /** What gave that number, or that of the test to intercept, where it is not always the same. */
  testedBy?(match: TabletopMatch, unit: Placed, test: 'charge' | 'intercept'): TestedBy | undefined;
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
