import { describe, expect, test } from 'vitest';
import {
  answer,
  fineEdition as fine,
  gloriousEdition as glorious,
  greatEdition as great,
  majorEdition as major,
  splendidEdition as splendid,
  streamOf,
  type AnyMatch,
  type Playable,
} from '@five-victories/engine';
import { botNamed, BOTS, why, worth } from '@five-victories/bots';
import { opened, play } from './kit.js';

interface Tried extends Playable<AnyMatch> {
  readonly title: string;
  readonly armies: readonly object[];
  /** How often the random bot is tried, whose matches are longer in some games. */
  readonly matches: number;
  /** The event of a unit sent home for good. */
  readonly sentHome: string;
  readonly ground: object;
}

const ZONES = {
  matches: 20,
  sentHome: 'withdrawn',
  ground: { terrain: { 'Z(1,1)': ['wood'], 'Z(2,1)': ['village'], 'Z(3,1)': ['hill'] } },
};
const area = (type: string, left: number, right: number, low = 20_000, high = 27_000) => ({
  type,
  points: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
});
const GAMES: readonly Tried[] = [
  { ...fine, ...ZONES },
  { ...major, ...ZONES },
  {
    ...splendid,
    matches: 6,
    sentHome: 'retired',
    ground: { terrain: [area('wood', 10_000, 20_000), area('village', 33_000, 39_000), area('hill', 50_000, 62_000)] },
  },
  {
    ...great,
    matches: 4,
    sentHome: 'retired',
    ground: {
      terrain: [
        area('wood', 20_000, 45_000, 50_000, 66_000),
        area('village', 80_000, 95_000, 52_000, 64_000),
        area('hill', 120_000, 150_000, 50_000, 68_000),
      ],
    },
  },
  {
    ...glorious,
    armies: glorious.armies.filter(({ id }) => !['delhi', 'vijayanagara', 'deccan'].includes(id)), // GL-ARMY-06
    matches: 6,
    sentHome: 'retired',
    ground: { terrain: [area('wood', 10_000, 20_000), area('village', 33_000, 39_000), area('hill', 50_000, 62_000)] },
  },
];

const random = botNamed('random')!;
const steady = botNamed('steady')!;

describe('bots', () => {
  test('have names of their own', () => {
    expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
    expect(botNamed('nobody')).toBeUndefined();
  });

  test.each(GAMES)(
    'the random bot always answers legally and its matches end: $title',
    (game) => {
      for (let seed = 1; seed <= game.matches; seed++) {
        const match = opened(game, seed, seed % 2 ? {} : { setupMethod: 'alternate' }, seed % 13, (seed * 5) % 13);
        play(match, { south: random, north: random }, seed);
        expect(match.state.outcome).toBeDefined();
      }
    },
    300_000,
  );

  const GROUNDS = [
    ['on open ground', () => ({})],
    ['with terrain', ({ ground }: Tried) => ground],
    [
      'with an open set-up and house rules',
      () => ({ setupMethod: 'alternate', houseRules: { allocateBeforeThrows: true } }),
    ],
  ] as const;
  describe.each(GAMES)('the steady bot always answers legally and ends the match: $title', (game) => {
    test.each(GROUNDS)(
      '%s',
      (_, options) => {
        const match = opened(game, 3, options(game));
        play(match, { south: steady, north: steady }, 3);
        expect(match.state.outcome).toBeDefined();
        expect(match.state.turn).toBeLessThan(30);
      },
      300_000,
    );
  });

  test.each(GAMES)(
    'the steady bot leaves the match it looks at as it was: $title',
    (game) => {
      const match = opened(game, 4);
      const streams = { south: streamOf(1), north: streamOf(2) };
      for (let i = 0; i < 60 && match.decision; i++) {
        const before = JSON.stringify([match.state, match.stack, match.decision, match.dice]);
        const choice = steady.choose(match, streams[match.decision.side]);
        expect(JSON.stringify([match.state, match.stack, match.decision, match.dice])).toBe(before);
        answer(match, choice);
      }
    },
    60_000,
  );

  test.each(GAMES)(
    'the steady bot beats the random one in at least 12 of 14 matches: $title',
    (game) => {
      let won = 0;
      for (let seed = 1; seed <= 14; seed++) {
        const match = opened(game, seed, {}, seed % 13, (seed * 3) % 13);
        const side = seed % 2 ? 'south' : 'north';
        play(match, side === 'south' ? { south: steady, north: random } : { south: random, north: steady }, seed * 10);
        if (match.state.outcome?.winner === side) won++;
      }
      expect(won).toBeGreaterThanOrEqual(12);
    },
    300_000,
  );

  test.each(GAMES)(
    'the steady bot never sends a unit home: $title',
    (game) => {
      const match = opened(game, 6);
      let withdrawn = 0;
      match.tell = ({ event }) => (withdrawn += event === game.sentHome ? 1 : 0);
      play(match, { south: steady, north: steady }, 6);
      expect(withdrawn).toBe(0);
    },
    300_000,
  );

  test.each(GAMES)(
    'the same stream gives the same choice, and the bot can say why: $title',
    (game) => {
      const match = opened(game, 7);
      expect(steady.choose(match, streamOf(9))).toEqual(steady.choose(match, streamOf(9)));
      play(match, { south: steady, north: steady }, 7, () => {
        if (match.state.turn !== 2 || match.decision?.kind !== 'activity') return;
        expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d .+\.$/);
        expect(why(match, streamOf(1))).not.toMatch(/undefined|\{|\[object/);
      });
    },
    300_000,
  );
});

describe('worth', () => {
  test('is what one side has over the other, and a decided match outweighs everything', () => {
    const match = opened(fine, 8);
    play(match, { south: steady, north: random }, 8, () => {
      expect(Math.abs(worth(match, 'south'))).toBeLessThan(700);
    });
    const { winner } = match.state.outcome!;
    expect(winner).toBeDefined();
    expect(worth(match, winner!)).toBeGreaterThanOrEqual(700);
    expect(worth(match, winner!)).toBe(-worth(match, winner === 'south' ? 'north' : 'south'));
  }, 60_000);
});
