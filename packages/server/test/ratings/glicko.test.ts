/** Glicko-2 against the worked example that Mark Glickman published with it. */
import { assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isProvisional, NEWCOMER, rated, rested, type Rating } from '../../src/ratings/glicko.js';

const player: Rating = { points: 1500, deviation: 200, volatility: 0.06 };
const against = (points: number, deviation: number, score: number) => ({ against: { points, deviation }, score });

test('the example of the paper: 1464.06, 151.52, 0.05999', () => {
  const after = rated(player, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)]);
  expect(after.points).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(Math.floor(after.volatility * 1e5)).toBe(5999);
});

test('who does not play is less well known, and never less than a newcomer', () => {
  expect(rated(player, [])).toEqual(rested(player, 1));
  expect(rested(player, 1).deviation).toBeCloseTo(Math.sqrt(200 ** 2 + (0.06 * 173.7178) ** 2), 6);
  expect(rested(player, 1e6).deviation).toBe(NEWCOMER.deviation);
  expect(rested(rested(player, 2), 3).deviation).toBeCloseTo(rested(player, 5).deviation, 6);
});

const ratings = record({
  points: integer({ min: 600, max: 2600 }),
  deviation: integer({ min: 45, max: 350 }),
  volatility: double({ min: 0.03, max: 0.12, noNaN: true }),
});

test('a victory never costs points, a defeat never brings any, and both make surer', () => {
  assert(
    property(ratings, ratings, (one, other) => {
      const [won, lost] = [1, 0].map((score) => rated(one, [{ against: other, score }]));
      expect(won!.points).toBeGreaterThan(one.points);
      expect(lost!.points).toBeLessThan(one.points);
      for (const after of [won!, lost!]) {
        expect(Number.isFinite(after.points + after.volatility)).toBe(true);
        expect(after.deviation).toBeLessThanOrEqual(
          Math.max(45, rested({ ...one, volatility: after.volatility }, 1).deviation),
        );
      }
    }),
  );
});

test('a newcomer is provisional, and no longer after some matches', () => {
  let rating = NEWCOMER;
  expect(isProvisional(rating)).toBe(true);
  let matches = 0;
  for (; isProvisional(rating); matches++) rating = rated(rating, [{ against: player, score: matches % 2 }]);
  expect(matches).toBeGreaterThan(5);
  expect(matches).toBeLessThan(15);
});
