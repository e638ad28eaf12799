import { describe, expect, test } from 'vitest';
import {
  answer,
  fineEdition as fine,
  majorEdition as major,
  openMatch,
  refusal,
  streamOf,
  type Both,
  type Fault,
} from '@five-victories/engine';
import type { Edition, ZonalMatch } from '@five-victories/engine/zonal';
import { botNamed, BOTS, why, worth, type Bot } from '@five-victories/bots';

const openedOf = (game: Edition, seed: number, options: object = {}, south = 0, north = 1): ZonalMatch => {
  const faults: Fault[] = [];
  const armies = { south: game.armies[south]!, north: game.armies[north]! };
  const match = openMatch(game, { armies, options: { turnLimit: 30, ...options } }, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};
const opened = (seed: number, options: object = {}, south = 0, north = 1): ZonalMatch =>
  openedOf(fine, seed, options, south, north);

const GAMES: readonly Edition[] = [fine, major];

const play = (match: ZonalMatch, bots: Both<Bot>, seed: number, check: () => void = () => {}): void => {
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  while (match.decision) {
    const { side } = match.decision;
    const choice = bots[side].choose(match, streams[side]);
    const refused = refusal(match, choice);
    if (refused) throw new Error(`${bots[side].name} at ${match.decision.kind}: ${JSON.stringify([choice, refused])}`);
    check();
    answer(match, choice);
  }
};

const random = botNamed('random')!;
const steady = botNamed('steady')!;

describe('bots', () => {
  test('have names of their own', () => {
    expect(new Set(BOTS.map(({ name }) => name)).size).toBe(BOTS.length);
    expect(botNamed('nobody')).toBeUndefined();
  });

  test.each(GAMES)('the random bot always answers legally and its matches end: $title', (game) => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = openedOf(game, seed, seed % 2 ? {} : { setupMethod: 'alternate' }, seed % 13, (seed * 5) % 13);
      play(match, { south: random, north: random }, seed);
      expect(match.state.outcome).toBeDefined();
    }
  });

  const GROUNDS = [
    ['on open ground', {}],
    ['with terrain', { terrain: { 'Z(1,1)': ['wood'], 'Z(2,1)': ['village'], 'Z(3,1)': ['hill'] } }],
    ['with an open set-up and house rules', { setupMethod: 'alternate', houseRules: { allocateBeforeThrows: true } }],
  ] as const;
  describe.each(GAMES)('the steady bot always answers legally and ends the match: $title', (game) => {
    test.each(GROUNDS)(
      '%s',
      (_, options) => {
        const match = openedOf(game, 3, options);
        play(match, { south: steady, north: steady }, 3);
        expect(match.state.outcome).toBeDefined();
        expect(match.state.turn).toBeLessThan(30);
      },
      120_000,
    );
  });

  test.each(GAMES)(
    'the steady bot leaves the match it looks at as it was: $title',
    (game) => {
      const match = openedOf(game, 4);
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
        const match = openedOf(game, seed, {}, seed % 13, (seed * 3) % 13);
        const side = seed % 2 ? 'south' : 'north';
        play(match, side === 'south' ? { south: steady, north: random } : { south: random, north: steady }, seed * 10);
        if (match.state.outcome?.winner === side) won++;
      }
      expect(won).toBeGreaterThanOrEqual(12);
    },
    120_000,
  );

  test.each(GAMES)(
    'the steady bot never withdraws a unit: $title',
    (game) => {
      const match = openedOf(game, 6);
      let withdrawn = 0;
      match.tell = ({ event }) => (withdrawn += event === 'withdrawn' ? 1 : 0);
      play(match, { south: steady, north: steady }, 6);
      expect(withdrawn).toBe(0);
    },
    120_000,
  );

  test.each(GAMES)(
    'the same stream gives the same choice, and the bot can say why: $title',
    (game) => {
      const match = openedOf(game, 7);
      expect(steady.choose(match, streamOf(9))).toEqual(steady.choose(match, streamOf(9)));
      play(match, { south: steady, north: steady }, 7, () => {
        if (match.state.turn !== 2 || match.decision?.kind !== 'activity') return;
        expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d .+\.$/);
        expect(why(match, streamOf(1))).not.toMatch(/undefined|\{|\[object/);
      });
    },
    120_000,
  );
});

describe('worth', () => {
  test('is what one side has over the other, and a decided match outweighs everything', () => {
    const match = opened(8);
    play(match, { south: steady, north: random }, 8, () => {
      expect(Math.abs(worth(match, 'south'))).toBeLessThan(700);
    });
    const { winner } = match.state.outcome!;
    expect(winner).toBeDefined();
    expect(worth(match, winner!)).toBeGreaterThanOrEqual(700);
    expect(worth(match, winner!)).toBe(-worth(match, winner === 'south' ? 'north' : 'south'));
  }, 60_000);
});
