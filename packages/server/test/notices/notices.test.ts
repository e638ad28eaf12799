/** Notices from the line that causes them to the sink that gets them, with a clock that goes when it is told to. */
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TIME_CONTROLS, type AddressAnswer } from '../../src/protocol/index.js';
import { sqliteStore } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { askedOf, playedBetween, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { pairOf, type Pair } from '../pair.js';
import { browser, httpSink, mailSink, type HttpSink, type MailSink } from './sinks.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let folder: string;
let store: Store;
let http: HttpSink;
let mail: MailSink;
let pair: Pair;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'five-victories-notices-'));
  store = await sqliteStore(folder);
  [http, mail] = [await httpSink(), await mailSink()];
  pair = await pairOf({
    store,
    options: { setupMethod: 'sequential' },
    terms: { time: TIME_CONTROLS.turns },
    stage: { notices: { isOpen: true, mail: { server: mail.server, from: 'The hall <hall@example.org>' } } },
  });
});
afterEach(async () => {
  await pair.stop();
  await Promise.all([http.stop(), mail.stop()]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = async (client: Client, given: object): Promise<AddressAnswer> => {
  const answer = await client.api('POST', 'addresses', { language: 'en', ...given });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as AddressAnswer;
};
const webhook = (form: 'plain' | 'discord' = 'plain') => ({ kind: 'webhook', url: `${http.url}/hook`, form });

/** Until South has handed over to North. */
const handToNorth = async (): Promise<void> => {
  for (let i = 0; i < 100 && pair.asked() === 'north'; i++) await pair.answer();
  for (let i = 0; i < 100 && pair.asked() === 'south'; i++) await pair.answer();
  expect(pair.asked()).toBe('north');
};

/** Another match of the two, in which North is asked. */
const another = async (name: string): Promise<string> => {
  const { south, north } = pair;
  const begin = openingOf(EDITIONS[0], 0, { setupMethod: 'sequential' });
  const terms = { friendly: true, time: TIME_CONTROLS.turns };
  const match = await playedBetween(south, north, { game: 'fine', name, begin, terms });
  const copies = { south: south.copies.get(match)!, north: north.copies.get(match)! };
  for (let i = 0; i < 60 && !copies.north.head.asked.includes('north'); i++) {
    const asked = await south.until(() => askedOf(copies.south, 'south'), 'a question');
    const said = await south.say(match, [asked.decision!.options[0]!]);
    if (said.t !== 'ok') throw new Error(JSON.stringify(said));
    await north.until(() => copies.north.lines.length >= said.n!, 'the line');
  }
  return match;
};

/** Until the outbox has nothing to do just now. */
const rest = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) {
    pair.time.pass(2_000);
    await new Promise((resolve) => void setTimeout(resolve, 15));
  }
};

/** Until so much has come, and no more. */
const arrived = async (got: readonly unknown[], count: number): Promise<void> => {
  for (let i = 0; i < 100 && got.length < count; i++) await rest();
  expect(got).toHaveLength(count);
};

test('a signed webhook a minute after the hand-over, once, whether a window is open or not', async () => {
  const { secret } = await add(pair.north, webhook());
  await handToNorth();
  pair.time.pass(20_000);
  await rest();
  expect(http.got).toHaveLength(0);
  pair.time.pass(25_000);
  pair.time.pass(25_000);
  await arrived(http.got, 1);
  const [{ headers, body }] = http.got as [HttpSink['got'][number]];
  const told = JSON.parse(body.toString()) as {
    title: string;
    notices: { link: string; kind: string; text: string }[];
  };
  expect(told.notices).toMatchObject([{ kind: 'turn', link: `${pair.stage.address}#/hall/${pair.match}` }]);
  expect(told.notices[0]!.text).toContain('Anna waits for your answer, until Jun');
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['hall-signature']))!;
  expect(createHmac('sha256', secret!).update(`${t}.${body.toString()}`).digest('hex')).toBe(v1);
  expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
  for (let i = 0; i < 5; i++) await pair.pass((24 * HOUR) / 10);
  await rest();
  expect(http.got).toHaveLength(1);
});

test('who has seen it, or answered, is not told', async () => {
  await add(pair.north, webhook());
  await handToNorth();
  pair.north.send({ t: 'seen', match: pair.match, n: pair.copy('north').lines.length });
  await expect.poll(async () => (await store.dueNotices(Number.MAX_SAFE_INTEGER, 9)).length).toBe(0);
  await handToNorth();
  await pair.answer();
  await pair.pass(10 * MINUTE);
  await rest();
  expect(http.got).toHaveLength(0);
  // Seeing what somebody else plays changes nothing for North.
  pair.south.send({ t: 'seen', match: pair.match, n: 999 });
  await handToNorth();
  await pair.pass(10 * MINUTE);
  await arrived(http.got, 1);
});

test('what is not taken is sent again with the same parcel, later each time, and is a dead letter in the end', async () => {
  const { address } = await add(pair.north, webhook());
  http.answers = [500, 'cut', 429, 200];
  await handToNorth();
  await pair.pass(MINUTE + 5_000);
  await arrived(http.got, 1);
  for (const [i, span] of [MINUTE, 5 * MINUTE, 15 * MINUTE].entries()) {
    await rest();
    await pair.pass(span - 30_000);
    await rest();
    expect(http.got).toHaveLength(i + 1);
    await pair.pass(31_000);
    await arrived(http.got, i + 2);
  }
  expect(new Set(http.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(http.got.map(({ body }) => body.toString())).size).toBe(1);
  await rest();
  expect(await store.countDeliveries()).toMatchObject({ done: 1, waiting: 0 });
  http.answers = [500];
  await pair.north.api('POST', `addresses/${address.id}`, { language: 'en', test: true });
  for (let i = 0; i < 20; i++) {
    await rest();
    await pair.pass(12 * HOUR);
  }
  await rest();
  const tests = http.got.filter(({ body }) => body.toString().includes('It comes'));
  expect(tests).toHaveLength(9);
  expect(new Set(tests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  const { body } = await pair.north.api('GET', 'addresses');
  expect(body.addresses).toMatchObject([{ id: address.id, failed: '500 no', where: new URL(http.url).host }]);
});

test('who has said yes has it, even if he hangs up in the midst of his words', async () => {
  await add(pair.north, webhook());
  http.answers = ['broken'];
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  await expect.poll(async () => store.countDeliveries()).toMatchObject({ done: 1, waiting: 0 });
  for (let i = 0; i < 3; i++) {
    await pair.pass(2 * HOUR);
    await rest();
  }
  expect(http.got).toHaveLength(1);
});

test('who says how long he wants to be left alone is left alone so long', async () => {
  await add(pair.north, webhook());
  [http.answers, http.retryAfter] = [[429, 200], '7200'];
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  await expect.poll(async () => (await store.countDeliveries()).waiting).toBe(1);
  await pair.pass(HOUR);
  await rest();
  expect(http.got).toHaveLength(1);
  await pair.pass(2 * HOUR);
  await arrived(http.got, 2);
  expect(new Set(http.got.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a redirect is not followed, and where nobody is any more nothing goes again', async () => {
  await add(pair.north, webhook());
  http.answers = [302];
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  await rest();
  expect(http.got.map(({ path }) => path)).toEqual(['/hook']);
  expect(await store.countDeliveries()).toMatchObject({ dead: 1 });
  http.answers = [410];
  const { body } = await pair.north.api('GET', 'addresses');
  await pair.north.api('POST', `addresses/${body.addresses[0].id}`, { language: 'en', test: true });
  await rest();
  expect((await pair.north.api('GET', 'addresses')).body.addresses).toEqual([]);
});

test('a webhook that is not found is no reason to forget it; a browser that is not found is', async () => {
  await add(pair.north, webhook());
  await add(pair.north, { kind: 'push', endpoint: `${http.url}/push/1`, ...browser().keys });
  http.answers = [404];
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 2);
  const kinds = async () => (await pair.north.api('GET', 'addresses')).body.addresses;
  await expect.poll(kinds).toMatchObject([{ kind: 'webhook', failed: '404 no' }]);
  http.answers = [200];
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 3);
});

test('Discord gets its own shape, and nobody is called by the name of a match', async () => {
  await add(pair.north, webhook('discord'));
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  const told = JSON.parse(http.got[0]!.body.toString()) as { content: string };
  expect(told).toEqual({ content: expect.stringContaining('**Your turn\\:'), allowed_mentions: { parse: [] } });
  expect(told.content).toContain(`<${pair.stage.address}#/hall/${pair.match}>`);
});

test('what somebody calls a match leads nowhere in Discord', async () => {
  await add(pair.north, webhook('discord'));
  const match = await another('[Claim it](https://evil.example) @everyone');
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  const told = (JSON.parse(http.got[0]!.body.toString()) as { content: string }).content;
  expect(told).toContain('Claim it');
  expect(told).not.toContain('](');
  expect(told).not.toContain('https://evil');
  expect(told).toContain(`<${pair.stage.address}#/hall/${match}>`);
});

test('a browser can read its push, and only it', async () => {
  const reader = browser();
  await add(pair.north, { kind: 'push', endpoint: `${http.url}/push/1`, ...reader.keys, language: 'de' });
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(http.got, 1);
  const { headers, body } = http.got[0]!;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(reader.read(body)).toMatchObject({
    title: expect.stringContaining('Du bist dran:'),
    link: `${pair.stage.address}#/hall/${pair.match}`,
    tag: pair.match,
  });
  expect(() => browser().read(body)).toThrow();
});

test('an e-mail address is asked first; then letters come, with one click to stop', async () => {
  const added = await add(pair.north, { kind: 'mail', mail: 'Bert@example.org', language: 'de' });
  expect(added.address).toMatchObject({ confirmed: false, where: 'Bert@example.org' });
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(mail.got, 1);
  expect(mail.got[0]).toMatchObject({ to: 'Bert@example.org' });
  const confirm = /https?:\S+links\/confirm\S+/.exec(mail.got[0]!.text)![0];
  expect((await fetch(`${confirm}x`)).status).toBe(404);
  expect((await fetch(confirm.replace('confirm', 'again'))).status).toBe(404);
  expect(await (await fetch(confirm)).text()).toContain('Von jetzt an');
  await handToNorth();
  await pair.pass(2 * MINUTE);
  await arrived(mail.got, 2);
  const { text, header } = mail.got[1]!;
  expect(text).toContain(`${pair.stage.address}#/hall/${pair.match}`);
  expect(text).toContain('wartet auf deine Antwort');
  expect(header('message-id')).toMatch(/^<[\w-]{36}@example\.org>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const stop = /^<(.*)>$/.exec(header('list-unsubscribe')!)![1]!;
  expect((await fetch(stop, { method: 'POST' })).status).toBe(200);
  expect((await pair.north.api('GET', 'addresses')).body.addresses).toMatchObject([{ confirmed: false }]);
  const again = /href="([^"]*again[^"]*)"/.exec(await (await fetch(stop)).text())![1]!;
  await fetch(again);
  expect((await pair.north.api('GET', 'addresses')).body.addresses).toMatchObject([{ confirmed: true }]);
});

test('a server of e-mails that is busy is asked again, one that says no is not', async () => {
  mail.answer = '451 later';
  await add(pair.north, { kind: 'mail', mail: 'bert@example.org' });
  await rest();
  await expect.poll(async () => (await store.countDeliveries()).waiting).toBe(1);
  mail.answer = '250 taken';
  await pair.pass(2 * MINUTE);
  await arrived(mail.got, 1);
  mail.answer = '550 nobody of that name';
  await add(pair.south, { kind: 'mail', mail: 'anna@example.org' });
  await rest();
  await expect.poll(async () => (await store.countDeliveries()).dead).toBe(1);
});

test('once a day, all in one letter', async () => {
  const at = Math.floor((pair.time.now() % (24 * HOUR)) / MINUTE) + 600;
  await add(pair.north, { ...webhook(), digest: at % 1440 });
  await handToNorth();
  const second = await another('A match');
  await pair.pass(5 * MINUTE);
  await rest();
  await pair.pass(HOUR);
  await rest();
  expect(http.got).toHaveLength(0);
  await pair.pass(10 * HOUR);
  await arrived(http.got, 1);
  const { title, notices } = JSON.parse(http.got[0]!.body.toString()) as {
    title: string;
    notices: { match: string }[];
  };
  expect(notices.map(({ match }) => match).sort()).toEqual([pair.match, second].sort());
  expect(title).toContain('2');
});

test('an address of the network of the hall is refused when it is named, and whatever a name leads to when it is sent', async () => {
  await pair.stage.stop();
  pair = await pairOf({ store, names: ['Cora', 'Dora'], terms: { time: TIME_CONTROLS.turns }, stage: { notices: {} } });
  const named = async (url: string) =>
    pair.north.api('POST', 'addresses', { kind: 'webhook', form: 'plain', language: 'en', url });
  for (const url of ['http://127.0.0.1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://0x7f.1/', 'https://2130706433/', 'http://example.org/', 'ftp://example.org/', 'https://user:word@example.org/', 'nonsense'])
    expect([url, await named(url)]).toMatchObject([url, { status: 400, body: { error: { code: 'address' } } }]); // prettier-ignore
  const { body } = await named(`https://localhost:${new URL(http.url).port}/`);
  await pair.north.api('POST', `addresses/${body.address.id}`, { language: 'en', test: true });
  await rest();
  await expect.poll(async () => (await store.countDeliveries()).dead).toBe(1);
  expect((await pair.north.api('GET', 'addresses')).body.addresses[0].failed).toContain('no public address');
  expect(http.got).toHaveLength(0);
});

test('nobody sees or changes the addresses of another', async () => {
  const { address } = await add(pair.north, webhook());
  expect((await pair.south.api('GET', 'addresses')).body.addresses).toEqual([]);
  expect((await pair.south.api('DELETE', `addresses/${address.id}`)).status).toBe(404);
  expect((await pair.south.api('POST', `addresses/${address.id}`, { language: 'en' })).status).toBe(404);
  const { body } = await pair.north.api('GET', 'addresses');
  expect(JSON.stringify(body)).not.toContain('/hook');
});
