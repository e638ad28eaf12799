import { describe, expect, test } from 'vitest';
import {
  allowanceOf,
  COMBAT_ROWS,
  COMBAT_VALUES,
  FIRE_ROWS,
  fireRowAt,
  longestRange,
  timesAgainst,
} from '../../src/games/glorious/tables.js';
import { STANDS, TYPES } from '../../src/games/glorious/units.js';

describe('tables', () => {
  test('GL-MELEE-05 combat values and who is doubled', () => {
    const cvs = { L: 1, O: 1, G: 1, X: 1, H: 1, A: 1, R: 1, T: 1, U: 1, W: 5, S: 4, B: 5, P: 6, V: 5, K: 5 };
    const doubled = { M: 6, Y: 8, N: 10, E: 10, C: 12 };
    for (const [letter, { cv, doubled: twice }] of Object.entries(COMBAT_VALUES))
      expect([letter, cv, twice]).toEqual([
        letter,
        { ...cvs, ...doubled }[letter as keyof typeof STANDS],
        letter in doubled,
      ]);
    expect(COMBAT_ROWS.toSorted()).toEqual(Object.keys(STANDS).toSorted());
  });

  /** GL-FIRE-15: letter, range in inches, CV, against a Battle, pikes, light cavalry, camels, elephants, command. */
  const ROWS: readonly (readonly [string, number, number, readonly number[]])[] = [
    ['O', 3, 3, [1, 1, 1, 1, 1, 1]],
    ['O', 6, 1, [2, 1, 1, 1, 1, 1]],
    ['G', 3, 4, [1, 1, 1, 1, 1, 1]],
    ['G', 6, 2, [2, 1, 1, 1, 1, 1]],
    ['X', 4, 3, [1, 1, 1, 1, 1, 1]],
    ['H', 4, 3, [1, 1, 1, 1, 2, 2]],
    ['A', 6, 12, [3, 1, 1, 1, 1, 1]],
    ['A', 12, 6, [2, 1, 1, 1, 1, 1]],
    ['A', 24, 2, [1, 1, 1, 1, 1, 1]],
    ['R', 6, 12, [1, 1, 2, 1, 1, 2]],
    ['R', 12, 6, [1, 1, 2, 1, 1, 2]],
    ['R', 24, 2, [1, 1, 1, 1, 1, 1]],
    ['T', 12, 10, [3, 1, 1, 1, 1, 1]],
    ['T', 24, 5, [2, 1, 1, 1, 1, 1]],
    ['T', 48, 2, [1, 1, 1, 1, 1, 1]],
    ['U', 12, 12, [3, 1, 1, 1, 1, 1]],
    ['U', 24, 6, [2, 1, 1, 1, 1, 1]],
    ['U', 48, 3, [1, 1, 1, 1, 1, 1]],
  ];
  const TARGETS = ['battle', 'foot pike', 'light cavalry', 'camels', 'elephants', 'commander'];

  test.each(ROWS)('GL-FIRE-15 GL-GEN-02 %s at %i inches', (letter, range, cv, times) => {
    const row = fireRowAt(letter, 1000 * range + 5)!;
    expect(row.cv).toBe(cv);
    expect(TARGETS.map((type) => timesAgainst(row, type))).toEqual(times);
    expect(fireRowAt(letter, 1000 * range + 6)?.cv).not.toBe(cv);
  });

  test('GL-FIRE-15 the last range is the longest; others do not fire', () => {
    expect(FIRE_ROWS).toEqual(['O', 'G', 'X', 'H', 'A', 'R', 'T', 'U']);
    expect(FIRE_ROWS.map(longestRange)).toEqual([6000, 6000, 4000, 4000, 24000, 24000, 48000, 48000]);
    expect([longestRange('P'), fireRowAt('P', 0)]).toEqual([0, undefined]);
  });

  test('GL-FIRE-15 GL-R-11 who is doubled by handguns and by rockets', () => {
    const hit = (letter: string) => Object.keys(TYPES).filter((type) => timesAgainst(fireRowAt(letter, 0)!, type) > 1);
    const armoured = ['medium cavalry', 'heavy cavalry', 'knights'];
    const chiefs = ['commander', 'sub-commander'];
    const riders = chiefs.flatMap((rank) => [rank, `${rank} camel`, `${rank} elephant`]);
    expect(hit('H').toSorted()).toEqual([...armoured, 'elephants', ...riders].toSorted());
    expect(hit('R').toSorted()).toEqual(['light cavalry', ...armoured, ...chiefs].toSorted());
  });

  /** GL-MOVE-14, E2. */
  test.each([
    ['foot longbow', 5, 0],
    ['mounted foot handgun', 5, 0],
    ['foot light', 5, 6],
    ['mounted foot bill', 5, 6],
    ['light cavalry', 18, 12],
    ['camels', 18, 12],
    ['medium cavalry', 10, 18],
    ['heavy cavalry', 5, 15],
    ['knights', 5, 15],
    ['elephants', 5, 10],
    ['commander', 5, 15],
    ['sub-commander camel', 18, 12],
    ['commander elephant', 5, 10],
    ['organ gun', 4, 0],
    ['rockets', 4, 0],
    ['bombard', 2, 0],
    ['light bombard', 2, 0],
    ['battle', 3, 3],
  ])('GL-MOVE-14 %s moves %i and charges %i', (type, move, charge) => {
    expect(allowanceOf(TYPES[type]!)).toEqual({ move: 1000 * move, charge: 1000 * charge });
  });
});
