/** Opens the store that a hall is told to use. */
import { Unopened } from './driver.js';
import type { Store } from './store.js';

export { Unopened } from './driver.js';

export interface Place {
  /** `postgres://…`; without it the hall keeps its matches in the folder. */
  readonly database?: string | undefined;
  readonly folder: string;
}

const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

/** Of the two only the one that is used is loaded. Rejects with `Unopened`, whose message tells the owner of the hall what to do. */
export const openStore = async ({ database, folder }: Place): Promise<Store> => {
  if (!database) {
    const { sqliteStore } = await import('./sqlite.js');
    return sqliteStore(folder);
  }
  // What was given may hold a password: it is not repeated.
  if (!isPostgres(database))
    throw new Unopened('The database of a hall is given as postgres://user:password@host/name.');
  const { postgresStore } = await import('./postgres.js');
  return postgresStore(database);
};
