/** PostgreSQL goes away under a hall and comes back: calls reject meanwhile, and nothing else happens. */
import { expect, test } from 'vitest';
import { Client } from 'pg';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';
import { until } from './contract.js';
import { server } from './kinds.js';
import { line, matchRow, running } from './samples.js';

const ID = 'aaaabbbbcccc';
const postgres = server();

/** All connections of this database but one are cut by the server. */
const cut = async (database: string): Promise<void> => {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

const hears = async (from: Store, to: Store): Promise<void> => {
  const heard: string[] = [];
  const stop = to.onHint((_match, what) => heard.push(what));
  // Hints may be lost while the listening connection is made again.
  await until(() => {
    from.hint(ID, 'are you there?');
    return heard.length > 0;
  });
  stop();
};

test('the server is killed: every call rejects, the store recovers by itself, hints too', async () => {
  const database = await postgres().fresh();
  const [one, two] = [await openStore({ database, folder: '' }), await openStore({ database, folder: '' })];
  await one.create(matchRow(), {});
  await one.append(ID, 0, [line(1)], running());
  await hears(one, two);
  await postgres().kill();
  expect(await one.isWell()).toBe(false);
  await expect(one.match(ID)).rejects.toThrow();
  await expect(one.append(ID, 1, [line(2)], running())).rejects.toThrow();
  await expect(one.change(ID, { status: 'playing', said: 1 }, { due: 1 })).rejects.toThrow();
  one.hint(ID, 'nobody hears this');
  await postgres().start();
  await until(async () => one.isWell());
  expect(await one.append(ID, 1, [line(2)], running())).toEqual({ result: 'done', n: 2 });
  await hears(one, two);
  await Promise.all([one.close(), two.close()]);
}, 120_000);

test('connections are cut in the midst of work: what was acknowledged is there, the rest rejects', async () => {
  const database = await postgres().fresh();
  const store = await openStore({ database, folder: '' });
  await store.create(matchRow(), {});
  const outcomes: (string | undefined)[] = [];
  const over = new AbortController();
  const write = async (writer: number): Promise<void> => {
    for (let said = 0; !over.signal.aborted; said++) {
      const n = (await store.match(ID).catch(() => undefined))?.said ?? 0;
      const row = line(n + 1, { token: `writer-${writer}-${said}` });
      const appended = await store
        .append(ID, n, [row], running(), { 'drawer:south': row.token })
        .catch(() => undefined);
      outcomes.push(appended?.result === 'done' ? row.token : undefined);
    }
  };
  const writing = Promise.all([0, 1, 2, 3].map(write));
  for (let cuts = 1; cuts <= 5; cuts++) {
    await until(() => outcomes.filter(Boolean).length >= cuts * 10);
    await cut(database);
  }
  over.abort();
  await writing;
  const entries = await store.since(ID, 0);
  const tokens = entries.map(({ token }) => token);
  expect(outcomes.filter((token) => token !== undefined && !tokens.includes(token))).toEqual([]);
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1));
  expect((await store.match(ID))?.said).toBe(entries.length);
  expect((await store.secrets(ID))['drawer:south']).toBe(tokens.at(-1));
  await store.close();
}, 120_000);
