/** Whole matches through the hall: two clients, real sockets, all five games. */
import { afterEach, describe, expect, test } from 'vitest';
import { below, digest, streamOf, type Fault, type Side, type Stream } from '@five-victories/engine';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import { askedOf, clientOf, playedBetween, type Client } from './client.js';
import { EDITIONS, openingOf } from './kit.js';
import { staged, type Stage } from './stage.js';

let stage: Stage;
afterEach(() => stage.stop());

const TERMS = { friendly: true };

/** Answers whenever it is asked, until the match is over. */
const playOn = async (client: Client, match: string, side: Side, stream: Stream): Promise<void> => {
  for (;;) {
    const copy = client.copies.get(match)!;
    const isOver = () => client.copies.get(match)!.head.status === 'over';
    await client.until(
      () => isOver() || client.copies.get(match)!.head.asked.includes(side),
      `${side} to be asked in ${copy.head.game}`,
    );
    if (isOver()) return;
    const asked = askedOf(client.copies.get(match)!, side);
    if (!asked) throw new Error(`${side} is asked, but knows of no question.`);
    const said = await client.say(match, [chooseRandom(asked, stream)]);
    if (said.t === 'no' && said.code !== 'late' && said.code !== 'over') throw new Error(JSON.stringify(said));
    // What went into the drawer is no line: the hall says so in the match's head.
    if (said.t === 'ok' && said.n === undefined)
      await client.until(
        () => isOver() || !client.copies.get(match)!.head.asked.includes(side),
        'the drawer to be noted',
      );
  }
};

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test('two clients play to the end, see the same, and the record can be verified', async () => {
    stage = await staged();
    const [south, north, watcher] = [clientOf(stage.address), clientOf(stage.address), clientOf(stage.address)];
    await south.join('Anna Maria');
    await north.join('Bertrand');
    for (const client of [south, north, watcher]) await client.connect();
    const match = await playedBetween(south, north, { game: id, begin: openingOf(edition), terms: TERMS });
    await watcher.sit(match);
    const stream = streamOf(5);
    await Promise.all([
      playOn(south, match, 'south', stream),
      playOn(north, match, 'north', streamOf(below(stream, 99))),
    ]);
    const isOver = () => watcher.copies.get(match)!.head.status === 'over';
    await watcher.until(isOver, 'the end');
    const digests = [south, north, watcher].map((client) => digest(client.copies.get(match)!.match!));
    expect(new Set(digests).size).toBe(1);
    expect([...south.faults, ...north.faults, ...watcher.faults]).toEqual([]);
    const { body } = await watcher.api('GET', `matches/${match}/record`);
    const faults: Fault[] = [];
    verify(edition, body as FairMatch, 'record', faults);
    expect(faults).toEqual([]);
    expect((body as FairMatch).digest).toBe(digests[0]);
    expect(stage.written).toEqual([]);
  });
});
