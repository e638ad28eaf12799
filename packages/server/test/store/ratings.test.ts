/** Ratings in both databases, as several halls write them at once. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.js';
import type { Rate, RatingRow } from '../../src/store/ratings.js';
import { postgres, sqlite } from './kinds.js';
import { matchRow } from './samples.js';

const newcomer: RatingRow = { seat: '', game: '', exact: '{}', points: 1500, won: 0, lost: 0, drawn: 0, changed: 1 };

/** South wins ten points. */
const rate: Rate = (_match, [south, north]) => [
  { score: 'won', rating: { ...south, won: south.won + 1, points: south.points + 10, changed: 2 } },
  { score: 'lost', rating: { ...north, lost: north.lost + 1, points: north.points - 10, changed: 2 } },
];

describe.each([sqlite(), postgres()])('$name', ({ fresh }) => {
  test('forty matches of the same two, each rated by four halls at once, count once each', async () => {
    const store = await openStore(await fresh());
    const ids = Array.from({ length: 40 }, (_, i) => `match${String(i).padStart(7, '0')}`);
    for (const [i, id] of ids.entries()) {
      const pair = ['player:one', 'bot:captain'];
      const [south, north] = i % 2 === 0 ? pair : [...pair].reverse();
      const seats = { south: south!, north: north! };
      await store.create(matchRow({ id, code: `a${10_000 + i}`, status: 'over', isRated: true, seats }), {});
    }
    expect(await store.ratings.unrated(100)).toHaveLength(40);
    const done = await Promise.all(
      [...ids, ...ids, ...ids, ...ids].map(async (id) => store.ratings.rate(id, newcomer, rate)),
    );
    expect(done.filter((match) => match !== undefined)).toHaveLength(40);
    expect(await store.ratings.unrated(100)).toEqual([]);
    expect(await store.ratings.league('fine', 10)).toMatchObject([
      { seat: 'bot:captain', points: 1500, won: 20, lost: 20 },
      { seat: 'player:one', points: 1500, won: 20, lost: 20 },
    ]);
    expect(await store.ratings.resultsOf('player:one', 100)).toHaveLength(40);
    await store.close();
  });

  test('a fault in the judgement leaves the match to be rated', async () => {
    const store = await openStore(await fresh());
    const seats = { south: 'player:one', north: 'player:two' };
    await store.create(matchRow({ status: 'over', isRated: true, seats }), {});
    const broken = (): never => {
      throw new Error('broken');
    };
    await expect(store.ratings.rate('aaaabbbbcccc', newcomer, broken)).rejects.toThrow('broken');
    expect(await store.ratings.unrated(10)).toEqual(['aaaabbbbcccc']);
    expect(await store.ratings.league('fine', 10)).toEqual([]);
    await store.close();
  });
});
