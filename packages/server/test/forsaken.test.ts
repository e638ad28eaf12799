/** A hall ends while a bot thinks, and nobody sits at the match: another hall on the store lets it think. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine';
import { sealOf } from '@five-victories/engine/fair';
import type { Bots } from '../src/bots/bots.js';
import { askedOf, clientOf, newMatchId, randomSecret } from './client.js';
import { openingOf } from './kit.js';
import { memoryStore } from './memory-store.js';
import { slowTime, staged } from './stage.js';

const MINUTE = 60_000;

/** It thinks for ever. */
const dreamers: Bots = {
  think: async () => new Promise(() => undefined),
  hopes: async () => undefined,
  load: () => ({ waiting: 0, thinking: 1 }),
  close: async () => undefined,
};

test('what a bot was asked in a hall that is gone, it is asked in another', async () => {
  const [store, time] = [memoryStore(), slowTime()];
  const first = await staged({ store, time, bots: dreamers });
  const anna = clientOf(first.address);
  await anna.join('Anna');
  await anna.connect();
  const [match, secret] = [newMatchId(), randomSecret()];
  const begin = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
  const asked = { match, game: 'fine', name: 'A match', coats: { south: 'red', north: 'blue' }, begin, terms: { friendly: true } }; // prettier-ignore
  const sealed = { side: 'south', isPublic: false, seal: sealOf(match, 'south', secret), secret, bot: 'recruit' };
  expect(await anna.api('POST', 'matches', { ...asked, ...sealed })).toMatchObject({ status: 200 });
  const copy = await anna.sit(match);
  await anna.until(() => copy.head.status === 'playing', 'the match to begin');
  for (let i = 0; i < 100 && anna.copies.get(match)!.head.asked.includes('south'); i++) {
    const question = askedOf(anna.copies.get(match)!, 'south')!;
    const said = await anna.say(match, [question.decision!.options[0]!]);
    if (said.t !== 'ok') throw new Error(JSON.stringify(said));
    await anna.until(() => anna.copies.get(match)!.lines.length >= said.n!, 'the line');
  }
  const { said } = (await store.match(match))!;
  expect((await store.match(match))!.asked).toEqual(['north']);
  anna.cut();
  // Its thought comes to nothing.
  await first.stop();
  const second = await staged({ store, time });
  time.leap(MINUTE / 2);
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect((await store.match(match))!.said).toBe(said);
  time.leap(2 * MINUTE);
  await expect.poll(async () => (await store.match(match))!.asked, { timeout: 30_000 }).toEqual(['south']);
  expect((await store.match(match))!.said).toBeGreaterThan(said);
  expect(second.written).toEqual([]);
  await second.stop();
});
