/**
 * A match of each game by turns, played with orders and without: with them South is never asked what was ordered, without
 * them he is, and the records of both hold.
 */
import { expect, test } from 'vitest';
import { isSecret, orderedBy, SIDES, streamOf, type Fault, type Order } from '@five-victories/engine';
import { verify, type FairMatch, type SaidLine } from '@five-victories/engine/fair';
import { botNamed } from '@five-victories/bots';
import { TIME_CONTROLS } from '../src/protocol/index.js';
import { askedOf } from './client.js';
import { EDITIONS, type AnyEdition } from './kit.js';
import { pairOf } from './pair.js';

const until = 'match' as const;
/** What somebody orders who plays by turns: nothing in reply, losses as proposed, dice kept, what needs no asking. */
const ORDERS: Readonly<Record<string, Order>> = {
  replies: { to: 'reply', say: [{ take: 'declines' }], until },
  losses: { to: 'remove', say: [{ take: 'first' }], until },
  rethrows: { to: 'commanderRethrow', say: [{ take: 'declines' }], until },
  settled: { to: 'settled', say: [{ take: 'settled' }], until },
};

const GIVEN = Object.values(ORDERS).map((order) => ({ order }));

const MOST = 1_500;

const played = async (edition: AnyEdition, hasOrders: boolean) => {
  const pair = await pairOf({ edition, held: true, options: { turnLimit: 4 }, terms: { time: TIME_CONTROLS.turns } });
  const stream = streamOf(6);
  const clients = { south: pair.south, north: pair.north };
  for (const [id, order] of Object.entries(hasOrders ? ORDERS : {})) await pair.south.order(pair.match, id, order);
  for (const side of SIDES)
    await clients[side].until(() => pair.copy(side).match!.decision?.kind !== 'dice', 'the opening dice');
  /** What South answers by hand, and how much of it is for the orders to answer. */
  let [byHand, orderable] = [0, 0];
  const goesOn = () => pair.copy().head.status !== 'over';
  for (let i = 0; i < MOST && goesOn(); i++) {
    const side = pair.asked();
    const client = clients[side];
    const match = askedOf(pair.copy(side), side)!;
    const choice = botNamed('recruit')!.choose(match, stream);
    if (side === 'south') byHand++;
    if (side === 'south' && !isSecret(match) && orderedBy(match, GIVEN)?.choice) orderable++;
    const said = await client.say(pair.match, [choice]);
    expect(said).toMatchObject({ t: 'ok' });
    if (said.t === 'ok' && said.n === undefined)
      await client.until(() => !pair.copy(side).head.asked.includes(side), 'the drawer to be noted');
    await pair.level();
  }
  if (goesOn()) await pair.agree('void');
  const record = (await pair.south.api('GET', `matches/${pair.match}/record`)).body as FairMatch;
  const faults: Fault[] = [];
  verify(edition, record, 'record', faults);
  await pair.stop();
  const ordered = record.lines.filter((line): line is SaidLine => line.kind === 'said' && line.ordered !== undefined);
  return { byHand, orderable, ordered, faults };
};

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', async (id, edition) => {
  const [without, withOrders] = [await played(edition, false), await played(edition, true)];
  for (const { faults } of [without, withOrders]) expect(faults).toEqual([]);
  expect(without.ordered).toEqual([]);
  expect(withOrders.ordered.length).toBeGreaterThan(0);
  for (const { by } of withOrders.ordered) expect(by).toBe('south');
  expect(without.orderable).toBeGreaterThan(0);
  expect(withOrders.orderable).toBe(0);
});
