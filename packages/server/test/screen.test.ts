/** Both at one screen: who may sit there, what he may do and hear, and how it ends. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Side } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import { TIME_CONTROLS } from '../src/protocol/index.js';
import { askedOf, clientOf, newMatchId, newToken, randomSecret, type Client } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { pairOf, type Pair } from './pair.js';

let pair: Pair;
beforeEach(async () => {
  pair = await pairOf({ terms: { time: TIME_CONTROLS.turns } });
});
afterEach(async () => pair.stop());

/** A second table at the screen of whoever has this cookie. */
const lentAt = ({ cookie }: Client): Client => {
  const client = clientOf(pair.stage.address, { lent: pair.match, patience: 2_000 });
  client.cookie = cookie;
  return client;
};
const screenOf = (client: Client): unknown =>
  client.heard
    .map((text) => JSON.parse(text) as { t: string; screen?: unknown })
    .filter(({ t }) => t === 'here' || t === 'offers')
    .at(-1)!.screen;

test('who has not agreed does not sit at another screen', async () => {
  await expect(lentAt(pair.south).connect()).rejects.toThrow();
  const { match, south, north } = pair;
  await south.ask({ t: 'offer', match, offer: 'screen', token: newToken() });
  await expect(lentAt(pair.south).connect()).rejects.toThrow();
  await pair.north.until(() => pair.copy('north').offers.length > 0, 'the offer');
  const { k } = pair.copy('north').offers[0]!;
  await north.ask({ t: 'reply', match, offer: k, yes: false, token: newToken() });
  await expect(lentAt(pair.south).connect()).rejects.toThrow();
});

test('at the screen of whoever offered it both answer, and the match goes on as it was', async () => {
  const { match, south } = pair;
  const before = pair.copy().lines.length;
  await pair.agree('screen');
  await expect.poll(() => screenOf(south)).toMatchObject({ by: 'south' });
  await expect(lentAt(pair.north).connect()).rejects.toThrow();
  const guest = lentAt(south);
  expect(await guest.connect()).toMatchObject({ player: 'Bertrand' });
  await guest.sit(match);
  expect(guest.copies.get(match)!.head.you).toBe('north');
  pair.north.cut();
  await expect.poll(() => pair.copy().lines.length).toBe(before);
  const answered = async (client: Client, side: Side): Promise<void> => {
    const copy = client.copies.get(match)!;
    expect(copy.head.you).toBe(side);
    const choice = askedOf(copy, side)!.decision!.options[0]!;
    expect(await client.say(match, [choice])).toMatchObject({ t: 'ok' });
  };
  await answered(south, 'south');
  await answered(guest, 'north');
  await expect.poll(() => guest.copies.get(match)!.lines.length).toBeGreaterThan(before);
  expect(guest.faults).toEqual([]);
  await pair.north.connect();
  await pair.north.sit(match);
  await pair.level();
});

test('he speaks for nobody, gives no orders, and sits at no other match', async () => {
  const { match, south, north } = pair;
  const order = { to: 'reply', say: [{ take: 'declines' }], until: 'match' } as const;
  expect(await north.ask({ t: 'order', match, token: newToken(), id: 'quiet', order })).toMatchObject({ t: 'ok' });
  await pair.agree('screen');
  const guest = lentAt(south);
  await guest.connect();
  const { orders } = await guest.sit(match);
  expect(orders).toEqual([]);
  for (const ask of [
    { t: 'talk', match, token: newToken(), room: 'players', words: 'I am Bertrand.' },
    { t: 'order', match, token: newToken(), id: 'quiet' },
  ] as const)
    expect(await guest.ask(ask)).toMatchObject({ t: 'no', code: 'seat' });
  const id = 'zzzzzzzzzzzz';
  guest.send({ t: 'sit', match: id, since: 0 });
  await guest.until(() => guest.heard.some((text) => text.includes(id) && text.includes('seat')), 'a no');
  expect(guest.heard.some((text) => text.includes('"t":"orders"'))).toBe(false);
});

test('either ends it when he likes, and nothing is heard there any more', async () => {
  const { match, south, north } = pair;
  await pair.agree('screen');
  const guest = lentAt(south);
  await guest.connect();
  await guest.sit(match);
  const { k } = screenOf(north) as { k: number };
  expect(await north.ask({ t: 'reply', match, offer: k, yes: false, token: newToken() })).toMatchObject({ t: 'ok' });
  await guest.until(() => !guest.isOpen(), 'the hall to hang up');
  const heard = guest.heard.length;
  await pair.answer();
  expect(guest.heard).toHaveLength(heard);
  await expect.poll(() => screenOf(south)).toBeUndefined();
  await expect(lentAt(south).connect()).rejects.toThrow();
  // It can be agreed upon again.
  await pair.agree('screen');
  await lentAt(south).connect();
});

test('when the one whose screen it is signs out there, nobody sits there for the other either', async () => {
  const { match, south } = pair;
  await pair.agree('screen');
  const guest = lentAt(south);
  await guest.connect();
  await guest.sit(match);
  expect((await south.api('DELETE', 'me')).status).toBe(200);
  await guest.until(() => !guest.isOpen(), 'the hall to hang up');
  await expect(guest.connect()).rejects.toThrow();
});

test('a bot of the hall has no place at a screen', async () => {
  const { south } = pair;
  const [match, secret] = [newMatchId(), randomSecret()];
  const asked = {
    match,
    game: 'fine',
    name: 'Against a bot',
    coats: { south: 'red', north: 'blue' },
    begin: openingOf(EDITIONS[0]),
    terms: { friendly: true },
    side: 'south',
    isPublic: false,
    seal: sealOf(match, 'south', secret),
    secret,
    bot: 'random',
  };
  expect(await south.api('POST', 'matches', asked)).toMatchObject({ status: 200 });
  await south.sit(match);
  const said = await south.ask({ t: 'offer', match, offer: 'screen', token: newToken() });
  expect(said).toMatchObject({ t: 'no', code: 'offer' });
});
