/** What a measured game is made of: tables and functions that the shared procedures ask. No procedure asks which game it is. */
import type { Layout } from '../formation/layout.js';
import type { Ruling } from '../kernel/dispute.js';
import type { Decision } from '../kernel/decision.js';
import type { Old } from '../kernel/format.js';
import type { AnyMatch, Match, Rules } from '../kernel/match.js';
import type { Declared, Switch } from '../kernel/options.js';
import type { Playable } from '../kernel/log.js';
import type { Fault, Refusal } from '../kernel/refusal.js';
import type { Shape } from '../kernel/wire.js';
import type { Both, Side } from '../kernel/side.js';
import type { LossMark, Stakes } from '../kernel/standing.js';
import type { Footprint, Length } from '../geometry/index.js';
import type { Shapes } from '../formation/shape.js';
import type { Army, ArmyFault, Composition, Roster, RosterUnit, Scenario } from './army/army.js';
import type { SharedCites } from './cites/index.js';
import type { Base } from './figure.js';
import type { BookFrame } from './procedures.js';
import type { SwitchName } from './switches.js';
import type { Table } from './table.js';
import type { AreaGiven } from './setup/area.js';
import type { FeatureGiven, TerrainEffects } from './terrain.js';
import type { UnitGiven } from './position/position-unit.js';
import type { Queries } from './query.js';
import type { Arm, CommandQuality, Formation, Place, Quality, State, Unit, UnitId } from './unit.js';

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

/** The state of play: plain data; units and sides are replaced on write. `U` is what a unit of the book is. */
export interface TabletopState<U extends Unit = Unit> {
  turn: number;
  phase: Phase;
  initiative: Side;
  /** GL-INIT-03, -04: who holds the initiative from turn to turn, once somebody does. */
  holder?: Side | undefined;
  /** Whose share of the phase it is. */
  acting: Side;
  sides: Both<SideState>;
  readonly units: U[];
  /** Where each unit stands in `units`. */
  readonly index: Readonly<Record<UnitId, number>>;
  options: TabletopOptions;
  rulings: readonly Ruling[];
  outcome: Outcome | undefined;
}

/** A match of a measured game; what its players may be asked is the book's own (`decisions.ts`), and what its units are. */
export type TabletopMatch<D extends Decision = Decision, U extends Unit = Unit> = Match<
  TabletopState<U>,
  TabletopRules,
  Table,
  D
>;
/** A match of a book with these units. */
export type MatchOf<U extends Unit> = TabletopMatch<Decision, U>;

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

/** Where the books have different words for the same thing, on the wire and in sentences. */
export interface Words {
  readonly measure: '"' | ' cm';
  /** What losses are counted in. */
  readonly counted: 'stands' | 'units' | 'elements';
  /** What figures stand on. */
  readonly base: 'stand' | 'element';
  readonly limbered: 'limbered' | 'packed';
  readonly doubleTime: 'doubleTime' | 'rush';
  readonly minorVictory: string;
}

/** What a book adds to a unit. */
type Own<U extends Unit> = Omit<U, keyof Unit>;

/** What a unit of a book is beyond what all have: made, copied, read and written with that and nothing else. */
export interface UnitRules<U extends Unit = Unit> {
  /** What this book adds to a unit: as it is told, or as a match begins. */
  own(given: UnitGiven): Own<U>;
  /**
   * A unit of what all have and what the book adds; from the same unit twice it is a copy. Written out, since a literal is
   * made ten times as fast as a spread of so many fields. All units get their shape here.
   */
  unit(common: Unit, own: Own<U>): U;
  /** What a unit that is lost forgets. */
  readonly lost: Partial<U>;
  /** What this book adds on the wire, in positions. */
  readonly shapes: Readonly<Record<string, Shape<unknown>>>;
  /** What is wrong with that, whatever else is right: the field, its rule, and why. */
  fault?(given: UnitGiven, type: UnitType): readonly [field: string, why: Refusal] | undefined;
  /** As format 2 wrote it, in the words of today; and in the words of the first format, which digests are made of. */
  from2(unit: Old): Old;
  digested(unit: U): object;
}

/** Formations on round bases, and command that stands on them and has no place of its own. */
export interface BattleRules {
  diameterOf(unit: Unit): Length | undefined;
  /** The Battle on which a command unit stands. */
  under(unit: Unit): UnitId | undefined;
  /** Why a command unit may not be set up on a Battle with so many others. */
  refusal(match: TabletopMatch, unit: Unit, battle: Unit, others: number): WhyNot;
  /** Puts it on a Battle, or on none. */
  board(match: TabletopMatch, unit: UnitId, battle: UnitId | undefined): void;
}

/** How a match stands by a book's own rules of victory, for who shows it. */
export interface StandingRules<M extends AnyMatch = TabletopMatch> {
  /** What losses bring to a side, the lowest first. */
  marks(match: M, side: Side): readonly LossMark[];
  stakes(match: M): Stakes;
  /** What would be said if the match ended now. */
  outcome(match: M): Outcome;
}

/** Procedures that a book plays in its own way, or that only it has. */
export type OwnProcedures = Readonly<Record<string, unknown>>;

/** What every measured book answers. `M` is the match of the family the book belongs to. */
export interface TabletopRules<M extends AnyMatch = TabletopMatch> extends Rules<M, TabletopState>, Playable<M> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly types: Readonly<Record<string, UnitType>>;
  readonly stands: Readonly<Record<string, StandKind>>;
  readonly cite: SharedCites;
  readonly words: Words;
  readonly formations: readonly Formation[];
  readonly phases: readonly Phase[];
  readonly options: Declared;
  readonly terrain: TerrainEffects;
  readonly composition: Composition;
  /** What a side wins at best. */
  readonly fullVictory: string;
  /** How much a side may lose before it breaks, where that is not half of it. */
  breakpointOf?(match: M, side: Side): number;
  /** How much of its army a unit is. */
  worthOf(unit: Unit): number;
  readonly standing: StandingRules<M>;
  /** The hits on a unit, those included that are not placed yet. */
  hitsOf(unit: Unit): number;

  /** For who weighs his chances: what is left of a unit after so many hits in all, in stands or strength points. */
  leftAfter(unit: Unit, hits: number): number;
  /** What strength is counted in: stands that are taken off, or points of a unit that is whole or gone. */
  readonly strengthIn: 'stands' | 'points';
  /** A letter of its stands for each die it attacks with. */
  attackers(unit: Unit): string;
  /** The stands or strength points it fires with; some fire at a charger only. 0: it does not fire. */
  firepower(match: M, unit: Unit, atCharger: boolean): number;
  /** How far, where to, at whom: what is asked before a player decides. */
  readonly queries: Queries<M>;
  /** What is played before quality is thrown. */
  musterFrame(match: M): BookFrame | undefined;
  /** Whether an army finds room where it is set up, whatever is formed of it before. */
  findsRoom?(match: M, side: Side): boolean;
  /** Who wins a throw-off: places second, and decides a dispute. */
  throwOff(match: M, rule: string): Side;
  /** The shapes of blocks by number of stands. */
  shapesOf(options: TabletopOptions): Shapes;
  /** Where a turn goes on after a phase that is played by a procedure of its own; the usual order without. */
  readonly after?: Readonly<Partial<Record<Phase, Phase | 'end'>>>;
  /** The phases each book plays in its own way. */
  phaseFrame(phase: Phase, side: Side): BookFrame;
  /** Whose share of hand-to-hand combat comes first: joining in is for the side with the initiative. */
  readonly firstInMelee: 'initiative' | 'other';

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
  lineRefusal?(match: M, unit: Unit, figure: Footprint): WhyNot;
  /** Types that have no red marker in any position. */
  neverFires?(type: UnitType): boolean;
  /** What else is wrong with a position, its units being read. */
  positionFaults?(match: M, path: string, midway: boolean): Fault[];
  /** The options as they are for the army of one side, where sides may differ. */
  optionsFor?(options: TabletopOptions, side: Side): TabletopOptions;
  /** An army the options themselves bring. */
  presetOf?(options: TabletopOptions, side: Side): Roster | undefined;
  /** The stands of a unit of a roster, a letter each. */
  standsOf(unit: RosterUnit): string;
  /** Further fields of a unit of a roster on the wire: which must be there, which may. */
  readonly rosterShapes: readonly [Readonly<Record<string, Shape<unknown>>>, Readonly<Record<string, Shape<unknown>>>];
  /** What follows from the options; the same table for the same options. */
  tableOf(options: TabletopOptions): Table;

  /** Whether a unit of this type, state and these stands may be in a formation. */
  formationRefusal(match: M, unit: Unit, formation: Formation): WhyNot;
  /** Whether these are the unit's stands in a shape of the formation, where a book has its own words for that. */
  layoutRefusal?(match: M, unit: Unit, formation: Formation, layout: Layout): WhyNot;
  readonly units: UnitRules;
  /** The class of a unit, where it is not always that of its type; and the unit mounted or dismounted. */
  armOf?(unit: Unit): Arm | undefined;
  inState?(unit: Unit, state: State): Unit;
  /** Whether it is foot that rides for now. */
  rides?(unit: Unit): boolean;
  readonly battles?: BattleRules;
  /** Before the set-up: quality is thrown for, where there is any. */
  beforeSetUp?(match: M): void;
  /** A position has been opened: what its units remember of the phase, where it was not said. */
  opened?(match: M, given: readonly UnitGiven[]): void;
  /** Why a place that is bent or trails may not be. */
  bentRefusal?(match: M, unit: Unit, place: Place): WhyNot;
}

/** A book with these units. */
export type RulesOf<U extends Unit> = TabletopRules & { readonly units: UnitRules<U> };

/** A game with what is ready-made for it. Kept apart from the rules, which weigh less in a browser. */
export interface ReadyMade {
  readonly switches: Readonly<Record<string, Switch>>;
  readonly armies: readonly Army[];
  readonly scenarios: readonly Scenario[];
}
export interface Edition extends TabletopRules, ReadyMade {}

export type { SwitchName };

/** Why not, or undefined. */
export type WhyNot = Refusal | undefined;
