/**
 * What one side has ordered for later is told to nobody else before it is carried out: the same scene is played with
 * different orders of North, with dice, clock and names held fast, and what South and a watcher hear, over the socket
 * and over HTTP, is compared byte for byte.
 */
import { expect, test } from 'vitest';
import { streamOf, type Order } from '@five-victories/engine/kernel';
import { sealOf } from '@five-victories/engine/fair';
import { botNamed } from '@five-victories/bots';
import { askedOf, clientOf, type Client } from './client.js';
import { heldFast } from './held.js';
import { EDITIONS, MATCH, openingOf, secrets, type AnyEdition } from './kit.js';
import { memoryStore } from './memory-store.js';
import { slowTime, staged } from './stage.js';

const DECLINE: Order = { to: 'reply', say: [{ take: 'declines' }], until: 'match' };
/** Orders that are not carried out in what is played: none, for a case that does not come, refused, withdrawn. */
const HANDS: readonly ((north: Client) => Promise<unknown>)[] = [
  async () => undefined,
  async (north) => north.order(MATCH, 'case', { ...DECLINE, if: { unit: 'nobody' }, otherwise: [] }),
  async (north) =>
    north.order(MATCH, 'wrong', { ...DECLINE, say: [{ take: 'like', like: { do: 'fly' } }], until: 'match' }),
  async (north) => {
    await north.order(MATCH, 'gone', DECLINE);
    await north.order(MATCH, 'gone');
  },
];

let tokens = 0;
/** Hashes over a number that nobody guesses tell nothing. */
const masked = (text: string): string => text.replace(/[0-9a-f]{64}/g, '#').replace(/"token":"[^"]*"/g, '"token":"*"');

/** The first message that is not the same. */
const difference = (one: string, other: string): string | undefined => {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  return at < 0 && lines.length === others.length ? undefined : `${lines[at]}\n${others[at]}`.slice(0, 2000);
};

const begun = async (edition: AnyEdition, players: readonly Client[], watcher: Client): Promise<void> => {
  const [south, north] = players as [Client, Client];
  await south.join('Anna Maria');
  await north.join('Bertrand');
  await watcher.join('Celestine');
  for (const client of [...players, watcher]) await client.connect();
  const seals = { south: sealOf(MATCH, 'south', secrets.south), north: sealOf(MATCH, 'north', secrets.north) };
  const begin = openingOf(edition, 0, { setupMethod: 'sequential' });
  const [terms, coats] = [
    { friendly: true, time: { bank: 3_600_000, plus: 0 } },
    { south: 'red', north: 'blue' },
  ];
  const match = { match: MATCH, game: edition.id, name: 'A scene', coats, begin, terms, side: 'south', isPublic: true };
  await south.api('POST', 'matches', { ...match, seal: seals.south });
  await north.api('POST', `matches/${MATCH}/seat`, { seal: seals.north, secret: secrets.north });
  for (const client of [...players, watcher]) await client.sit(MATCH);
  south.send({ t: 'open', match: MATCH, secret: secrets.south });
};

/** Everything said so far has been heard by all: the hall answers in order. */
const settle = async (clients: readonly Client[]): Promise<void> => {
  for (const client of clients) {
    const token = `settle-${String(tokens++).padStart(8, '0')}`;
    await client.ask({ t: 'claim', match: MATCH, token, claim: 'time' });
  }
};

const ANSWERS = 240;

/** What South and a watcher have heard, with the answers of HTTP, and how many replies North was asked for. */
const heardWith = async (edition: AnyEdition, give: (north: Client) => Promise<unknown>) => {
  const time = slowTime();
  const stage = await staged({ store: heldFast(memoryStore()), time });
  const clients = [clientOf(stage.address), clientOf(stage.address), clientOf(stage.address)] as const;
  const [south, north, watcher] = clients;
  try {
    await begun(edition, [south, north], watcher);
    await settle(clients);
    await give(north);
    const stream = streamOf(4);
    let replies = 0;
    for (let i = 0; i < ANSWERS; i++) {
      await settle(clients);
      const { match, head } = south.copies.get(MATCH)!;
      if (head.status === 'over' || !match?.decision) break;
      const { side, nature } = match.decision;
      if (side === 'north' && nature.reply) replies++;
      const client = side === 'south' ? south : north;
      await client.say(MATCH, [botNamed('recruit')!.choose(askedOf(client.copies.get(MATCH)!, side)!, stream)]);
    }
    await settle(clients);
    const asked: string[] = [];
    for (const client of [south, watcher])
      for (const path of [`matches/${MATCH}`, 'me', 'challenges'])
        asked.push(JSON.stringify(await client.api('GET', path)));
    // When the match is over there are none any more.
    const missed = north.heard.some((text) => text.startsWith('{"t":"orders"') && text.includes('"missed"'));
    return { heard: masked([...south.heard, ...watcher.heard, ...asked].join('\n')), replies, missed };
  } finally {
    for (const client of clients) client.cut();
    await stage.stop();
  }
};

// In the others nobody meets so soon, or nobody is asked for replies at all.
test.each([EDITIONS[0], EDITIONS[2]].map((edition) => [edition.id, edition] as const))(
  '%s: nothing that the other side or a watcher hears depends on orders that are not carried out',
  async (_id, edition) => {
    const all = [];
    for (const give of HANDS) all.push(await heardWith(edition, give));
    const [first, ...others] = all;
    for (const other of others) expect(difference(first!.heard, other.heard)).toBeUndefined();
    expect(first!.replies).toBeGreaterThan(0);
    // The order that is refused was looked at when the question came.
    expect(all.map(({ missed }) => missed)).toEqual([false, true, true, false]);
  },
);
