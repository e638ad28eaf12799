/** Opens the store that a hall is told to use. */
import { Unopened } from './driver.js';
import { postgresStore } from './postgres.js';
import { sqliteStore } from './sqlite.js';
import type { Store } from './store.js';

export { Unopened } from './driver.js';

export interface Place {
  /** `postgres://…`; without it the hall keeps its matches in the folder. */
  readonly database?: string | undefined;
  readonly folder: string;
}

const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

/** Rejects with `Unopened`, whose message tells the owner of the hall what to do. */
export const openStore = async ({ database, folder }: Place): Promise<Store> => {
  if (!database) return sqliteStore(folder);
  // What was given may hold a password: it is not repeated.
  if (!isPostgres(database))
    throw new Unopened('The database of a hall is given as postgres://user:password@host/name.');
  return postgresStore(database);
};
