import type { Place } from '../src/store/open.js';
import type { TestPostgres } from './postgres.mjs';

export interface KillFigures {
  readonly kills: number;
  /** Lines that were acknowledged, and lines that are in the logs: those that nobody could say any more are among them. */
  readonly acknowledged: number;
  readonly lines: number;
  /** What was lost, torn or doubled, in words; a good store has none. */
  readonly faults: readonly string[];
}

export interface KillOptions {
  /** Numbers the matches: storms that follow each other in one place begin behind the last. */
  readonly first?: number;
  readonly random?: () => number;
  readonly tell?: (figures: KillFigures) => void;
}

/** Kills a hall on this store so many times, and looks after each. Needs what `npm run build` makes. */
export function killHalls(place: Place, kills: number, options?: KillOptions): Promise<KillFigures>;

/** Kills all processes of PostgreSQL so many times under a hall that lives on; `again` lines were in doubt meanwhile. */
export function killPostgres(
  postgres: TestPostgres,
  kills: number,
  options?: Omit<KillOptions, 'first'>,
): Promise<KillFigures & { readonly again: number }>;
