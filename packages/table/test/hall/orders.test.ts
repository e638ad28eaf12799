/** The table's side of orders for later, in a real hall: kept without a network, said once, marked in the report. */
import { afterEach, expect, test } from 'vitest';
import { botNamed } from '@five-victories/bots';
import { streamOf, type Order } from '@five-victories/engine/kernel';
import { EDITIONS, openingOf } from '../../../server/test/kit.js';
import { staged, type Stage } from '../../../server/test/stage.js';
import type { HallMatch } from '../../src/hall/match.js';
import { keptOrderings, withOrderings } from '../../src/hall/ordering.js';
import { sinceOwnAct } from '../../src/match/news.js';
import { matchOf } from '../../src/match/session.js';
import { answer, guestAt, isAsked, seated, sessionOf, until, type Guest } from './guest.js';

const MATCH = 'kfx39p2mwq7e';
const DECLINE: Order = { to: 'reply', say: [{ take: 'declines' }], until: 'match' };

let stage: Stage;
let guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests) guest.close();
  guests = [];
  await stage.stop();
});

const begun = async () => {
  stage = await staged();
  guests = [await guestAt(stage.address, 'Anna'), await guestAt(stage.address, 'Bertrand')];
  const [south, north] = guests as [Guest, Guest];
  const begin = openingOf(EDITIONS[0], 0, { setupMethod: 'sequential' });
  const at = await seated(south, north, MATCH, { game: 'fine', begin, terms: { friendly: true } });
  return { south, north, at };
};

const ordersOf = (match: HallMatch) => withOrderings(match.state().orders, match.state().orderings);

/** Plays on until something is so. */
const playUntil = async (at: Readonly<Record<'south' | 'north', HallMatch>>, isSo: () => boolean): Promise<void> => {
  const stream = streamOf(21);
  for (let i = 0; i < 900 && !isSo(); i++) {
    const side = isAsked(at.south) ? 'south' : 'north';
    await until(at[side], () => isSo() || isAsked(at.south) || isAsked(at.north));
    if (isSo()) return;
    const asked = isAsked(at.south) ? at.south : at.north;
    answer(asked, botNamed('recruit')!.choose(matchOf(sessionOf(asked)), stream));
    await until(asked, ({ pending }) => pending.length === 0);
    const most = Math.max(at.south.state().lines.length, at.north.state().lines.length);
    for (const each of [at.south, at.north]) await until(each, ({ lines }) => lines.length >= most);
  }
};

test('an order given without a network waits in the browser, also for a new page, and is given when it is back', async () => {
  const { south, at } = await begun();
  await until(at.south, ({ isHere }) => isHere);
  south.cut();
  at.south.order('quiet', DECLINE);
  expect(ordersOf(at.south)).toMatchObject([{ id: 'quiet', order: DECLINE }]);
  expect(at.south.state().orders).toEqual([]);
  expect(keptOrderings(MATCH, south.drawer)).toHaveLength(1);
  south.heal();
  await until(at.south, ({ orders, orderings }) => orders.length === 1 && orderings.length === 0);
  expect(keptOrderings(MATCH, south.drawer)).toEqual([]);
  at.south.order('quiet');
  expect(ordersOf(at.south)).toEqual([]);
  await until(at.south, ({ orders, orderings }) => orders.length === 0 && orderings.length === 0);
});

test('what the hall has said by an order is marked at both tables, and is no act of whoever was away', async () => {
  const { at } = await begun();
  for (const each of [at.south, at.north]) each.order('quiet', DECLINE);
  for (const each of [at.south, at.north]) await until(each, ({ orders }) => orders.length === 1);
  const marked = (match: HallMatch) => sessionOf(match).moments.findIndex(({ ordered }) => ordered !== undefined);
  await playUntil(at, () => marked(at.south) > 0 || at.south.state().head.status === 'over');
  await until(at.north, () => marked(at.north) === marked(at.south));
  const nth = marked(at.south);
  expect(nth).toBeGreaterThan(0);
  const { moments } = sessionOf(at.south);
  const { by, ordered, lines } = moments[nth]!;
  expect(ordered).toBe('standing');
  expect(lines[0]).toMatchObject({ event: { event: 'ordered' }, text: { en: expect.stringContaining('standing order'), de: expect.stringContaining('Dauerbefehl') } }); // prettier-ignore
  // It is news to whoever ordered it, with what led to it.
  expect(sinceOwnAct(moments.slice(0, nth + 1), by!)).toContain(nth);
  expect([at.south, at.north].map((each) => each.state().differs)).toEqual([undefined, undefined]);
});
