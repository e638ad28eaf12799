import type { Side } from '../kernel/side.js';
import { standsOf, type Face, type Layout, type Line } from '../formation/layout.js';
import { isOnTable, type Facing, type Zone } from './zone.js';

export type UnitId = string;

/** Each unit is in exactly one class at a time. */
export const ARMS = ['foot', 'mounted', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/**
 * FV-FORM-01, -07, MV-FORM-01, -07: one of three; open order is what the blue marker shows (FV-MARK-01, MV-TURN-04).
 */
export const FORMATIONS = ['attack', 'defensive', 'open'] as const;
export type Formation = (typeof FORMATIONS)[number];

export const QUALITIES = ['green', 'seasoned', 'veteran'] as const;
export type Quality = (typeof QUALITIES)[number];

export const STATES = ['mounted', 'dismounted'] as const;
export type State = (typeof STATES)[number];

/**
 * A contact as one of its two units remembers it: with whom, on which of its faces, along which of its lines (FV-R-03,
 * MV-R-24). FV-ENGAGE-15, FV-R-33, MV-ENGAGE-15, -19: a face has one contact at most, the front of the unit that
 * engaged included.
 */
export interface Contact {
  readonly with: UnitId;
  readonly face: Face;
  readonly line: Line;
}

/**
 * A unit; all of it is open to both players (FV-GEN-06, MV-ARMY-18). FV-RESERVE-01, MV-RESERVE-11: off the table it has
 * no facing, no formation and no contacts, and its layout is a bag of letters.
 */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly name: string;
  readonly type: string;
  readonly state: State | undefined;
  readonly zone: Zone;
  readonly facing: Facing | undefined;
  readonly formation: Formation | undefined;
  readonly layout: Layout;
  readonly quality: Quality;
  /** Games with weapons by unit: what it carries, and whether that is spears to throw. */
  readonly weapon: string | undefined;
  readonly spears: true | undefined;
  /** What it was before it dismounted. */
  readonly mountedAs: string | undefined;
  /**
   * Green, red and yellow markers (FV-MARK-02..06, MV-TURN-04): they go with the unit and hamper it only where a rule
   * says so.
   */
  readonly hits: number;
  readonly fired: boolean;
  readonly reacted: boolean;
  /** White marker. */
  readonly stakes: true | undefined;
  /** In reserve: it left the table with a blue marker, where that matters. */
  readonly blue: true | undefined;
  /** Used in the current movement phase of its side. */
  readonly chosen: boolean;
  readonly contacts: readonly Contact[];
  /** FV-ENGAGE-20, MV-ENGAGE-18: came into contact in the current movement phase, so does no more in it. */
  readonly contactThisPhase: boolean;
  /** Was engaged when the movement phase of its side began. */
  readonly engagedAtStart: boolean;
  /** Was engaged in this turn's firing phase. */
  readonly engagedInFiring: boolean;
}

export const isEngaged = (unit: Unit): boolean => unit.contacts.length > 0;
export const isDeployed = (unit: Unit): boolean => isOnTable(unit.zone);
export const sizeOf = (unit: Unit): number => standsOf(unit.layout).size;
export const contactWith = (unit: Unit, enemy: UnitId): Contact | undefined =>
  unit.contacts.find((contact) => contact.with === enemy);
export const isVacant = (unit: Unit, face: Face): boolean => !unit.contacts.some((contact) => contact.face === face);

/** The unit as a fact of a sentence. */
export const named = (unit: Unit): { readonly unit: UnitId } => ({ unit: unit.id });
