/** Two players with a match between them, over sockets, in a hall whose clock goes when it is told to. */
import { expect } from 'vitest';
import { SIDES, streamOf, type Choice, type Side } from '@five-victories/engine';
import { botNamed, QUICK } from '@five-victories/bots';
import type { Clock, OfferAsk, OfferKind } from '../src/protocol/index.js';
import type { Store } from '../src/store/store.js';
import { askedOf, clientOf, newToken, playedBetween, type Client, type Copy } from './client.js';
import { heldFast } from './held.js';
import { EDITIONS, MATCH, openingOf, secrets, type AnyEdition } from './kit.js';
import { slowTime, staged, type SlowTime, type Stage } from './stage.js';
import { memoryStore } from './memory-store.js';

const STARTED = Date.UTC(2026, 5, 1);

export interface Pair {
  readonly stage: Stage;
  readonly store: Store;
  readonly time: SlowTime;
  readonly south: Client;
  readonly north: Client;
  readonly match: string;
  readonly copy: (side?: Side) => Copy;
  readonly asked: () => Side;
  /** What this side would say first. */
  readonly first: (side: Side) => Choice;
  /** One sound answer of whoever is asked: played by chance, a match may be over in a turn. */
  readonly answer: () => Promise<Side>;
  /** Until somebody plays in the open. */
  readonly pastSetup: () => Promise<void>;
  /** One offers, the other takes it. */
  readonly agree: (offer: OfferKind, more?: Pick<OfferAsk, 'to' | 'time'>) => Promise<void>;
  /** What the hall has said of the clock last. */
  readonly clock: () => Clock | undefined;
  readonly pass: (span: number) => Promise<void>;
  /** Both have the same lines. */
  readonly level: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface Wanted {
  readonly edition?: AnyEdition;
  readonly options?: object;
  readonly terms?: object;
  readonly store?: Store;
  readonly names?: readonly [string, string];
  readonly time?: SlowTime;
  /** The same dice whenever it is played. */
  readonly held?: boolean;
  readonly stage?: Partial<Parameters<typeof staged>[0]>;
}

export const pairOf = async ({
  edition = EDITIONS[0],
  options = {},
  terms = {},
  held = false,
  store = held ? heldFast(memoryStore()) : memoryStore(),
  names = ['Anna', 'Bertrand'],
  time = slowTime(STARTED),
  stage: more = {},
}: Wanted = {}): Promise<Pair> => {
  const stage = await staged({ ...more, store, time });
  const [south, north] = [clientOf(stage.address), clientOf(stage.address)];
  const clients = { south, north };
  await south.join(names[0]);
  await north.join(names[1]);
  for (const client of [south, north]) await client.connect();
  const begin = openingOf(edition, 0, options);
  const fast = held ? { match: MATCH, secrets } : {};
  const given = { game: edition.id, begin, terms: { friendly: true, ...terms }, ...fast };
  const match = await playedBetween(south, north, given);
  const stream = streamOf(3);
  const player = botNamed(QUICK)!;
  /** Nobody sits there all that time. */
  const leap = async (span: number): Promise<void> => {
    for (const client of [south, north]) client.cut();
    await expect.poll(() => stage.hall.tables.size).toBe(0);
    time.leap(span);
    await settle();
    for (const client of [south, north]) await client.connect();
    for (const client of [south, north]) await client.sit(match);
  };
  const settle = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

  /** Who can be asked on his own copy, as the hall says that he is. */
  const ready = (): Side | undefined =>
    SIDES.find((side) => {
      const copy = pair.copy(side);
      return copy.head.asked.includes(side) && askedOf(copy, side) !== undefined;
    });

  /** The head of a match comes a message later than its lines, opening dice later than its beginning. */
  const nextQuestion = async (): Promise<void> => {
    await pair.level();
    const isThere = (): boolean => ready() !== undefined || pair.copy().head.status === 'over';
    await Promise.race(SIDES.map(async (side) => clients[side].until(isThere, 'a question')));
  };

  const pair: Pair = {
    stage,
    store,
    time,
    south,
    north,
    match,
    copy: (side = 'south') => clients[side].copies.get(match)!,
    asked: () => ready() ?? 'south',
    first: (side) => askedOf(pair.copy(side), side)!.decision!.options[0]!,
    async answer() {
      await nextQuestion();
      const side = pair.asked();
      const client = clients[side];
      const said = await client.say(match, [player.choose(askedOf(pair.copy(side), side)!, stream)]);
      expect(said).toMatchObject({ t: 'ok' });
      if (said.t !== 'ok') return side;
      const { n } = said;
      if (n === undefined)
        await client.until(() => !pair.copy(side).head.asked.includes(side), 'the drawer to be noted');
      else await client.until(() => pair.copy(side).lines.length >= n, 'the own line');
      await nextQuestion();
      return side;
    },
    async pastSetup() {
      await nextQuestion();
      for (let i = 0; i < 30 && pair.copy().match!.decision!.kind.startsWith('setup'); i++) await pair.answer();
    },
    async agree(offer, given = {}) {
      expect(await south.ask({ t: 'offer', match, offer, token: newToken(), ...given })).toMatchObject({ t: 'ok' });
      await north.until(() => pair.copy('north').offers.some((each) => each.offer === offer), 'the offer');
      const { k } = pair.copy('north').offers.find((each) => each.offer === offer)!;
      expect(await north.ask({ t: 'reply', match, offer: k, yes: true, token: newToken() })).toMatchObject({ t: 'ok' });
      await pair.level();
    },
    clock() {
      const told = south.heard.map((text) => JSON.parse(text) as { clock?: Clock; t: string; match?: string });
      return told.filter((tell) => tell.match === match && ['here', 'lines', 'head'].includes(tell.t)).at(-1)?.clock;
    },
    async pass(span) {
      if (span < 30_000) time.pass(span);
      else await leap(span);
      await settle();
    },
    async level() {
      const most = () => Math.max(pair.copy('south').lines.length, pair.copy('north').lines.length);
      for (const side of SIDES)
        await clients[side].until(() => pair.copy(side).lines.length === most(), 'the same lines');
    },
    async stop() {
      await stage.stop();
      const faults = [...south.faults, ...north.faults];
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
  return pair;
};
