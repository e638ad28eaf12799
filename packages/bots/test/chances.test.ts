/** Chances of winning: certain when it is over, the same from either chair, and worse with every loss. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  copyOf,
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  streamOf,
  type AnyMatch,
  type Both,
  type Side,
} from '@five-victories/engine';
import {
  chances,
  chancesFrom,
  factsOf,
  hopeOf,
  playerOf,
  prospect,
  rivalsOf,
  WEIGHTS,
  type Facts,
} from '@five-victories/bots';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { mirrorOf } from '../../engine/test/contract/zonal/mirror.js';
import { opened } from './kit.js';

const EDITIONS: readonly Parameters<typeof opened<AnyMatch>>[0][] = [
  fineEdition,
  majorEdition,
  splendidEdition,
  greatEdition,
  gloriousEdition,
];
const QUICK = playerOf('quick', () => ({ noise: 0.5 }));

/** Some positions of one match, and its last. */
const positionsOf = (edition: (typeof EDITIONS)[number], seed: number, turnLimit: number): AnyMatch[] => {
  const match: AnyMatch = opened(edition, seed, { turnLimit });
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  const found: AnyMatch[] = [];
  for (let n = 0; match.decision; n++) {
    if (n % 60 === 40) found.push(copyOf(match));
    answer(match, QUICK.choose(match, streams[match.decision.side]));
  }
  return [...found, match];
};

const exchanged = (side: Side | undefined): Side | undefined =>
  side === undefined ? undefined : side === 'south' ? 'north' : 'south';

const fromTheOtherChair = (facts: Facts): Facts => ({
  ...facts,
  sides: { south: facts.sides.north, north: facts.sides.south },
  acting: exchanged(facts.acting)!,
  leads: exchanged(facts.leads),
});

const withTally = (match: AnyMatch, side: Side, more: number): AnyMatch => {
  const { sides } = match.state as { readonly sides: Both<{ readonly tally: number }> };
  return {
    ...match,
    state: { ...match.state, sides: { ...sides, [side]: { ...sides[side], tally: sides[side].tally + more } } },
  };
};

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const positions = positionsOf(edition, 5, 5);
  const underWay = positions.slice(0, -1);

  test('they add up to one, and are certain when it is decided', () => {
    expect(underWay.length).toBeGreaterThan(2);
    for (const match of underWay) {
      const { south, draw, north } = chances(match);
      expect(south + draw + north).toBeCloseTo(1, 9);
      for (const chance of [south, draw, north]) expect(chance).toBeGreaterThanOrEqual(0);
      expect(Math.max(south, north)).toBeLessThan(1);
    }
    const last = positions.at(-1)!;
    const { winner } = (last.state as { readonly outcome: { readonly winner?: Side } }).outcome;
    expect(chances(last)).toEqual({
      south: winner === 'south' ? 1 : 0,
      draw: winner === undefined ? 1 : 0,
      north: winner === 'north' ? 1 : 0,
    });
  });

  test('with the sides exchanged they are exchanged', () => {
    for (const match of underWay) {
      const facts = factsOf(match);
      const here = chancesFrom(facts, WEIGHTS[id]!);
      const there = chancesFrom(fromTheOtherChair(facts), WEIGHTS[id]!);
      expect(there.south).toBeCloseTo(here.north, 12);
      expect(there.north).toBeCloseTo(here.south, 12);
      expect(hopeOf(here, 'south') + hopeOf(here, 'north')).toBeCloseTo(1, 12);
    }
  });

  test('every loss more makes them worse for its side, all else being equal', () => {
    for (const match of underWay)
      for (const side of ['south', 'north'] as const) {
        const hopes = [0, 1, 2, 4].map((more) => hopeOf(chances(withTally(match, side, more)), side));
        for (let i = 1; i < hopes.length; i++) expect(hopes[i]).toBeLessThan(hopes[i - 1]!);
      }
  });

  test('a prospect is the same for a seed, and leaves the match as it was', () => {
    const match = underWay.find(({ decision }) => decision!.options.length > 1)!;
    const before = JSON.stringify(match.state);
    const [choice] = match.decision!.options;
    const { state } = prospect(match, choice!, 3);
    expect(JSON.stringify(prospect(match, choice!, 3).state)).toBe(JSON.stringify(state));
    expect(rivalsOf(match, choice!, 3)).toEqual(rivalsOf(match, choice!, 3));
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

test.each([fineEdition, majorEdition])(
  '$id: seen from the other side of the table a position has the other’s chances',
  (edition) => {
    for (const match of positionsOf(edition, 5, 5).slice(0, -1)) {
      const here = chances(match);
      const there = chances(mirrorOf(match as ZonalMatch, []));
      expect(there.south).toBeCloseTo(here.north, 9);
      expect(there.draw).toBeCloseTo(here.draw, 9);
    }
  },
);

test('late in a match they tell who will win far better than a guess', () => {
  let [error, count] = [0, 0];
  for (let seed = 1; seed <= 5; seed++) {
    const positions = positionsOf(fineEdition, seed, 8);
    const { winner } = (positions.at(-1)!.state as { readonly outcome: { readonly winner?: Side } }).outcome;
    for (const match of positions.slice(0, -1).slice(-3)) {
      const won = winner === undefined ? 0.5 : winner === 'south' ? 1 : 0;
      error += (hopeOf(chances(match), 'south') - won) ** 2;
      count++;
    }
  }
  // Who always says one half is wrong by a quarter.
  expect(error / count).toBeLessThan(0.17);
});
