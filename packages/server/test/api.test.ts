/** What is asked over HTTP: guests, challenges, seats, and whatever should not be asked. */
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealOf } from '@five-victories/engine/fair';
import type { MatchCard, MeAnswer, NewMatch } from '../src/protocol/index.js';
import { clientOf, newMatchId, randomSecret, type Client } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { memoryStore, type MemoryStore } from './memory-store.js';
import { GENEROUS, staged, type Stage } from './stage.js';

let stage: Stage;
let store: MemoryStore;
let anna: Client;
let bert: Client;

beforeEach(async () => {
  store = memoryStore();
  stage = await staged({ store });
  [anna, bert] = [clientOf(stage.address), clientOf(stage.address)];
});
afterEach(() => stage.stop());

const fine = EDITIONS[0];
const proposal = (more: Partial<NewMatch> = {}): NewMatch => {
  const match = more.match ?? newMatchId();
  return {
    match,
    game: 'fine',
    name: 'An evening',
    coats: { south: 'red', north: 'blue' },
    begin: openingOf(fine),
    terms: { friendly: false },
    side: 'south',
    isPublic: true,
    seal: sealOf(match, 'south', randomSecret()),
    ...more,
  };
};
const seatIn = (match: string) => {
  const secret = randomSecret();
  return { secret, seal: sealOf(match, 'north', secret) };
};

test('a table learns that this is a hall from the file by which a static site says that it is none', async () => {
  const { body } = await anna.api('GET', 'hall');
  expect(body).toMatchObject({ hall: 'five-victories' });
  expect(await (await fetch(`${stage.address}hall.json`)).json()).toEqual(body);
});

describe('guests', () => {
  test('a name gives a cookie that pages cannot read, and the store does not hold', async () => {
    const response = await fetch(`${stage.address}api/1/me`, {
      method: 'POST',
      headers: { origin: stage.address.slice(0, -1), 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^hall=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const secret = cookie.slice(5, 69);
    expect(await store.playerOfSession(secret, 0)).toBeUndefined();
    const me = await fetch(`${stage.address}api/1/me`, { headers: { cookie: `hall=${secret}` } });
    expect(await me.json()).toEqual({ name: 'Anna', kind: 'guest', matches: [] });
  });

  test('two cannot have one name, a name can be changed, and who signs out is nobody', async () => {
    await anna.join('Anna');
    expect((await bert.api('POST', 'me', { name: 'ANNA' })).body).toEqual({ error: { code: 'taken' } });
    expect((await bert.api('POST', 'me', { name: 'admin' })).body).toEqual({ error: { code: 'name' } });
    await bert.join('Bert');
    expect((await bert.join('Bertrand')).name).toBe('Bertrand');
    expect((await anna.join('Bert')).name).toBe('Bert');
    const before = anna.cookie;
    await anna.api('DELETE', 'me');
    anna.cookie = before;
    expect((await anna.api('GET', 'me')).body).toEqual({ matches: [] });
  });

  test('behind a trusted proxy with https the cookie is for https alone', async () => {
    await stage.stop();
    stage = await staged({ gate: { trustProxy: true, origin: 'https://hall.example.org', isLocal: false } });
    const cookieWith = async (headers: Record<string, string>) =>
      (
        await fetch(`${stage.address}api/1/me`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ name: `A ${newMatchId()}` }),
        })
      ).headers.get('set-cookie');
    expect(await cookieWith({ origin: 'https://hall.example.org' })).toContain('; Secure');
    expect(await cookieWith({ origin: stage.address.slice(0, -1) })).toBeNull();
  });
});

describe('matches', () => {
  beforeEach(async () => {
    await anna.join('Anna');
    await bert.join('Bert');
  });

  test('proposed, found by code and among the challenges, joined once', async () => {
    const asked = proposal();
    const { body } = await anna.api('POST', 'matches', asked);
    expect(body.match).toMatchObject({ id: asked.match, status: 'open', you: 'south', said: 0, version: fine.version });
    expect(body.match.seals.hall).toMatch(/^[0-9a-f]{64}$/);
    expect(body.match.secrets).toBeUndefined();
    const found = await bert.api('GET', `codes/${(body.match.code as string).toUpperCase()}`);
    expect(found.body.match.id).toBe(asked.match);
    const open = (await bert.api('GET', 'challenges')).body.challenges as MatchCard[];
    expect(open.map(({ id }) => id)).toEqual([asked.match]);
    const seat = seatIn(asked.match);
    const joined = await bert.api('POST', `matches/${asked.match}/seat`, seat);
    expect(joined.body.match).toMatchObject({
      status: 'opening',
      you: 'north',
      seats: { south: { name: 'Anna' }, north: { name: 'Bert' } },
    });
    expect(joined.body.match.code).toBeUndefined();
    // The same twice is said once; a third finds it taken.
    expect((await bert.api('POST', `matches/${asked.match}/seat`, seat)).status).toBe(200);
    const carl = clientOf(stage.address);
    await carl.join('Carl');
    expect((await carl.api('POST', `matches/${asked.match}/seat`, seatIn(asked.match))).body).toEqual({
      error: { code: 'taken' },
    });
    expect((await bert.api('GET', 'challenges')).body.challenges).toEqual([]);
    expect(((await bert.api('GET', 'me')).body as MeAnswer).matches.map(({ id }) => id)).toEqual([asked.match]);
  });

  test('a seal that does not hold the secret takes no seat', async () => {
    const asked = proposal();
    await anna.api('POST', 'matches', asked);
    const { seal } = seatIn(asked.match);
    const answer = await bert.api('POST', `matches/${asked.match}/seat`, { seal, secret: randomSecret() });
    expect([answer.status, answer.body]).toEqual([400, { error: { code: 'seal' } }]);
    const own = await anna.api('POST', `matches/${asked.match}/seat`, seatIn(asked.match));
    expect(own.body).toEqual({ error: { code: 'seat' } });
  });

  test('withdrawn by its owner alone, and not once it is joined', async () => {
    const asked = proposal();
    await anna.api('POST', 'matches', asked);
    expect((await bert.api('DELETE', `matches/${asked.match}`)).status).toBe(403);
    expect((await anna.api('DELETE', `matches/${asked.match}`)).status).toBe(200);
    expect((await anna.api('GET', `matches/${asked.match}`)).status).toBe(404);
    const joined = proposal();
    await anna.api('POST', 'matches', joined);
    await bert.api('POST', `matches/${joined.match}/seat`, seatIn(joined.match));
    expect((await anna.api('DELETE', `matches/${joined.match}`)).status).toBe(409);
  });

  test('proposed twice it is one; under a taken name it is none', async () => {
    const asked = proposal();
    expect((await anna.api('POST', 'matches', asked)).status).toBe(200);
    expect((await anna.api('POST', 'matches', asked)).status).toBe(200);
    expect((await bert.api('POST', 'matches', asked)).body).toEqual({ error: { code: 'taken' } });
    expect((await bert.api('GET', 'challenges')).body.challenges).toHaveLength(1);
  });

  test('an army that breaks the rules is refused with the place of the fault', async () => {
    const { status, body } = await anna.api(
      'POST',
      'matches',
      proposal({ begin: { armies: { south: { units: 7 } } } }),
    );
    expect(status).toBe(400);
    expect(body.error.code).toBe('shape');
    expect(body.error.faults.map(({ path }: { path: string }) => path)).toContainEqual(
      expect.stringMatching(/^body\.begin\.armies/),
    );
    expect((await anna.api('POST', 'matches', proposal({ game: 'chess' }))).status).toBe(400);
  });

  test('only so many wait for somebody at a time', async () => {
    for (let i = 0; i < 5; i++) expect((await anna.api('POST', 'matches', proposal())).status).toBe(200);
    expect((await anna.api('POST', 'matches', proposal())).body).toEqual({ error: { code: 'many' } });
  });

  test('a match against a bot needs what is in the seal, and begins at once', async () => {
    const match = newMatchId();
    const secret = randomSecret();
    const asked = proposal({ match, seal: sealOf(match, 'south', secret), bot: 'random' });
    expect((await anna.api('POST', 'matches', asked)).body).toEqual({ error: { code: 'seal' } });
    const { body } = await anna.api('POST', 'matches', { ...asked, secret });
    expect(body.match).toMatchObject({ status: 'playing', seats: { north: { name: 'random', kind: 'bot' } } });
    expect((await anna.api('GET', 'challenges')).body.challenges).toEqual([]);
    expect((await anna.api('GET', `matches/${match}/record`)).status).toBe(404);
  });
});

describe('what should not be asked', () => {
  const post = (headers: Record<string, string>, body = '{"name":"Anna"}') => anna.api('POST', 'me', body, headers);

  test.each([
    ['another page', 403, { origin: 'http://evil.example' }],
    ['a form', 415, { 'content-type': 'text/plain' }],
    ['a form with JSON in its name', 415, { 'content-type': 'application/x-www-form-urlencoded; a=application/json' }],
  ])('from %s', async (_who, status, headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBeTypeOf('string');
  });

  test('without an origin, or by another name of this computer', async () => {
    const { port } = new URL(stage.address);
    const ask = async (headers: Record<string, string>): Promise<number> =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            port,
            host: '127.0.0.1',
            path: '/api/1/me',
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
          },
          (response) => {
            response.resume();
            resolve(response.statusCode!);
          },
        );
        asked.on('error', reject).end('{"name":"Anna"}');
      });
    expect(await ask({})).toBe(403);
    expect(await ask({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` })).toBe(403);
    expect(await ask({ host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
  });

  test('broken, deep and large bodies', async () => {
    expect((await post({}, '{"name":')).status).toBe(400);
    expect((await post({}, '['.repeat(10_000) + ']'.repeat(10_000))).status).toBe(400);
    expect((await post({}, '{"name":"Anna","more":1}')).body.error.faults[0].path).toBe('body.more');
    const large = await post({}, JSON.stringify({ name: 'a'.repeat(70_000) }));
    expect([large.status, large.body.error.code]).toEqual([413, 'large']);
  });

  test.each([
    ['GET', 'nothing', 404],
    ['GET', 'hall/more', 404],
    ['GET', '__proto__', 404],
    ['GET', 'matches/constructor', 404],
    ['GET', 'codes/x', 404],
    ['DELETE', 'hall', 405],
    ['PUT', 'me', 405],
    ['POST', 'matches', 401],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await anna.api(method, path, method === 'POST' ? proposal() : undefined);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBeTypeOf('string');
  });

  test('too many new guests from one address', async () => {
    await stage.stop();
    stage = await staged({ limits: { ...GENEROUS, guestsPerHour: 1 } });
    await clientOf(stage.address).join('Anna');
    const { status, body } = await clientOf(stage.address).api('POST', 'me', { name: 'Bert' });
    expect([status, body]).toEqual([429, { error: { code: 'rate' } }]);
  });

  test('too often', async () => {
    await stage.stop();
    stage = await staged({ limits: { ...GENEROUS, requestsPerSecond: 2 } });
    const eager = clientOf(stage.address);
    const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await eager.api('GET', 'hall')).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  });
});

test('health and figures; without its database the hall says so and goes on', async () => {
  const health = async () => {
    const response = await fetch(`${stage.address}healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toEqual([200, { well: true, store: true, closing: false }]);
  await anna.join('Anna');
  await anna.api('POST', 'matches', proposal());
  const figures = await (await fetch(`${stage.address}metrics`)).text();
  expect(figures).toContain('hall_matches{state="open"} 1');
  expect(figures).toMatch(/# TYPE hall_answer_seconds histogram/);
  store.ill = true;
  expect(await health()).toEqual([503, { well: false, store: false, closing: false }]);
  expect((await anna.api('GET', 'challenges')).body).toEqual({ error: { code: 'failed' } });
  expect(stage.written.join()).toContain('The database is away.');
  store.ill = false;
  expect((await anna.api('GET', 'challenges')).status).toBe(200);
});
