/**
 * The store in PostgreSQL, for any number of halls at once. A lost database makes calls reject and nothing else: whoever
 * asks again later is served again.
 */
import { randomUUID } from 'node:crypto';
import { Client, DatabaseError, Pool, types as parsers, type ClientConfig, type CustomTypesConfig } from 'pg';
import {
  kept,
  Taken,
  Unopened,
  type Advance,
  type Ask,
  type Driver,
  type Row,
  type Steps,
  type Value,
} from './driver.js';
import { earsOf } from './hints.js';
import { CHANNEL, listening } from './listen.js';
import { hintsIn, noticesOf } from './notices.js';
import { advancing as advancingBySteps } from './log.js';
import { storeOver } from './over.js';
import { assigned, breathOf, changedColumns } from './rows.js';
import { upgrade } from './schema.js';
import type { Store } from './store.js';

/** More connections make commits slower, not faster. */
const CONNECTIONS = 8;
const STATEMENT_TIMEOUT = 10_000;
const BIGINT = 20;
const UNIQUE_VIOLATION = '23505';
/** Any number that no other program takes: halls that start at once make the tables one after the other. */
const UPGRADE_LOCK = 'select pg_advisory_xact_lock(5051997)';

/** All our numbers are safe integers: `kept` sees to that. */
const types: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === BIGINT ? Number : parsers.getTypeParser(id, format),
};

const optionsOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'five-victories-hall',
  connectionTimeoutMillis: 5_000,
  statement_timeout: STATEMENT_TIMEOUT,
  // A network that has gone away in silence: the server cannot say so.
  query_timeout: STATEMENT_TIMEOUT + 2_000,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Whatever a server's default is, `done` means that it is on the disk.
  options: '-c synchronous_commit=on',
  types,
});

type Connection = Pick<Pool, 'query'>;

/** Each text has a name, so that the server prepares it once on each connection. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `hall_${names.size}`;
  names.set(text, name);
  return name;
};

const isTaken = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;

const asked = async (connection: Connection, text: string, values: unknown[]): Promise<readonly Row[]> => {
  try {
    return (await connection.query<Row>({ name: nameOf(text), text, values })).rows;
  } catch (error) {
    throw isTaken(error) ? new Taken(error.message) : error;
  }
};

const walked = async <T>(connection: Connection, steps: Steps<T>): Promise<T> => {
  let at = steps.next();
  while (!at.done) {
    const { text, values }: Ask = at.value;
    at = steps.next(await asked(connection, text, kept(values)));
  }
  return at.value;
};

/** A connection whose transaction could not be taken back is thrown away: the server takes it back then. */
const together = async <T>(pool: Pool, steps: Steps<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  const breaks = (error: Error): void => {
    broken = error;
  };
  client.on('error', breaks);
  try {
    await client.query('begin');
    const result = await walked(client, steps);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(breaks);
    throw error;
  } finally {
    client.off('error', breaks);
    client.release(broken);
  }
};

/**
 * An advance as one statement, one way to the database and back, one commit. The row of the match is locked by the
 * update; whoever waited for it finds another `said` and writes nothing.
 */
const advancing = (columns: readonly string[]): string => `
  with moved as (
    update match set said = $2::bigint + cardinality($3::bigint[]), ${columns.join(', ')}
      where id = $1 and said = $2 and version = coalesce($19::text, version) returning id),
  put as (
    insert into entry (match, n, at, line, token, breath, head)
      select moved.id, r.* from moved,
        unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[]) as r),
  drawers as (
    insert into secret (match, what, value)
      select moved.id, r.* from moved, unnest($9::text[], $10::text[]) as r
      on conflict (match, what) do update set value = excluded.value),
  notices as (
    insert into notice (id, player, match, n, kind, body, at, due)
      select r.* from moved, unnest($11::text[], $12::text[], $13::text[], $14::bigint[], $15::text[], $16::text[],
        $17::bigint[], $18::bigint[]) as r (id, player, match, n, kind, body, at, due)
      where exists (select 1 from address where address.player = r.player and confirmed = 1)
      on conflict do nothing)
  select id from moved`;

const FIRST_OF_RUNNING = 20;

const NOTICE_COLUMNS = ['id', 'player', 'match', 'n', 'kind', 'body', 'at', 'due'] as const;

const advance = async (pool: Pool, { id, expected, rows, running, drawers, notices }: Advance): Promise<boolean> => {
  const columns = changedColumns(running);
  const lists: (readonly Value[])[] = [
    rows.map(({ n }) => n),
    rows.map(({ at }) => at),
    rows.map(({ line }) => line),
    rows.map(({ token }) => token),
    rows.map(({ token }) => breathOf(token)),
    rows.map(({ head }) => head),
    Object.keys(drawers),
    Object.values(drawers),
    ...NOTICE_COLUMNS.map((column) => notices.map((notice) => notice[column])),
  ];
  const moved = await asked(pool, advancing([assigned(columns, FIRST_OF_RUNNING)]), [
    ...kept([id, expected]),
    ...lists.map((list) => kept(list)),
    ...kept([running.version]),
    ...kept(Object.values(columns)),
  ]);
  return moved.length > 0;
};

const driverOf = (pool: Pool): Driver => ({
  ask: async (text, ...values) => asked(pool, text, kept(values)),
  together: async (steps) => together(pool, steps),
  // What is held is looked at after the row is locked, so in a transaction of several statements.
  advance: async (what) =>
    Object.keys(what.held).length > 0 ? together(pool, advancingBySteps(what)) : advance(pool, what),
});

const poolOf = (url: string): Pool => {
  const pool = new Pool({ ...optionsOf(url), max: CONNECTIONS });
  // An idle connection that is lost is nobody's error: the pool makes another when one is asked for.
  pool.on('error', () => undefined);
  return pool;
};

const prepared = async (pool: Pool): Promise<void> => {
  try {
    await together(pool, upgrade([UPGRADE_LOCK]));
  } catch (error) {
    await pool.end();
    if (error instanceof Unopened) throw error;
    throw new Unopened(`The hall's database cannot be opened: ${error instanceof Error ? error.message : 'no reason'}`);
  }
};

export const postgresStore = async (url: string): Promise<Store> => {
  const pool = poolOf(url);
  await prepared(pool);
  const hall = randomUUID();
  const ears = earsOf();
  const ear = await listening(
    () => new Client(optionsOf(url)),
    (payload) => hintsIn(payload, hall).forEach(([match, what]) => ears.tell(match, what)),
  );
  const notices = noticesOf(hall, async (payload) => asked(pool, 'select pg_notify($1, $2)', [CHANNEL, payload]));
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await notices.close();
    await Promise.all([ear.close(), pool.end()]);
  };
  return {
    ...storeOver(driverOf(pool)),
    // This hall hears at once, and also while the database is away.
    hint: (match, what) => {
      ears.tell(match, what);
      notices.add(match, what);
    },
    onHint: ears.listen,
    close: async () => (closing ??= close()),
  };
};
