/** What whoever runs a hall may see and do, and that nobody else may. */
import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configOf, Misconfigured } from '../../src/config.js';
import { hashOf } from '../../src/hall/chance.js';
import type { OperatorAnswer } from '../../src/protocol/index.js';
import { clientOf, newToken, playedBetween, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { GENEROUS, slowTime, staged, type SlowTime, type Stage } from '../stage.js';

const [READS, ACTS] = ['a-token-that-only-looks-round', 'a-token-that-may-do-things-too'];
const operator = { reads: hashOf(READS), acts: hashOf(ACTS) };

let stage: Stage;
let time: SlowTime;
let anna: Client;
let bert: Client;

const start = async (gate = {}): Promise<void> => {
  time = slowTime();
  stage = await staged({ gate, time, limits: { ...GENEROUS, triesPerQuarter: 3 } });
  [anna, bert] = [clientOf(stage.address), clientOf(stage.address)];
};
beforeEach(async () => {
  await start({ operator });
  await anna.join('Anna');
  await bert.join('Bert');
});
afterEach(() => stage.stop());

const as = async (token: string, method: string, path: string, body?: unknown) =>
  clientOf(stage.address).api(method, path, body, { authorization: `Bearer ${token}` });
const seen = async (): Promise<OperatorAnswer> => (await as(READS, 'GET', 'operator')).body as OperatorAnswer;
const playing = async (): Promise<string> => {
  for (const client of [anna, bert]) await client.connect();
  return playedBetween(anna, bert, { game: 'fine', begin: openingOf(EDITIONS[0]), terms: { friendly: false } });
};

describe('the page', () => {
  test('is not there unless a token is set', async () => {
    await stage.stop();
    await start();
    expect((await as(READS, 'GET', 'operator')).status).toBe(404);
    expect((await as('', 'POST', 'operator/bans', { player: 'Anna', what: 'all', why: 'x' })).status).toBe(404);
  });

  test('wants the token, and does not let it be guessed', async () => {
    expect((await anna.api('GET', 'operator')).status).toBe(401);
    expect((await as('something-else-altogether', 'GET', 'operator')).status).toBe(401);
    expect((await as(READS.slice(1), 'GET', 'operator')).status).toBe(401);
    expect((await as(READS.slice(2), 'GET', 'operator')).status).toBe(429);
    expect((await as(READS, 'GET', 'operator')).status).toBe(200);
  });

  test('shows how the hall is', async () => {
    await playing();
    expect(await seen()).toMatchObject({
      mayAct: false,
      health: { store: true, tables: 2, boards: 1, matches: { open: 0, playing: 1 }, errors: 0 },
      reports: [],
      bans: [],
      deeds: [],
    });
    expect((await as(ACTS, 'GET', 'operator')).body).toMatchObject({ mayAct: true });
  });

  test.each([
    ['operator/bans', { player: 'Anna', what: 'all', why: 'rude' }],
    ['operator/pardons', { player: 'Anna', why: 'sorry' }],
    ['operator/reports/abc', { why: 'nothing in it' }],
  ])('only looks with the token that only looks: %s', async (path, body) => {
    expect((await as(READS, 'POST', path, body)).status).toBe(403);
    expect(await seen()).toMatchObject({ bans: [], deeds: [] });
  });
});

describe('a ban', () => {
  test('from all lets somebody look on and nothing else, at once, until it ends', async () => {
    const match = await playing();
    const banned = await as(ACTS, 'POST', 'operator/bans', { player: 'anna', what: 'all', days: 2, why: 'rude' });
    expect(banned.body).toMatchObject({
      bans: [{ player: 'Anna', what: 'all', why: 'rude' }],
      deeds: [{ what: 'ban:all' }],
    });
    await anna.until(() => !anna.isOpen(), 'to be hung up on');
    await anna.connect();
    await anna.sit(match);
    const talk = { t: 'talk', match, room: 'players', words: 'Hello' } as const;
    expect(await anna.ask({ ...talk, token: newToken() })).toMatchObject({ code: 'banned' });
    expect(await anna.say(match, [{ do: 'concede' }], true)).toMatchObject({ code: 'banned' });
    expect((await anna.api('POST', 'me', { name: 'Annette' })).status).toBe(403);
    expect((await anna.api('GET', 'me')).body).toMatchObject({ ban: { what: 'all', why: 'rude' } });
    time.pass(2 * 24 * 60 * 60_000);
    expect((await anna.api('POST', 'me', { name: 'Annette' })).status).toBe(200);
    expect((await seen()).bans).toEqual([]);
  });

  test('from talking leaves the play; a pardon ends it, and all of it is written down', async () => {
    const match = await playing();
    await as(ACTS, 'POST', 'operator/bans', { player: 'Anna', what: 'talk', why: 'loud' });
    await anna.until(() => !anna.isOpen(), 'to be hung up on');
    await anna.connect();
    await anna.sit(match);
    const talk = { t: 'talk', match, room: 'players', words: 'Hello' } as const;
    expect(await anna.ask({ ...talk, token: newToken() })).toMatchObject({ code: 'banned' });
    expect(await anna.say(match, [{ do: 'concede' }], true)).toMatchObject({ t: 'ok' });
    expect((await as(ACTS, 'POST', 'operator/pardons', { player: 'Anna', why: 'sorry' })).status).toBe(200);
    expect((await as(ACTS, 'POST', 'operator/pardons', { player: 'Anna', why: 'sorry' })).status).toBe(404);
    expect((await seen()).deeds.map(({ what, about, why }) => [what, about, why]).sort()).toEqual([
      ['ban:talk', 'Anna', 'loud'],
      ['pardon', 'Anna', 'sorry'],
    ]);
  });
});

test('a report is seen, dealt with once, and written down', async () => {
  await anna.api('POST', 'reports', { player: 'Bert', words: 'He shouts' });
  const [report] = (await seen()).reports;
  expect(report).toMatchObject({ by: 'Anna', about: 'Bert', words: 'He shouts' });
  const path = `operator/reports/${report!.id}`;
  expect((await as(ACTS, 'POST', path, { why: 'spoken to' })).body).toMatchObject({
    reports: [],
    deeds: [{ what: 'report', about: 'Bert', why: 'spoken to' }],
  });
  expect((await as(ACTS, 'POST', path, { why: 'again' })).status).toBe(404);
});

test('the command makes what the hall takes; what could be guessed it does not take', () => {
  const script = new URL('../../../../scripts/hall-operator.mjs', import.meta.url);
  const said = execFileSync(process.execPath, [script.pathname], { encoding: 'utf8' });
  const settings = Object.fromEntries([...said.matchAll(/^(HALL_\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
  const looks = /To look: +([\w-]+)/.exec(said)![1]!;
  expect(configOf([], settings).operator).toMatchObject({ reads: hashOf(looks) });
  expect(configOf([], {}).operator).toBeUndefined();
  expect(() => configOf([], { HALL_OPERATOR: 'secret' })).toThrow(Misconfigured);
});
