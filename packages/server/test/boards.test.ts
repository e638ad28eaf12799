/** Matches in memory: let go when nobody sits there, and never while somebody does. */
import { afterEach, expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine';
import { askedOf, clientOf, playedBetween } from './client.js';
import { openingOf } from './kit.js';
import { slowTime, staged, type Stage } from './stage.js';

let stage: Stage;
afterEach(() => stage.stop());

const SECOND = 1_000;

test('a match that was left and let go before is not let go again while somebody sits there', async () => {
  const time = slowTime();
  stage = await staged({ time });
  const [south, north] = [clientOf(stage.address), clientOf(stage.address)];
  await south.join('Anna Maria');
  await north.join('Bertrand');
  for (const client of [south, north]) await client.connect();
  const match = await playedBetween(south, north, {
    game: fineEdition.id,
    begin: openingOf(fineEdition),
    terms: { friendly: true },
  });
  const isHere = (): boolean => stage.hall.boards.has(match);
  const leave = async (): Promise<void> => {
    for (const client of [south, north]) client.cut();
    while ((await stage.hall.boards.get(match))!.viewers.size > 0) await new Promise(setImmediate);
  };
  // Twice left: the hall will look twice whether anybody is there.
  await leave();
  time.pass(5 * SECOND);
  await south.connect();
  await south.sit(match);
  await leave();
  time.pass(11 * SECOND);
  expect(isHere()).toBe(false);
  for (const client of [south, north]) {
    await client.connect();
    await client.sit(match);
  }
  time.pass(8 * SECOND);
  expect(isHere()).toBe(true);
  const said = await south.say(match, [askedOf(south.copies.get(match)!, 'south')!.decision!.options[0]!]);
  expect(said).toMatchObject({ t: 'ok' });
});
