/** What a game of manoeuvre is made of besides: tables and functions that the shared procedures ask. */
import type { Summand } from '../kernel/event.js';
import type { Decision } from '../kernel/decision.js';
import type { Match } from '../kernel/match.js';
import type { Angle, Length, Side as Edge } from '../geometry/index.js';
import type { AnyChange, Away, Charge } from '../tabletop/choices.js';
import type { Cites } from '../tabletop/cites/index.js';
import type { Flows } from '../tabletop/moves/straight-move.js';
import type { BookFrame } from '../tabletop/procedures.js';
import type { Queries } from '../tabletop/query.js';
import type { ReadyMade, TabletopMatch, TabletopRules, TabletopState, UnitRules, WhyNot } from '../tabletop/rules.js';
import type { Table } from '../tabletop/table.js';
import type { Formation, Place, Quality, State, UnitId } from '../tabletop/unit.js';
import type { NeedBy } from '../tabletop/messages/index.js';
import type { Weakness } from './messages/kinds.js';
import type { OpportunityFire } from './charges/watch.js';
import type { Target } from './fire/fire-options.js';
import type { Action, Placed, Unit } from './unit.js';

/** `U` is what a unit of the book is. */
export type ManoeuvreMatch<D extends Decision = Decision, U extends Unit = Unit> = Match<
  TabletopState<U>,
  ManoeuvreRules,
  Table,
  D
>;

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

/** Quality, losses, and what heavy ones do to command. */
export interface ArmyRules {
  /** Poor, usual, good. */
  readonly qualities: readonly [Quality, Quality, Quality];
  /** Command quality is thrown when all units have thrown for theirs. */
  readonly commandThrowsLast: boolean;
  /** The column of the table of thrown quality. */
  qualityColumn(unit: Unit): string;
  readonly dismays: readonly Dismay[];
  /** Whether command units that leave for heavy losses count as lost. */
  countsRemoved(match: ManoeuvreMatch): boolean;
}

/** What a unit may do in its movement phase, and what a move leaves. */
export interface MoveRules {
  /** The orders a unit of this kind may be given when its movement begins (SV-MOVE-04), by their verbs. */
  verbs(match: ManoeuvreMatch, unit: Placed): readonly string[];
  /** Whether a change of formation and a manoeuvre make one action. */
  combines(match: ManoeuvreMatch, unit: Unit): boolean;
  /** What straight moves of an action may come to without double-time; 0: it may not move so at all. */
  allowance(match: ManoeuvreMatch, unit: Placed, action: Action): Length;
  /** A change of formation: why not, where to, and some that are worth considering. */
  changeRefusal(match: ManoeuvreMatch, unit: Placed, choice: AnyChange): WhyNot;
  changedPlace(match: ManoeuvreMatch, unit: Placed, choice: AnyChange): Place;
  changesOf(match: ManoeuvreMatch, unit: Placed, most: number): AnyChange[];
  /** Whom a unit in this formation flows around when it moves. */
  flowsAround(match: ManoeuvreMatch, unit: Unit, formation: Formation): Flows;
  /** The ground slows a mounted unit that has half its stands in it, or one that touches it. */
  readonly slowedBy: 'claiming' | 'touching';
  /** After an about-face each file slides into its place; or the unit as a whole does. */
  readonly filesSlide: boolean;
  /** What a unit that is partly over the edge of the table loses: those stands, or itself. */
  readonly overTheEdge: 'stands' | 'unit';
  /** Who has acted may still be drawn into what others do in the phase; who is done, and what a charge leaves in contact, may not. */
  readonly actedIsNotDone: boolean;
  /** Whether a unit has had its action in this phase; the end of it; and, with option `moveAgain`, that it goes on. */
  hasActed(unit: Unit): boolean;
  endAction(match: ManoeuvreMatch, unit: UnitId): void;
  goOn(match: ManoeuvreMatch, unit: UnitId): void;
  /** What a unit remembers of how the movement phase of its side began. */
  rememberStart(match: ManoeuvreMatch, unit: Placed): Partial<Unit>;
  /** Whether a column must change formation before anything else. */
  mustLeaveColumn?(unit: Placed): boolean;
  /** It mounts or dismounts, where units do so in play; and a gun was unpacked, where it counts when. */
  mounted?(match: ManoeuvreMatch, unit: UnitId, state: State): void;
  unpacked?(match: ManoeuvreMatch, unit: UnitId): void;
  /** A unit that disengages must be clear of the enemy with the steps of one order. */
  readonly clearAtOnce: boolean;
  /** A mover that goes on after a reaction has not stopped it goes on with all its steps; or plans those anew. */
  readonly goesOnAsPlanned: boolean;
  /** Distance to the enemy and the ground bind a change of formation that follows a manoeuvre as they bind that. */
  readonly bindsWholeAction: boolean;
  /** The formation in which an action began decides what it may be. */
  readonly remembersFormation: boolean;
}

/** Charges, and how they are met. */
export interface ChargeRules {
  chargeAllowance(match: ManoeuvreMatch, unit: Placed): Length;
  /** A foot unit that may charge mounted only by outflanking it. */
  mustOutflank(match: ManoeuvreMatch, unit: Unit, target: Unit): boolean;
  /** What makes a unit too weak to charge, intercept and join in. */
  tooWeak(match: ManoeuvreMatch, unit: Unit): Weakness | undefined;
  /** Why a unit strong enough and in order may not charge. */
  mayNotCharge(match: ManoeuvreMatch, unit: Placed): WhyNot;
  /** Whether a charger flows around another unit. */
  chargesPast(match: ManoeuvreMatch, unit: Placed, other: Placed): boolean;
  /** Whether a break-through charge may go against the unit that gave it. */
  chargesSameTarget(match: ManoeuvreMatch): boolean;
  /** Highest die that passes the test to charge. */
  chargeTest(match: ManoeuvreMatch, unit: Unit): number;
  /** What gave that number, or that of the test to intercept, where it is not always the same. */
  testedBy?(match: ManoeuvreMatch, unit: Placed, test: 'charge' | 'intercept'): NeedBy | undefined;
  /** How far ahead it may intercept; 0: never. The highest die that passes its test. */
  interceptReach(match: ManoeuvreMatch, unit: Unit): Length;
  interceptTest(match: ManoeuvreMatch, unit: Placed): number;
  /** Guns that may fire at what moves before them. */
  readonly opportunityFire?: OpportunityFire;
  /** How the target of a charge may get away. */
  awayKind(match: ManoeuvreMatch, unit: Placed, charger: Placed): Away['do'] | undefined;
  /** The combat a break-through charge leads to at once, where it does. */
  combatFrame?(match: ManoeuvreMatch, charger: UnitId, target: UnitId): BookFrame;
  /** Hasty defensive block: its markers; pulling up; emergency about-face; impact. */
  hastyHits(unit: Placed): number;
  pullUpTest(target: Unit): number;
  aboutFaceHits(unit: Unit): number;
  impactHits(charger: Unit, heavy: boolean): number;
}

/** Fire of stands or strength. */
export interface FireRules {
  /** Of guns whose dice go by the band of their range; absent where there are none. */
  readonly fire?: FireNumbers;
  /** For each enemy what a unit could do to it by fire, now or after a pivot. */
  targetsOf(match: ManoeuvreMatch, unit: Placed, pivot?: Angle, face?: Edge): Target[];
  /** Whether a stand of this unit fires as muskets do. */
  isMusket(unit: Unit, stand: string): boolean;
  /** How far a unit fires, and whether it does so as artillery. */
  fireRange(unit: Unit): Length;
  /** The dice of one volley, summand by summand. `stands` fire at `range` (of a gun; thousandths). */
  fireDice(match: ManoeuvreMatch, firer: Placed, target: Placed, stands: number, range: number): Summand[];
  /** Highest die that hits when this unit fires. */
  fireHits(match: ManoeuvreMatch, firer: Unit): number;
}

/** Hand-to-hand combat. */
export interface MeleeRules {
  /** The basic combat value of one kind of stand of this unit, and what is added to it. */
  basicValue(unit: Unit, stand: string): number;
  combatModifiers(match: ManoeuvreMatch, attacker: Placed, target: Placed): Summand[];
  /** All front corners of the stands of a bent row count for outflanking, not only the two at its ends. */
  readonly hingeCounts: boolean;
}

/** What a unit of manoeuvre is besides. */
export interface ManoeuvreUnitRules<U extends Unit = Unit> extends UnitRules<U> {
  /** As a movement phase finds and leaves it. */
  readonly rested: Partial<U>;
  isRested(unit: U): boolean;
}

/** What only the books of manoeuvre answer besides: five small records, each read by the procedures of its topic. */
export interface ManoeuvreRules
  extends TabletopRules<ManoeuvreMatch>, ArmyRules, MoveRules, ChargeRules, FireRules, MeleeRules {
  /** Told apart by this. */
  readonly manoeuvres: true;
  readonly units: ManoeuvreUnitRules;
  readonly queries: Queries<ManoeuvreMatch, Target, Charge>;
  readonly cite: Cites;
  readonly numbers: Numbers;
}

/** Whether units of this match manoeuvre, charge and react; without that a book brings a turn of its own. */
export const isManoeuvre = (match: TabletopMatch): match is ManoeuvreMatch => 'manoeuvres' in match.rules;

/** The game with what is ready-made for it. */
export interface ManoeuvreEdition extends ManoeuvreRules, ReadyMade {}
