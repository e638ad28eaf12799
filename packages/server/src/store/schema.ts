/**
 * The tables (`versions/`), the same in SQLite and PostgreSQL. Times are milliseconds, values are JSON texts. A database has
 * a version: the number of the steps below that it has been through. A later hall brings an older database up as it opens it; an
 * older hall does not open a newer one.
 */
import { ask, Unopened, type Steps } from './driver.js';
import { CLUBS } from './versions/clubs.js';
import { FIRST } from './versions/first.js';
import { PEOPLE } from './versions/people.js';
import { RATINGS } from './versions/ratings.js';
import { TURNS } from './versions/turns.js';

/** Each goes from its place in the list to the next version. What has been released is never changed, only followed. */
export const VERSIONS: readonly (readonly string[])[] = [FIRST, TURNS, PEOPLE, RATINGS, CLUBS];

const run = function* (statements: readonly string[]): Steps<void> {
  for (const statement of statements) yield ask(statement);
};

const tooNew = (found: number, known: number): string =>
  `The database is of version ${found} and this hall knows versions up to ${known}: start the newer hall that wrote it.`;

/** Makes the tables, or brings them up. `before` keeps other halls out meanwhile. */
export const upgrade = function* (before: readonly string[] = [], versions = VERSIONS): Steps<void> {
  yield* run(before);
  yield* run(['create table if not exists hall_schema (version bigint not null)']);
  const [row] = yield ask('select version from hall_schema');
  const found = Number(row?.version ?? 0);
  if (found > versions.length) throw new Unopened(tooNew(found, versions.length));
  if (found === versions.length) return;
  for (const version of versions.slice(found)) yield* run(version);
  yield* run(['delete from hall_schema']);
  yield ask('insert into hall_schema (version) values ($1)', versions.length);
};
