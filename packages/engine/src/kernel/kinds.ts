import type { Side } from './side.js';

/** What the facts of messages are in every game. A language says how each kind is said. */
export interface CommonKinds {
  readonly side: Side;
  /** How many: a sentence puts it into words, with its noun. */
  readonly count: number;
  /** A number that is only read off: the place of a die, the turn. */
  readonly figure: number;
  /** What somebody outside wrote or will read as it is: a name, a field, a verb of the protocol. */
  readonly name: string;
  readonly names: readonly string[];
  /** The same, told as in speech: a, b and c. */
  readonly list: readonly string[];
  /** What may be answered, by the verbs of the protocol. */
  readonly verbs: readonly string[];
  /** What somebody gave where something else was wanted: as JSON, or `nothing`, `list`, `object`. */
  readonly given: string;
  /** Where dice come from. */
  readonly source: 'seed' | 'list' | 'hand';
  /** A house rule, by its key. */
  readonly switch: string;
}
