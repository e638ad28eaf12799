/**
 * The store in one file, for a hall that is one process. The statements of a transaction are carried out in one turn of
 * the event loop, so that nothing comes between them; `done` is said when the file is synced.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import BackgroundDatabase from 'libsql/promise';
import { back, commitsOf, type Commits } from './commits.js';
import { kept, Taken, Unopened, type Driver, type Row, type Steps, type Value } from './driver.js';
import { taken } from './folder.js';
import { earsOf } from './hints.js';
import { advancing } from './log.js';
import { upgrade } from './schema.js';
import { storeOver } from './over.js';
import type { Store } from './store.js';

type Connection = Database.Database;

const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = on'];

const TAKEN = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

const isTaken = (error: unknown): error is Error => error instanceof Database.SqliteError && TAKEN.has(error.code);

/** Runs one statement; each text is prepared once. SQLite counts `?1` as PostgreSQL counts `$1`. */
const asking = (connection: Connection): ((text: string, values: readonly Value[]) => readonly Row[]) => {
  const prepared = new Map<string, Database.Statement>();
  const statementOf = (text: string): Database.Statement => {
    const known = prepared.get(text) ?? connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(text, known);
    return known;
  };
  return (text, values) => {
    const bound = kept(values);
    // A prepared statement would work on.
    if (!connection.open) throw new Error('The store is closed.');
    try {
      const statement = statementOf(text);
      if (statement.reader) return statement.all(...bound) as Row[];
      statement.run(...bound);
      return [];
    } catch (error) {
      throw isTaken(error) ? new Taken(error.message) : error;
    }
  };
};

const walked = <T>(ask: ReturnType<typeof asking>, steps: Steps<T>): T => {
  let at = steps.next();
  while (!at.done) at = steps.next(ask(at.value.text, at.value.values));
  return at.value;
};

const driverOf = (connection: Connection, commits: Commits): Driver => {
  const ask = asking(connection);
  const together = async <T>(steps: Steps<T>): Promise<T> => commits.add(steps, (each) => walked(ask, each));
  return {
    ask: async (text, ...values) => ask(text, values),
    together,
    advance: async (what) => together(advancing(what)),
  };
};

const unopened = (file: string, error: unknown): unknown => {
  if (error instanceof Unopened || !(error instanceof Error)) return error;
  if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB')
    return new Unopened(`The file ${file} is no database of a hall: move it away, or give the hall another folder.`);
  return new Unopened(`The database ${file} cannot be opened: ${error.message}`);
};

const prepare = (connection: Connection): Connection => {
  for (const pragma of PRAGMAS) connection.exec(`pragma ${pragma}`);
  connection.exec('begin immediate');
  walked(asking(connection), upgrade());
  connection.exec('commit');
  return connection;
};

const opened = (file: string): Connection => {
  let connection: Connection | undefined;
  try {
    connection = new Database(file);
    return prepare(connection);
  } catch (error) {
    if (connection) back(connection);
    throw unopened(file, error);
  }
};

const synced = (file: string): void => {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
};

/** On a connection of its own, beside the hall's work. The file appears under its name when it is whole. */
const copy = async (from: string, to: string): Promise<void> => {
  if (existsSync(to)) throw new Error(`There is a file ${to} already: a copy never replaces another.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  const connection = new BackgroundDatabase(from, {});
  try {
    await connection.exec(`vacuum into '${part.replaceAll("'", "''")}'`);
  } finally {
    connection.close();
  }
  synced(part);
  renameSync(part, to);
};

const FILE = 'hall.db';

/** A copy of the database in a folder, also of one that a hall is using. */
export const backUpFolder = async (folder: string, to: string): Promise<void> => {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new Unopened(`There is no database of a hall in ${folder}.`);
  await copy(file, to);
};

const storeOn = (connection: Connection, closed: () => void): Store => {
  const ears = earsOf();
  const commits = commitsOf(connection);
  return {
    ...storeOver(driverOf(connection, commits)),
    hint: ears.tell,
    onHint: ears.listen,
    close: async () => {
      if (!connection.open) return;
      commits.flush();
      connection.exec('pragma wal_checkpoint(truncate)');
      connection.close();
      closed();
    },
  };
};

/** In memory, gone when it is closed: for tests and whoever only wants to look. */
export const passingStore = (): Store => storeOn(prepare(new Database(':memory:')), () => undefined);

export const sqliteStore = async (folder: string): Promise<Store> => {
  const leave = taken(folder);
  const file = join(folder, FILE);
  try {
    return { ...storeOn(opened(file), leave), backUp: async (to) => copy(file, to) };
  } catch (error) {
    leave();
    throw error;
  }
};
