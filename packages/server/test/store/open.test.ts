import { spawn } from 'node:child_process';
import { existsSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { Unopened } from '../../src/store/driver.js';
import { openStore, type Place } from '../../src/store/open.js';
import { upgrade, VERSIONS } from '../../src/store/schema.js';
import type { Store } from '../../src/store/store.js';
import { folders, server } from './kinds.js';
import { line, matchRow, playerRow, running } from './samples.js';

const ID = 'aaaabbbbcccc';
const newFolder = folders();
const postgres = server();

const opened: Store[] = [];
afterAll(async () => Promise.all(opened.map(async (store) => store.close())));

const open = async (place: Place): Promise<Store> => {
  const store = await openStore(place);
  opened.push(store);
  return store;
};

const refused = async (place: Place): Promise<string> => {
  const error: unknown = await openStore(place).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Unopened);
  return (error as Unopened).message;
};

const HOLDER = `
  import { openStore } from ${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)};
  await openStore({ folder: process.argv[1] });
  console.log('open');
  setInterval(() => {}, 1000);`;

describe('a folder', () => {
  test('is made, with all above it', async () => {
    const folder = join(newFolder(), 'a', 'b');
    const store = await open({ folder });
    expect(await store.isWell()).toBe(true);
    expect(existsSync(join(folder, 'hall.db'))).toBe(true);
  });

  test.skipIf(process.platform === 'win32')("that is made is nobody else's to read", async () => {
    const folder = join(newFolder(), 'own');
    await open({ folder });
    expect((statSync(folder).mode & 0o077).toString(8)).toBe('0');
  });

  test('that cannot be made or written is refused with a sentence', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(await refused({ folder: join(folder, 'file') })).toContain('cannot be made');
    expect(await refused({ folder: '/proc' })).toContain('cannot be written');
  });

  test('with a file that is no database is refused, and the file stays as it is', async () => {
    const folder = newFolder();
    const text = 'Dear diary, '.repeat(1_000);
    writeFileSync(join(folder, 'hall.db'), text);
    expect(await refused({ folder })).toContain('no database');
    writeFileSync(join(folder, 'hall.db'), '');
    expect(await (await open({ folder })).isWell()).toBe(true);
  });

  test('is one hall’s at a time, in one process too', async () => {
    const folder = newFolder();
    const store = await open({ folder });
    expect(await refused({ folder })).toContain('Another hall is running');
    await store.close();
    expect(await (await open({ folder })).isWell()).toBe(true);
  });

  test('is free again when the hall that has it is killed', async () => {
    const folder = newFolder();
    const hall = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    });
    await new Promise((resolve) => hall.stdout.once('data', resolve));
    expect(await refused({ folder })).toContain('Another hall is running');
    const gone = new Promise((resolve) => hall.once('close', resolve));
    hall.kill('SIGKILL');
    await gone;
    expect(await (await open({ folder })).isWell()).toBe(true);
  });
});

describe('a copy', () => {
  test('has everything, opens by itself, and the hall runs on', async () => {
    const [folder, copies] = [newFolder(), newFolder()];
    const store = await open({ folder });
    await store.create(matchRow(), { hall: 'x' });
    for (let n = 0; n < 50; n++) await store.append(ID, n, [line(n + 1)], running());
    const copied = store.backUp!(join(copies, 'hall.db'));
    for (let n = 50; n < 80; n++) await store.append(ID, n, [line(n + 1)], running());
    await copied;
    expect(readdirSync(copies)).toEqual(['hall.db']);
    const copy = await open({ folder: copies });
    const said = (await copy.match(ID))!.said;
    expect(said).toBeGreaterThanOrEqual(50);
    expect(await copy.since(ID, 0)).toHaveLength(said);
    expect(await copy.secrets(ID)).toEqual({ hall: 'x' });
    expect((await store.match(ID))?.said).toBe(80);
  });

  test('never replaces a file; its name may have quotes', async () => {
    const folder = newFolder();
    const store = await open({ folder });
    await store.backUp!(join(folder, `o'clock.db`));
    await expect(store.backUp!(join(folder, `o'clock.db`))).rejects.toThrow('never replaces');
    await expect(store.backUp!(join(folder, 'no', 'where.db'))).rejects.toThrow();
    expect(await store.isWell()).toBe(true);
  });
});

describe('versions', () => {
  const NEXT = [...VERSIONS, ['alter table player add column house text', `update player set house = 'green'`]];

  interface Statement {
    readonly text: string;
    readonly values: readonly unknown[];
  }
  const statements = (versions: typeof VERSIONS, found: number): Statement[] => {
    const steps = upgrade([], versions);
    const all = [];
    for (let at = steps.next([]); !at.done;) {
      all.push(at.value);
      at = steps.next(at.value.text.startsWith('select version') && found > 0 ? [{ version: found }] : []);
    }
    return all;
  };

  type Run = (text: string, values: readonly unknown[]) => unknown;

  const brought = async (run: Run, versions: typeof VERSIONS, found: number): Promise<void> => {
    for (const { text, values } of statements(versions, found)) await run(text, values);
  };
  /** What a later hall does to the database of this one, one statement after the other. */
  const broughtUp = async (run: Run): Promise<void> => brought(run, NEXT, VERSIONS.length);

  const MADE = `insert into match (id, code, game, version, name, begin, terms, coats, is_public, south, seals, created,
    said, status, asked, clock, changed) values ('${ID}', 'c', 'fine', '1', 'Old', '{}', '{}', '{}', 0, 'player:one',
    '{}', 1, 1, 'playing', 'south', '', 1)`;
  /** A database as each of the halls before this one left it. */
  const asBefore = async (run: Run, version: number): Promise<void> => {
    await brought(run, VERSIONS.slice(0, version), 0);
    await run(`insert into player (id, name, folded, created, seen) values ('one', 'Ada', 'ada', 1, 1)`, []);
    await run(MADE, []);
    await run(
      `insert into entry (match, n, at, line, token, breath, head) values ('${ID}', 1, 1, '{}', 't', 't', 'h')`,
      [],
    );
  };
  const keepsAll = async (place: Place): Promise<void> => {
    const store = await open(place);
    expect(await store.player('one')).toMatchObject({ name: 'Ada' });
    expect(await store.match(ID)).toMatchObject({ name: 'Old', said: 1, seats: { south: 'player:one' } });
    expect(await store.since(ID, 0)).toHaveLength(1);
    await store.close();
  };
  const EARLIER = VERSIONS.map((_, i) => i + 1).slice(0, -1);

  test.each(EARLIER)('SQLite: what a hall of version %i kept opens in this one', async (version) => {
    const folder = newFolder();
    const file = new Database(join(folder, 'hall.db'));
    await asBefore((text, values) => file.prepare(text.replaceAll('$', '?')).run(...values), version);
    file.close();
    await keepsAll({ folder });
  });

  test.each(EARLIER)('PostgreSQL: what a hall of version %i kept opens in this one', async (version) => {
    const database = await postgres().fresh();
    const client = new Client({ connectionString: database });
    await client.connect();
    await asBefore(async (text, values) => client.query(text, [...values]), version);
    await client.end();
    await keepsAll({ database, folder: '' });
  });

  const tooNew = `of version ${NEXT.length} and this hall knows versions up to ${VERSIONS.length}`;

  test('SQLite: a later hall brings the tables up, and this one does not open them any more', async () => {
    const folder = newFolder();
    const store = await openStore({ folder });
    await store.setPlayer(playerRow({ created: 1, seen: 1 }));
    await store.close();
    const file = new Database(join(folder, 'hall.db'));
    await broughtUp((text, values) => file.prepare(text.replaceAll('$', '?')).run(...values));
    expect(file.prepare('select * from player').all()).toMatchObject([{ id: 'one', house: 'green' }]);
    file.close();
    expect(await refused({ folder })).toContain(tooNew);
    expect(await refused({ folder })).toContain(tooNew);
  });

  test('PostgreSQL: the same', async () => {
    const database = await postgres().fresh();
    await (await openStore({ database, folder: '' })).close();
    const client = new Client({ connectionString: database });
    await client.connect();
    await broughtUp(async (text, values) => client.query(text, [...values]));
    await client.end();
    expect(await refused({ database, folder: '' })).toContain(tooNew);
  });

  test('PostgreSQL: ten halls that start at once make the tables once', async () => {
    const database = await postgres().fresh();
    const halls = await Promise.all(Array.from({ length: 10 }, async () => open({ database, folder: '' })));
    expect(await halls[0]!.create(matchRow(), {})).toBe(true);
    expect(await Promise.all(halls.map(async (hall) => (await hall.match(ID))?.id))).toEqual(halls.map(() => ID));
    await Promise.all(halls.map(async (hall) => hall.close()));
  });
});

describe('a database elsewhere', () => {
  test('that is named wrongly or does not answer is refused, without its password', async () => {
    const said = [
      await refused({ database: 'mysql://hall:geheim@localhost/hall', folder: '' }),
      await refused({ database: 'postgres://hall:geheim@127.0.0.1:1/hall', folder: '' }),
      await refused({ database: (await postgres().fresh()).replace(/:hall@/, ':geheim@'), folder: '' }),
    ];
    expect(said).toEqual([
      expect.stringContaining('postgres://'),
      expect.stringContaining('cannot be opened'),
      expect.stringContaining('cannot be opened'),
    ]);
    expect(said.join()).not.toContain('geheim');
  });

  test('that closes every connection at once is refused', async () => {
    const rude = await new Promise<Server>((resolve) => {
      const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1', () => resolve(server));
    });
    const { port } = rude.address() as AddressInfo;
    expect(await refused({ database: `postgres://hall@127.0.0.1:${port}/hall`, folder: '' })).toContain('cannot be');
    rude.close();
  });
});
