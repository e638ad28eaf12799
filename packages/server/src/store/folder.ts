/** The folder in which a hall keeps its database: made if need be, and one hall's at a time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Unopened } from './driver.js';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Nobody else's to read: the database knows what lies face down and which dice will fall. */
const OWN = 0o700;

const make = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN });
  } catch (error) {
    throw new Unopened(`The folder ${folder} cannot be made: ${reasonOf(error)}`);
  }
};

/**
 * Keeps other halls out until it is called. The lock is one of SQLite's own, on an empty database beside the real one:
 * the system takes it away with the process, however that ends, and programs that only look into the real database are
 * not kept out. No statement is prepared, since a statement would hold the connection open.
 */
export const taken = (folder: string): (() => void) => {
  make(folder);
  try {
    const lock = new Database(join(folder, 'hall.lock'));
    lock.exec('begin exclusive');
    return () => void lock.close();
  } catch (error) {
    throw new Unopened(
      isBusy(error)
        ? `Another hall is running in the folder ${folder}: stop it, or give this one a folder of its own.`
        : `The folder ${folder} cannot be written: ${reasonOf(error)}`,
    );
  }
};
