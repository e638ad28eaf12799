/** Matches by the rules they began with: kept builds, their pages, what is moved, and what waits for a newer hall. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fineEdition, type Playable, type Side } from '@five-victories/engine';
import { journalTo } from '../src/hall/journal.js';
import { boardOf } from '../src/hall/boards.js';
import { moveMatches } from '../src/rules/moving.js';
import { rulesOf, type Kept } from '../src/rules/rules.js';
import { keepOwn, keptOn } from '../src/rules/shelf.js';
import { askedOf, clientOf, newToken, playedBetween, type Client } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { memoryStore } from './memory-store.js';
import { staged, type Stage } from './stage.js';

const BEGIN = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
const OLDER: Playable = { ...fineEdition, version: '1' };

let folder: string;
let stages: Stage[];
const store = { of: memoryStore() };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'five-victories-rules-'));
  stages = [];
  store.of = memoryStore();
});
afterEach(async () => {
  for (const stage of stages) await stage.stop();
  rmSync(folder, { recursive: true });
});

const hallBy = async (rules = rulesOf()): Promise<Stage> => {
  const stage = await staged({ store: store.of, rules });
  stages.push(stage);
  return stage;
};

/** Of a build in which Fine was of version 1. */
const kept = (): Kept => {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'the older site');
  return { key: 'fine1', games: { fine: '1' }, editions: [OLDER], module: '', site };
};

interface Begun {
  readonly match: string;
  /** Whoever is asked first: dice decide. */
  readonly side: Side;
  readonly mover: Client;
  readonly south: Client;
  readonly north: Client;
}

/** A match that began in a hall of the older build. */
const begunByOlder = async (): Promise<Begun> => {
  const older = await hallBy(rulesOf([], [OLDER]));
  const [south, north] = [clientOf(older.address), clientOf(older.address)];
  await south.join('Anna');
  await north.join('Bert');
  for (const client of [south, north]) await client.connect();
  const match = await playedBetween(south, north, { game: 'fine', begin: BEGIN, terms: { friendly: true } });
  for (const client of [south, north]) client.cut();
  await expect.poll(() => older.hall.tables.size).toBe(0);
  const side = (await store.of.match(match))!.asked[0]!;
  return { match, side, mover: { south, north }[side], south, north };
};

const cameTo = async ({ address }: Stage, { cookie }: Client, path = ''): Promise<Client> => {
  const client = clientOf(address);
  client.cookie = cookie;
  if (path !== '') expect((await fetch(`${address}${path}api/1/hall`)).status).toBe(200);
  await client.connect();
  return client;
};

test('it is played on by the rules it began with, on the page of that build', async () => {
  const { match, side, mover } = await begunByOlder();
  const hall = await hallBy(rulesOf([kept()]));
  const client = await cameTo(hall, mover, 'rules/fine1/');
  const copy = await client.sit(match);
  expect(copy.head.version).toBe('1');
  const said = await client.say(match, [askedOf(copy, side)!.decision!.options[0]!]);
  expect(said).toMatchObject({ t: 'ok' });
  expect((await store.of.match(match))!.version).toBe('1');
  expect(await (await fetch(`${hall.address}rules/fine1/`)).text()).toBe('the older site');
  for (const path of ['rules/fine9/', 'rules/fine1/../../config.js', 'rules/fine1'])
    expect((await fetch(`${hall.address}${path}`)).status).toBe(404);
  const { body } = await client.api('GET', 'hall');
  expect(body).toMatchObject({ games: { fine: '2' }, kept: [{ page: 'rules/fine1/', games: { fine: '1' } }] });
});

test('it is moved to the rules of today when nobody sits at it, and not before', async () => {
  const { match, south, north } = await begunByOlder();
  const hall = await hallBy(rulesOf([kept()]));
  const client = await cameTo(hall, south);
  await client.sit(match);
  expect(await moveMatches(hall.hall)).toBe(0);
  client.cut();
  await expect.poll(() => hall.hall.tables.size).toBe(0);
  await expect.poll(async () => (await boardOf(hall.hall, match)).viewers.size).toBe(0);
  expect(await moveMatches(hall.hall)).toBe(1);
  expect((await store.of.match(match))!.version).toBe('2');
  const other = await cameTo(hall, north);
  expect((await other.sit(match)).head.version).toBe('2');
  expect(hall.written.filter((line) => line.includes('error'))).toEqual([]);
});

test('what began by newer rules waits for a newer hall; what nobody has the rules of is told so, and kept', async () => {
  const { match, south } = await begunByOlder();
  const hall = await hallBy();
  const client = await cameTo(hall, south);
  client.send({ t: 'sit', match, since: 0 });
  await client.until(() => client.heard.some((text) => text.includes('"code":"rules"')), 'why not');
  expect(client.isOpen()).toBe(true);
  await store.of.change(match, { status: 'playing', said: (await store.of.match(match))!.said }, { version: '9' });
  client.send({ t: 'sit', match, since: 0 });
  await client.until(() => !client.isOpen(), 'to be sent away');
  expect(client.heard.at(-1)).toContain('"t":"bye","code":"restart"');
  expect((await store.of.match(match))!.version).toBe('9');
});

test('an answer that was judged by other rules is not written', async () => {
  const { match, side, mover } = await begunByOlder();
  const older = await hallBy(rulesOf([], [OLDER]));
  const client = await cameTo(older, mover);
  const copy = await client.sit(match);
  const { said } = (await store.of.match(match))!;
  // Another hall moves it, and the hint is lost.
  await store.of.change(match, { status: 'playing', said }, { version: '2' });
  const choices = [askedOf(copy, side)!.decision!.options[0]!];
  client.send({ t: 'say', match, after: copy.lines.length, token: newToken(), choices });
  await client.until(() => !client.isOpen(), 'to be sent away');
  expect((await store.of.match(match))!.said).toBe(said);
});

const journal = () => {
  const written: string[] = [];
  return { written, journal: journalTo((line) => written.push(line), 'warn', true) };
};

test('each build puts itself on the shelf, once, and finds the others there', async () => {
  const [shelf, bundle, site] = ['shelf', 'rules.js', 'pages'].map((name) => join(folder, name)) as [string, string, string]; // prettier-ignore
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), 'one');
  writeFileSync(bundle, `export const EDITIONS = [{ id: 'fine', version: '1' }];`);
  keepOwn(shelf, bundle, site);
  const [own] = readdirSync(shelf);
  const first = statSync(join(shelf, own!)).ino;
  keepOwn(shelf, bundle, site);
  expect(statSync(join(shelf, own!)).ino).toBe(first);
  writeFileSync(join(site, 'index.html'), 'two');
  keepOwn(shelf, bundle, site);
  expect(readdirSync(shelf)).toEqual([own]);
  expect(own).toBe(EDITIONS.map(({ id, version }) => `${id}${version}`).join('-'));
  const other = join(shelf, 'fine1');
  mkdirSync(other);
  writeFileSync(join(other, 'rules.mjs'), `export const EDITIONS = [{ id: 'fine', version: '1' }];`);
  writeFileSync(join(other, 'build.json'), '{"games":{"fine":"1"},"stamp":"x"}');
  const broken = join(shelf, 'fine0');
  mkdirSync(broken);
  writeFileSync(join(broken, 'build.json'), '{"games":{"fine":"0"},"stamp":"x"}');
  const { written, journal: to } = journal();
  const found = await keptOn(shelf, to);
  expect(found).toMatchObject([{ key: 'fine1', games: { fine: '1' }, site: join(other, 'site') }]);
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('fine0');
});
