/** Profiles, and how people keep out of each other's way. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealOf } from '@five-victories/engine/fair';
import type { Talk } from '../../src/protocol/index.js';
import { clientOf, newMatchId, newToken, playedBetween, randomSecret, type Client } from '../client.js';
import { EDITIONS, openingOf } from '../kit.js';
import { memoryStore, type MemoryStore } from '../memory-store.js';
import { GENEROUS, staged, type Stage } from '../stage.js';

let stage: Stage;
let store: MemoryStore;
let anna: Client;
let bert: Client;
let carl: Client;

beforeEach(async () => {
  store = memoryStore();
  stage = await staged({ store, limits: { ...GENEROUS, errandsPerHour: 2 } });
  [anna, bert, carl] = [clientOf(stage.address), clientOf(stage.address), clientOf(stage.address)];
  await anna.join('Anna');
  await bert.join('Bert');
  await carl.join('Carl');
});
afterEach(() => stage.stop());

const begin = openingOf(EDITIONS[0]);
const proposed = async (client: Client, isPublic = true): Promise<string> => {
  const match = newMatchId();
  const seal = sealOf(match, 'south', randomSecret());
  const coats = { south: 'red', north: 'blue' };
  const terms = { friendly: false };
  const asked = { match, game: 'fine', name: 'An evening', coats, begin, terms, side: 'south', isPublic, seal };
  expect((await client.api('POST', 'matches', asked)).status).toBe(200);
  return match;
};
const sits = async (client: Client, match: string): Promise<unknown> => {
  const secret = randomSecret();
  const { body } = await client.api('POST', `matches/${match}/seat`, { secret, seal: sealOf(match, 'north', secret) });
  return (body as { error?: { code: string } }).error?.code;
};
const relate = async (client: Client, name: string, kind: 'block' | 'mute', on = true) =>
  client.api('POST', `players/${name}/relation`, { kind, on });
const listed = async (client: Client): Promise<number> =>
  ((await client.api('GET', 'challenges')).body as { challenges: unknown[] }).challenges.length;

const playing = async (): Promise<string> => {
  for (const client of [anna, bert]) await client.connect();
  return playedBetween(anna, bert, { game: 'fine', begin, terms: { friendly: false } });
};

describe('a profile', () => {
  test('says who somebody is, with the matches that all may see; his own he sees all', async () => {
    await proposed(anna, true);
    await proposed(anna, false);
    const seen = (await bert.api('GET', 'players/ANNA')).body;
    expect(seen).toMatchObject({ name: 'Anna', kind: 'guest', you: false, blocked: false, matches: [{}] });
    expect((await anna.api('GET', 'players/Anna')).body).toMatchObject({ you: true, matches: [{}, {}] });
    expect((await bert.api('GET', 'players/Nobody')).status).toBe(404);
    expect((await bert.api('GET', 'players/%ff')).status).toBe(404);
    expect((await bert.api('GET', 'players/colonel')).body).toMatchObject({ kind: 'bot', matches: [] });
  });
});

describe('who blocks another', () => {
  test.each([['Anna'], ['Bert']])('%s does: they neither see nor take each other’s challenges', async (who) => {
    const [blocks, other] = who === 'Anna' ? [anna, 'Bert'] : [bert, 'Anna'];
    const before = await proposed(anna);
    expect((await relate(blocks, other, 'block')).body).toMatchObject({ blocked: true, muted: false });
    expect([await listed(bert), await listed(carl)]).toEqual([0, 1]);
    expect(await sits(bert, before)).toBe('apart');
    await relate(blocks, other, 'block', false);
    expect(await listed(bert)).toBe(1);
    expect(await sits(bert, before)).toBeUndefined();
  });

  test('cannot block himself or nobody', async () => {
    expect((await relate(anna, 'Anna', 'block')).status).toBe(400);
    expect((await relate(anna, 'Nobody', 'block')).status).toBe(404);
  });
});

describe('who mutes another', () => {
  const heardBy = ({ heard }: Client): string[] =>
    heard
      .map((text) => JSON.parse(text) as { t: string; talk: Talk })
      .filter(({ t }) => t === 'talk')
      .map(({ talk }) => talk.words);

  test('does not hear him any more, at once and in every match, and others do', async () => {
    const match = await playing();
    const say = async (client: Client, words: string) =>
      client.ask({ t: 'talk', match, room: 'players', token: newToken(), words });
    await say(bert, 'First');
    await anna.until(() => heardBy(anna).includes('First'));
    await relate(anna, 'Bert', 'mute');
    await say(bert, 'Second');
    await say(anna, 'Third');
    await bert.until(() => heardBy(bert).includes('Third'));
    await anna.until(() => heardBy(anna).includes('Third'));
    expect(heardBy(bert)).toEqual(['First', 'Second', 'Third']);
    expect(heardBy(anna)).toEqual(['First', 'Third']);
    expect(bert.heard.filter((text) => text.startsWith('{"t":"talk"')).join()).not.toContain('"player"');
    anna.cut();
    await anna.connect();
    const copy = await anna.sit(match);
    expect(copy.here.talk.map(({ words }) => words)).toEqual(['Third']);
  });
});

describe('a report', () => {
  test('quotes what was said as it was said, and is not made too often', async () => {
    const match = await playing();
    await bert.ask({ t: 'talk', match, room: 'players', token: newToken(), words: 'You cheat' });
    const [said] = await store.asides(match, 0);
    const about = { player: 'Bert', words: 'He is rude' };
    expect((await anna.api('POST', 'reports', { ...about, match, k: said!.k })).status).toBe(200);
    expect((await anna.api('POST', 'reports', { ...about, match, k: said!.k + 1 })).status).toBe(404);
    expect((await anna.api('POST', 'reports', about)).status).toBe(429);
    expect(await store.manners.reports(10)).toMatchObject([{ quoted: 'Bert: You cheat', words: 'He is rude', match }]);
  });
});
