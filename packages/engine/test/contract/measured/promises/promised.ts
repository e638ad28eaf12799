/** How what the queries of one book promise is said as an answer. */
import type { Choice } from '../../../../src/kernel/index.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import type { Query } from '../../../query-of.js';

export interface Promised {
  /** What may be asked about a straight move, and in which direction each of them goes. */
  readonly straight: readonly (readonly [verb: string, towards: string])[];
  /** The answers, one after the other, that turn and then go so far. */
  march(asked: Asked, far: number): readonly Choice[];
  fire(match: TabletopMatch, unit: string, target: string, pivot: number): Choice;
}

export interface Asked {
  readonly verb: string;
  readonly towards: string;
  readonly turn: number;
  readonly fast: boolean;
}

/** A query on the wire is not as strict as the engine's types. */
export const query = (asked: object): Query => asked as Query;
