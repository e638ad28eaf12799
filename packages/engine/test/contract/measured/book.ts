/** What one measured book brings to the contract: its figures once more from its catalogue, and what may be drawn for it. */
import type { Choice } from '../../../src/kernel/index.js';
import type { Edition, Roster, TabletopMatch, TabletopOptions } from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import type { Base, WireUnit } from './figures.js';
import type { Given } from './given.js';
import type { Promised } from './promises/promised.js';

/** A position before the units at fault are left out. */
export interface Situation {
  readonly phase: string;
  readonly units: readonly Given[];
  readonly initiative?: string;
  readonly stack?: readonly object[];
  /** Options it needs. */
  readonly more?: object;
}

/** What a match is opened with. */
export interface Start {
  readonly armies?: { readonly south: Roster; readonly north: Roster } | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
}

/** Random beginnings. */
export interface Drawn {
  options(game: Edition, draw: Draw): Record<string, unknown>;
  /** From armies, if these options allow it; else from a position. */
  start(game: Edition, draw: Draw, options: Record<string, unknown>, read: TabletopOptions): Start;
  situation(game: Edition, draw: Draw, read: TabletopOptions): Situation;
}

/** What is true of the units of a book, worked out from the wire. */
export interface Figures {
  baseOf(unit: { readonly type: string; readonly layout: string }, basing: TabletopOptions['basing']): Base;
  /** Whom this unit is among in lists of terrain. */
  classesOf(unit: WireUnit): readonly string[];
  isEntitled(unit: WireUnit): boolean;
  isLaidOut(match: TabletopMatch, unit: WireUnit): boolean;
  /** What else is odd about a unit; on the table or not. */
  oddityOf(match: TabletopMatch, unit: WireUnit): string | undefined;
  /** Units that may lie off the table for the moment. */
  mayBeOff(match: TabletopMatch): ReadonlySet<unknown>;
  /** How much of its army a unit is, and which lost ones may not have been counted. */
  worthOf(unit: WireUnit): number;
  mayMiss(match: TabletopMatch, unit: WireUnit): boolean;
  /** What no option of the present decision should say. */
  optionOddity?(match: TabletopMatch, units: readonly WireUnit[]): string | undefined;
  /** What is odd about one step of play. */
  stepOddity?(
    before: TabletopMatch,
    old: readonly WireUnit[],
    choice: Choice,
    after: TabletopMatch,
    now: readonly WireUnit[],
  ): string | undefined;
}

export interface Book {
  readonly prefix: string;
  /** Decision kinds, and the procedures in whose middle a match can be saved. */
  readonly kinds: readonly string[];
  readonly procedures: readonly string[];
  /** What settles itself, besides what does in all of these games. */
  readonly settles: readonly string[];
  /** How often a random player takes an option. */
  readonly weights: Readonly<Record<string, number>>;
  /** Words and numbers for choices that are a little wrong. */
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  readonly figures: Figures;
  readonly drawn: Drawn;
  /** Answers after which enemies may have come to touch. Dice may belong to any of them. */
  readonly intoContact: ReadonlySet<string>;
  /** How its queries are held to what they say. */
  readonly promised: Promised;
  wildly(match: TabletopMatch, option: Choice, draw: Draw): Choice;
}
