/** Rated matches: who may play them, what they change, and that each does so once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeagueAnswer, MatchHead, ProfileAnswer } from '../../src/protocol/index.js';
import { rateFinished } from '../../src/ratings/rating.js';
import { NEWCOMER, rated } from '../../src/ratings/glicko.js';
import { clientOf, newToken, playedBetween, type Answered, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { memoryStore, type MemoryStore } from '../memory-store.js';
import { slowTime, staged, type SlowTime, type Stage } from '../stage.js';
import { matchRow } from '../store/samples.js';

let stage: Stage;
let other: Stage;
let store: MemoryStore;
let time: SlowTime;
let anna: Client;
let bert: Client;

beforeEach(async () => {
  store = memoryStore();
  time = slowTime();
  stage = await staged({ store, time });
  other = await staged({ store, time });
  [anna, bert] = [clientOf(stage.address), clientOf(stage.address)];
  for (const [client, name] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const) {
    await client.join(name);
    await client.connect();
  }
});
afterEach(async () => {
  await stage.stop();
  await other.stop();
});

const claim = async (client: Client): Promise<void> => {
  expect((await client.api('POST', 'account/password', { password: 'seven little horses' })).status).toBe(200);
  await client.until(() => !client.isOpen(), 'to be hung up on');
  await client.connect();
};
const begin = openingOf(EDITIONS[0]);
const play = async (terms = {}): Promise<string> =>
  playedBetween(anna, bert, { game: 'fine', begin, terms: { friendly: false, rated: true, ...terms } });
const concede = async (client: Client, match: string): Promise<void> => {
  expect(await client.say(match, [{ do: 'concede' }], true)).toMatchObject({ t: 'ok' });
};
const league = async (): Promise<LeagueAnswer['league']> =>
  ((await anna.api('GET', 'league/fine')).body as LeagueAnswer).league;
const codeOf = ({ body }: Answered): unknown => (body as { error?: { code: string } }).error?.code;

describe('a rated match', () => {
  test('is for those whose names are their own, on both sides, and never friendly', async () => {
    await expect(play()).rejects.toThrow('"claim"');
    await claim(anna);
    await expect(play()).rejects.toThrow('"claim"');
    await claim(bert);
    await expect(play({ friendly: true })).rejects.toThrow('body.terms.rated');
    await play();
  });

  test('changes both ratings once, however many halls see its end', async () => {
    await claim(anna);
    await claim(bert);
    const match = await play();
    await rateFinished(stage.hall);
    expect(await league()).toEqual([]);
    await concede(bert, match);
    await Promise.all([rateFinished(stage.hall), rateFinished(other.hall), rateFinished(stage.hall)]);
    await rateFinished(other.hall);
    const points = Math.round(rated(NEWCOMER, [{ against: NEWCOMER, score: 1 }]).points);
    expect(await league()).toMatchObject([
      { name: 'Anna', kind: 'person', points, isProvisional: true, won: 1, lost: 0, drawn: 0 },
      { name: 'Bert', points: 3000 - points, won: 0, lost: 1 },
    ]);
    const profile = (await bert.api('GET', 'players/Anna')).body as ProfileAnswer;
    expect(profile.results).toEqual([{ match, score: 'won', before: 1500, after: points }]);
    expect(profile.matches.map(({ id }) => id)).toEqual([match]);
    const { match: head } = (await anna.api('GET', `matches/${match}`)).body as { match: MatchHead };
    expect(head.seats.south).toEqual({ name: 'Anna', kind: 'person', rating: { points, isProvisional: true } });
  });

  test('that both call void changes nothing, nor does one that is not rated', async () => {
    await claim(anna);
    await claim(bert);
    const match = await play();
    await anna.ask({ t: 'offer', match, offer: 'void', token: newToken() });
    const { k } = await bert.until(() => bert.copies.get(match)!.offers[0]);
    await bert.ask({ t: 'reply', match, offer: k, yes: true, token: newToken() });
    await concede(anna, await play({ rated: false }));
    await rateFinished(stage.hall);
    expect(await league()).toEqual([]);
    expect(await store.ratings.unrated(10)).toEqual([]);
  });

  test('is rated by itself, soon', async () => {
    await claim(anna);
    await claim(bert);
    await concede(anna, await play());
    time.pass(5_000);
    await expect.poll(async () => (await league()).length).toBe(2);
  });
});

test('a league is of a game that is played here, and who had himself deleted is not in it', async () => {
  expect((await anna.api('GET', 'league/chess')).status).toBe(404);
  await claim(anna);
  await claim(bert);
  await concede(anna, await play());
  await rateFinished(stage.hall);
  const gone = { name: 'Anna', password: 'seven little horses' };
  expect(codeOf(await anna.api('POST', 'account/deletion', gone))).toBeUndefined();
  expect((await league()).map(({ name }) => name)).toEqual(['Bert']);
});

test('who went while a rated match was played does not come back into the league by its end', async () => {
  await claim(anna);
  await claim(bert);
  const match = await play();
  const gone = { name: 'Bert', password: 'seven little horses' };
  expect((await bert.api('POST', 'account/deletion', gone)).status).toBe(200);
  await anna.sit(match);
  await concede(anna, match);
  await rateFinished(stage.hall);
  expect((await league()).map(({ name }) => name)).toEqual(['Anna']);
});

test('in a league whoever is provisional comes after all others, however many points he has', async () => {
  const seats = { south: 'bot:captain', north: 'bot:recruit' };
  await store.create(matchRow({ status: 'over', isRated: true, seats }), {});
  const now = time.now();
  const row = { seat: '', game: '', exact: '{}', points: 1500, won: 0, lost: 0, drawn: 0, changed: now };
  const known = (points: number, deviation: number) => ({
    points,
    exact: JSON.stringify({ points, deviation, volatility: 0.06 }),
    changed: now,
  });
  await store.ratings.rate('aaaabbbbcccc', row, (_match, [south, north]) => [
    { score: 'won', rating: { ...south, ...known(1900, 200), won: 1 } },
    { score: 'lost', rating: { ...north, ...known(1400, 60), lost: 1 } },
  ]);
  expect((await league()).map(({ name, isProvisional, last }) => [name, isProvisional, last])).toEqual([
    ['recruit', false, now],
    ['captain', true, now],
  ]);
});
