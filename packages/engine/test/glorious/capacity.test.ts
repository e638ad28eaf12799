import { describe, expect, test } from 'vitest';
import {
  capacityOf,
  DIAMETERS,
  rowsCapacity,
  smallestDiameter,
  spacesOf,
  spacesOfAll,
} from '../../src/games/glorious/capacity.js';
import { faultsOf, optionsOf } from './army-help.js';

/** GL-BATTLE-06. */
const SPACES = [32, 37, 44, 50, 54, 62, 70, 80, 88];

/** GL-R-14 by the letter: rows counted one by one, from far behind the centre to far ahead of it. */
const rowsByHand = (w: number, e: number, diameter: number): number => {
  const radius = diameter / 2;
  const total = (start: number): number => {
    let sum = 0;
    for (let row = -100; row <= 100; row++) {
      const far = Math.max(Math.abs(start + row * e), Math.abs(start + (row + 1) * e));
      // A hair on top, so that a width that fits exactly does.
      if (far <= radius) sum += Math.floor((2 * Math.sqrt(radius * radius - far * far)) / w + 1e-9);
    }
    return sum;
  };
  return Math.max(total(0), total(-e / 2));
};

describe('room on a round base', () => {
  test('GL-BATTLE-05 GL-BATTLE-06 diameters and their spaces', () => {
    expect(DIAMETERS).toEqual([7000, 7500, 8000, 8500, 9000, 9500, 10000, 10500, 11000]);
    expect(DIAMETERS.map((diameter) => capacityOf(optionsOf(), diameter))).toEqual(SPACES);
  });

  test('GL-R-14 other sizes by rows', () => {
    const sizes = [400, 401, 500, 750, 777, 999, 1000, 1250, 1333, 1500, 1750, 2000];
    for (const frontage of sizes)
      for (const depth of sizes)
        for (const diameter of DIAMETERS)
          expect(rowsCapacity({ frontage, depth }, diameter), `${frontage} ${depth} ${diameter}`).toBe(
            rowsByHand(frontage, depth, diameter),
          );
  });

  test('GL-R-14 a row that fits exactly fits', () => {
    // 3, 4, 5: a chord of 6 inches at 4 inches from the centre of a base of 10; two rows.
    expect(rowsCapacity({ frontage: 2000, depth: 4000 }, 10000)).toBe(2 * 3);
    expect(rowsCapacity({ frontage: 2001, depth: 4000 }, 10000)).toBe(2 * 2);
  });

  test('GL-BATTLE-06 GL-R-14 spaces of foot and command', () => {
    const options = optionsOf();
    expect([spacesOf(options, 'P'), spacesOf(options, 'C')]).toEqual([1, 6]);
    expect(spacesOfAll(options, 'PPPPPPBBBBBBLLLLLLC')).toBe(24);
    const small = optionsOf({ basing: { foot: { frontage: 1000, depth: 500 } } });
    expect(spacesOf(small, 'C')).toBe(2 * 4);
    const large = optionsOf({ basing: { command: { frontage: 2600, depth: 2251 } } });
    expect(spacesOf(large, 'C')).toBe(3 * 4);
  });

  test('GL-BATTLE-07 the smallest base that holds so much', () => {
    const options = optionsOf();
    expect(smallestDiameter(options, 18)).toBe(7000);
    expect(smallestDiameter(options, 32)).toBe(7000);
    expect(smallestDiameter(options, 33)).toBe(7500);
    expect(smallestDiameter(options, 88)).toBe(11000);
    expect(smallestDiameter(options, 89)).toBeUndefined();
  });

  test('an agreed table of spaces; the rest by rows', () => {
    const options = optionsOf({ battleCapacity: 'table', capacityTable: { 7000: 20, 11000: 60 } });
    expect(DIAMETERS.map((diameter) => capacityOf(options, diameter))).toEqual([20, ...SPACES.slice(1, -1), 60]);
    const unused = optionsOf({ capacityTable: { 7000: 20 } });
    expect(capacityOf(unused, 7000)).toBe(32);
    expect(faultsOf({ capacityTable: { 7100: 20 } })).toHaveLength(1);
  });

  test('GL-R-65 GL-BATTLE-02 sizes and tables that leave no room for eighteen elements are refused', () => {
    expect(faultsOf({ basing: { foot: { frontage: 4000, depth: 1500 } } })).toMatchObject([
      { path: 'options.basing.foot', rule: 'GL-R-65' },
    ]);
    const none = Object.fromEntries(DIAMETERS.map((diameter) => [diameter, 17]));
    expect(faultsOf({ battleCapacity: 'table', capacityTable: none })).toMatchObject([{ rule: 'GL-BATTLE-02' }]);
    expect(faultsOf({ battleCapacity: 'table', capacityTable: { ...none, 9000: 18 } })).toEqual([]);
  });
});
