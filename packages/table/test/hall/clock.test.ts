/** The clock of the hall as a table shows it. */
import { expect, test } from 'vitest';
import { clockText, leftAt } from '../../src/hall/table/clock.js';

const CLOCK = { left: { south: 60_000, north: 1_500 }, running: ['north'] as const, since: 1000 };

test('only the time of whoever is asked runs, and never below nothing', () => {
  expect(leftAt(CLOCK, 'south', 99_000)).toBe(60_000);
  expect(leftAt(CLOCK, 'north', 2000)).toBe(500);
  expect(leftAt(CLOCK, 'north', 9000)).toBe(0);
  // A table whose clock is behind that of the hall gives nobody more than he has.
  expect(leftAt(CLOCK, 'north', 0)).toBe(1500);
});

test('seconds that have begun count', () => {
  expect([0, 1, 7_000, 65_000, 860_000, 3_909_000].map((left) => clockText(left))).toEqual([
    '0:00',
    '0:01',
    '0:07',
    '1:05',
    '14:20',
    '1:05:09',
  ]);
});

test('what lasts days is told in days', () => {
  expect(clockText(48 * 3_600_000 - 1000)).toBe('47:59:59');
  expect(clockText((3 * 24 + 7) * 3_600_000 + 5)).toBe('3 d 7 h');
});
