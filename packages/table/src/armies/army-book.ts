/** What the pages for armies need of a game, of whichever family; fetched when it is wanted. */
import type { Fault } from '@five-victories/engine/kernel';
import { isMeasuredGame, type GameId } from '../match/game-ids.js';
import type { Field, Options } from '../options/fields.js';
import type { OwnArmy, OwnUnit } from './own-army.js';

export interface ReadyArmy extends OwnArmy {
  readonly id: string;
  readonly period?: string | undefined;
  readonly note?: string | undefined;
}

export interface ArmyFault extends Fault {
  readonly rule: string;
}

/** All that is wrong at once. */
export interface ArmyCheck {
  readonly errors: readonly ArmyFault[];
  readonly warnings: readonly ArmyFault[];
}

/** Something of a unit that can be chosen; `to` makes the unit with it. */
export type UnitField =
  | {
      readonly is: 'count';
      readonly name: string;
      readonly count: number;
      readonly to: (count: number) => OwnUnit;
    }
  | {
      readonly is: 'pick';
      readonly name: string;
      readonly values: readonly (readonly [value: string, text: string])[];
      readonly value: string;
      readonly to: (value: string) => OwnUnit;
    }
  | { readonly is: 'tick'; readonly name: string; readonly on: boolean; readonly to: (on: boolean) => OwnUnit };

/** Types of units that belong together. */
export interface TypeGroup {
  readonly title: string;
  readonly types: readonly string[];
}

/** An army in figures: a row for each kind of troops, and one for all of it. */
export interface Reckoning {
  readonly columns: readonly string[];
  readonly rows: readonly ReckonedRow[];
  readonly total: ReckonedRow;
}
export interface ReckonedRow {
  readonly title: string;
  readonly cells: readonly string[];
}

/** A line of an order of battle. */
export interface BattleLine {
  readonly type: string;
  /** All else that is said of it. */
  readonly notes: readonly string[];
  /** What it can lose, one by one: letters of stands, or nothing but boxes. */
  readonly boxes: readonly string[];
  readonly cost?: string | undefined;
}

export interface ArmyBook {
  readonly game: GameId;
  readonly armies: readonly ReadyArmy[];
  /** Armies that the book itself proposes. */
  readonly presets: readonly ReadyArmy[];
  /** Options that say what an army may be. */
  readonly agreements: readonly Field[];
  /** The mildest of these under which an army is legal, if there are any. */
  agreedFor(army: OwnArmy): Options;
  agreedValue(agreed: Options, field: Field): unknown;
  withAgreed(agreed: Options, field: Field, value: unknown): Options;
  /** What every army must have: a new one begins with it. */
  needed(agreed: Options): readonly OwnUnit[];
  groups(agreed: Options): readonly TypeGroup[];
  typeName(type: string): string;
  /** Whether it fights; who only commands does not. */
  isTroops(type: string): boolean;
  fresh(type: string, name: string): OwnUnit;
  /** The unit as another type: what that type has, too, stays. */
  asType(unit: OwnUnit, type: string): OwnUnit;
  fieldsOf(unit: OwnUnit, agreed: Options): readonly UnitField[];
  check(army: OwnArmy, agreed: Options): ArmyCheck;
  faultText(fault: Fault): string;
  /** In one line. */
  sizeText(army: OwnArmy): string;
  reckoning(army: OwnArmy, agreed: Options): Reckoning;
  lineOf(unit: OwnUnit, agreed: Options): BattleLine;
}

export const armyBookOf = async (game: GameId): Promise<ArmyBook> => {
  if (isMeasuredGame(game)) return (await import('../measured/armies/army-book.js')).measuredArmyBook(game);
  return (await import('./zone-army-book.js')).zoneArmyBook(game);
};
