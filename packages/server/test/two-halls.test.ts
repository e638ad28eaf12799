/** Two halls on one store behind the proxies of docs/hall, which bring all who play a match to the same one. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { digest, fineEdition, SIDES, streamOf, type Side } from '@five-victories/engine';
import { askedOf, clientOf, newMatchId, playedBetween, type Client } from './client.js';
import { openingOf } from './kit.js';
import { memoryStore } from './memory-store.js';
import { freePort, hasProxy, PROXIES, proxyAt, type Proxy } from './proxy.js';
import { staged, type Stage } from './stage.js';

const MATCHES = 8;
const ANSWERS = 6;
const BEGIN = openingOf(fineEdition, 0, { setupMethod: 'sequential' });

interface Bout {
  readonly match: string;
  readonly seats: Readonly<Record<Side, Client>>;
}

/** Answers whatever is asked, so many times. */
const playOn = async ({ match, seats }: Bout, answers: number): Promise<void> => {
  const stream = streamOf(9);
  for (let i = 1; i <= answers; i++) {
    const isAsked = (side: Side): boolean => askedOf(seats.south.copies.get(match)!, side) !== undefined;
    const side = await seats.south.until(() => SIDES.find(isAsked), 'a question');
    const asked = await seats[side].until(() => askedOf(seats[side].copies.get(match)!, side), 'the same');
    const said = await seats[side].say(match, [chooseRandom(asked, stream)]);
    if (said.t !== 'ok') throw new Error(JSON.stringify(said));
    for (const client of Object.values(seats))
      await client.until(() => client.copies.get(match)!.lines.length >= said.n!, `line ${said.n}`);
  }
};

/** How many sit at this match in each hall. */
const seatedAt = async (halls: readonly Stage[], match: string): Promise<number[]> =>
  Promise.all(halls.map(async ({ hall }) => (await hall.boards.get(match))?.viewers.size ?? 0));

describe.each(PROXIES)('%s', (kind) => {
  describe.skipIf(!hasProxy(kind))(hasProxy(kind) ? 'in front' : `(skipped: no ${kind} or no openssl)`, () => {
    let halls: Stage[];
    let proxy: Proxy;
    beforeEach(async () => {
      // The certificate is the test's own.
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const port = await freePort();
      const gate = { origin: `https://localhost:${port}`, trustProxy: true };
      const store = memoryStore();
      halls = [await staged({ store, gate }), await staged({ store, gate })];
      proxy = await proxyAt(kind, port, ...halls.map(({ address }) => new URL(address).host));
    });
    afterEach(async () => {
      await proxy.end();
      for (const hall of halls) await hall.stop();
      vi.unstubAllEnvs();
    });

    const boutAt = async (i: number): Promise<Bout> => {
      const match = newMatchId();
      const live = `${proxy.address}?match=${match}`;
      const seats = { south: clientOf(proxy.address, { live }), north: clientOf(proxy.address, { live }) };
      await seats.south.join(`Anna ${'bcdfghkm'[i]}`);
      await seats.north.join(`Bert ${'bcdfghkm'[i]}`);
      for (const client of Object.values(seats)) await client.connect();
      await playedBetween(seats.south, seats.north, { match, game: 'fine', begin: BEGIN, terms: { friendly: true } });
      return { match, seats };
    };

    test('both seats of a match meet at one hall, matches are spread over both, and one hall does for all', async () => {
      const bouts: Bout[] = [];
      while (bouts.length < MATCHES) bouts.push(await boutAt(bouts.length));
      const seated = await Promise.all(bouts.map(async ({ match }) => seatedAt(halls, match)));
      for (const each of seated) expect([...each].sort()).toEqual([0, 2]);
      expect(new Set(seated.map(String)).size).toBe(2);
      for (const bout of bouts) await playOn(bout, ANSWERS);
      // Who sat at the hall that ends comes back at the other.
      const gone = halls.shift()!;
      await gone.stop();
      for (const { seats } of bouts)
        for (const client of Object.values(seats)) if (!client.isOpen()) await client.connect();
      for (const bout of bouts) {
        await playOn(bout, ANSWERS);
        const [south, north] = SIDES.map((side) => digest(bout.seats[side].copies.get(bout.match)!.match!));
        expect(south).toBe(north);
        expect(SIDES.flatMap((side) => bout.seats[side].faults)).toEqual([]);
      }
    });
  });
});
