/** A hall behind the proxies of docs/hall: https, sockets, who asks, and what strangers do not see. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseRandom } from '@five-victories/bots';
import { digest, fineEdition, SIDES, streamOf, type Side } from '@five-victories/engine';
import { askedOf, clientOf, playedBetween, type Client } from './client.js';
import { openingOf } from './kit.js';
import { freePort, hasProxy, PROXIES, proxyAt, type Proxy } from './proxy.js';
import { GENEROUS, staged, type Stage } from './stage.js';

/** New players an hour from one address. */
const GUESTS = 3;

/** Answers whatever is asked, to the end. */
const playOut = async (players: Readonly<Record<Side, Client>>, match: string): Promise<void> => {
  const stream = streamOf(9);
  const copy = () => players.south.copies.get(match)!;
  const isOver = (): boolean => copy().head.status === 'over';
  const isAsked = (side: Side): boolean => askedOf(copy(), side) !== undefined;
  for (;;) {
    await players.south.until(() => isOver() || SIDES.some(isAsked), 'a question');
    if (isOver()) return;
    const side = SIDES.find(isAsked)!;
    const asked = await players[side].until(() => askedOf(players[side].copies.get(match)!, side), 'the same');
    const said = await players[side].say(match, [chooseRandom(asked, stream)]);
    if (said.t !== 'ok') throw new Error(JSON.stringify(said));
    for (const client of Object.values(players))
      await client.until(() => client.copies.get(match)!.lines.length >= said.n!, `line ${said.n}`);
  }
};

describe.each(PROXIES)('%s', (kind) => {
  describe.skipIf(!hasProxy(kind))(hasProxy(kind) ? 'in front' : `(skipped: no ${kind} or no openssl)`, () => {
    let hall: Stage;
    let proxy: Proxy;
    beforeEach(async () => {
      // The certificate is the test's own.
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      const port = await freePort();
      hall = await staged({
        gate: { origin: `https://localhost:${port}`, trustProxy: true },
        limits: { ...GENEROUS, guestsPerHour: GUESTS },
      });
      proxy = await proxyAt(kind, port, new URL(hall.address).host);
    });
    afterEach(async () => {
      await proxy.end();
      await hall.stop();
      vi.unstubAllEnvs();
    });

    test('two play a whole match through it, both see the same', async () => {
      const [south, north] = [clientOf(proxy.address), clientOf(proxy.address)];
      await south.join('Anna');
      await north.join('Bert');
      for (const client of [south, north]) await client.connect();
      const begin = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
      const match = await playedBetween(south, north, { game: 'fine', begin, terms: { friendly: true } });
      await playOut({ south, north }, match);
      const [one, other] = [south, north].map((client) => digest(client.copies.get(match)!.match!));
      expect(one).toBe(other);
      expect([...south.faults, ...north.faults]).toEqual([]);
      expect(hall.written).toEqual([]);
    });

    const join = async (name: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${proxy.address}api/1/me`, {
        method: 'POST',
        headers: { origin: new URL(proxy.address).origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name }),
      });

    test('cookies are for https; a forged address and a foreign page are not believed; figures are not shown', async () => {
      expect((await join('Stranger', { origin: 'https://elsewhere.example' })).status).toBe(403);
      const joined = await join('Anna');
      expect(joined.headers.get('set-cookie')).toContain('; Secure');
      const forged = ['Bert', 'Carl', 'Dora'].map((name, i) => join(name, { 'x-forwarded-for': `192.0.2.${i}` }));
      const statuses = (await Promise.all(forged)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 429]);
      expect((await fetch(`${proxy.address}metrics`)).status).toBe(404);
      expect((await fetch(`${hall.address}metrics`)).status).toBe(200);
    });
  });
});
