/**
 * Deeds of several matches in one commit: a commit waits for the disk, and one wait does for all that came in meanwhile.
 * Each is told that it is done after the commit, and one that fails leaves the others as they are.
 */
import type Database from 'libsql';
import type { Steps } from './driver.js';

type Connection = Database.Database;

interface Deed {
  readonly carryOut: () => () => void;
  readonly fail: (error: unknown) => void;
}

export interface Commits {
  /** Carried out with the next commit. */
  readonly add: <T>(steps: Steps<T>, walk: (steps: Steps<T>) => T) => Promise<T>;
  /** Commits what waits. */
  readonly flush: () => void;
}

/** More in one commit would make everybody else wait too long. */
const MOST = 256;

/** By itself: what it has written goes back if it fails. */
const apart = (connection: Connection, { carryOut, fail }: Deed): (() => void) => {
  connection.exec('savepoint deed');
  try {
    return carryOut();
  } catch (error) {
    // After some faults SQLite has taken everything back already: then nothing of this commit is done.
    if (!connection.inTransaction) throw error;
    connection.exec('rollback to deed');
    return () => fail(error);
  } finally {
    if (connection.inTransaction) connection.exec('release deed');
  }
};

/** Takes back what is not committed. */
export const back = (connection: Connection): void => {
  // libsql ends the process where a closed connection is asked for its transaction.
  if (connection.open && connection.inTransaction) connection.exec('rollback');
};

/** `immediate`: the right to write is there before the first look, so that nothing has to be tried twice. */
const commit = (connection: Connection, deeds: readonly Deed[]): void => {
  let told: (() => void)[];
  try {
    if (!connection.open) throw new Error('The store is closed.');
    connection.exec('begin immediate');
    told = deeds.length === 1 ? [deeds[0]!.carryOut()] : deeds.map((deed) => apart(connection, deed));
    connection.exec('commit');
  } catch (error) {
    back(connection);
    told = deeds.map(
      ({ fail }) =>
        () =>
          fail(error),
    );
  }
  for (const tell of told) tell();
};

export const commitsOf = (connection: Connection): Commits => {
  const waiting: Deed[] = [];
  const flush = (): void => {
    while (waiting.length > 0) commit(connection, waiting.splice(0, MOST));
  };
  return {
    flush,
    add: async (steps, walk) =>
      new Promise((resolve, reject) => {
        const carryOut = () => {
          const result = walk(steps);
          return () => resolve(result);
        };
        // When all that has come in by now is read: whoever is judged in the same turn is written along.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ carryOut, fail: reject });
      }),
  };
};
