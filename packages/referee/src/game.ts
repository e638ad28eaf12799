/** A game as the referee needs it; each family of games makes one of its rules. */
import type { AnyMatch, Event, Fault, Playable, wire } from '@five-victories/engine';
import type { Cast, Words } from '@five-victories/words';

export interface Checked {
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly south: string;
  readonly north: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Game {
  readonly rules: Playable<AnyMatch>;
  readonly title: string;
  readonly armies: readonly { readonly id: string; readonly name: string; readonly period: string }[];
  readonly scenarios: readonly Scenario[];
  /** The types of units an army may have. */
  readonly types: readonly string[];
  readonly armyShape: wire.Shape<unknown>;
  readonly optionsShape: wire.Shape<unknown>;
  readonly positionShape: wire.Shape<unknown>;
  /** Everything a player can look up before a match. */
  describe(): Readonly<Record<string, unknown>>;
  checkArmy(army: unknown, options: unknown, faults: Fault[]): Checked | undefined;
  /** What it says, in English. */
  readonly words: Words<Cast>;
  /** One sentence for an event. */
  textOf(match: AnyMatch, event: Event): string | undefined;
  /** What is measured on the table; absent where nothing is. */
  query?(match: AnyMatch, asked: object, faults: Fault[]): unknown;
}
