/** What SQLite and PostgreSQL have in common: statements with $1, $2 … in them, and a few of them as one. */
import type { NoticeRow } from './outbox.js';
import type { EntryRow, MatchRow, Running, SecretName } from './store.js';
import type { MatchId } from '../protocol/index.js';

export type Value = string | number | undefined;
export type Row = Readonly<Record<string, string | number | null>>;

export interface Ask {
  readonly text: string;
  readonly values: readonly Value[];
}

export const ask = (text: string, ...values: readonly Value[]): Ask => ({ text, values });

/** Statements that happen together or not at all: each `yield` gives the rows of one. */
export type Steps<T> = Generator<Ask, T, readonly Row[]>;

export type Drawers = Readonly<Partial<Record<Exclude<SecretName, 'hall' | 'south' | 'north'>, string | undefined>>>;

/** What an `append` writes, if the log still has `expected` lines. */
export interface Advance {
  readonly id: MatchId;
  readonly expected: number;
  readonly rows: readonly EntryRow[];
  /** With other terms where both have agreed on another pace. */
  readonly running: Running & Partial<Pick<MatchRow, 'terms' | 'version'>>;
  readonly drawers: Drawers;
  /** What some of them must still be; else somebody has changed them, and nothing is written. */
  readonly held: Drawers;
  readonly notices: readonly NoticeRow[];
}

export interface Driver {
  /** One statement is a transaction of its own. */
  readonly ask: (text: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
  readonly together: <T>(steps: Steps<T>) => Promise<T>;
  /** False: the log has not `expected` lines, and nothing was written. `Changed`: nor a drawer what was held. `Taken`: one of the tokens is in it. */
  readonly advance: (what: Advance) => Promise<boolean>;
}

/** A unique index says that there is one already. Nothing was written. */
export class Taken extends Error {}

/** A drawer is not what it was held to be. Nothing was written. */
export class Changed extends Error {}

/** The database cannot be opened; the sentence is for whoever runs the hall. */
export class Unopened extends Error {}

const NUL = '\u0000';
/** Only halves: a whole pair is one sign to a pattern of this kind. */
const HALF_A_PAIR = /\p{Surrogate}/u;

const isKeepable = (value: Value): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return value === undefined || !(value.includes(NUL) || HALF_A_PAIR.test(value));
};

/**
 * Values as both databases keep them and give them back. NUL and halves of a surrogate pair are refused before anything
 * is asked: PostgreSQL cannot keep them, SQLite would cut the text at a NUL in silence. JSON has other signs for both,
 * so that only names and the like can come with them. Numbers are whole.
 */
export const kept = (values: readonly Value[]): (string | number | null)[] => {
  const wrong = values.find((value) => !isKeepable(value));
  if (wrong !== undefined) throw new RangeError(`The store cannot keep ${JSON.stringify(wrong).slice(0, 80)}.`);
  return values.map((value) => value ?? null);
};
