import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, next, streamOf, type Stream } from '../../src/kernel/index.js';

describe('xoshiro128**', () => {
  test('gives the numbers of its authors for the state 1, 2, 3, 4', () => {
    const stream: Stream = [1, 2, 3, 4];
    expect(Array.from({ length: 5 }, () => next(stream))).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  });

  test('gives whole numbers of 32 bits', () => {
    const stream = streamOf(1);
    for (let i = 0; i < 1000; i++) {
      const x = next(stream);
      expect(Number.isInteger(x) && x >= 0 && x < 0x1_0000_0000).toBe(true);
    }
  });

  test('starts differently from every seed, and alike from the same', () => {
    const starts = new Set(Array.from({ length: 1000 }, (_, seed) => streamOf(seed).join()));
    expect(starts.size).toBe(1000);
    expect(streamOf(42)).toEqual(streamOf(42));
    expect(streamOf(-1)).toEqual(streamOf(0xffff_ffff));
    expect(streamOf(0).some((word) => word !== 0)).toBe(true);
  });
});

describe('below', () => {
  test('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0xffff_ffff }), (seed, n) => {
        const x = below(streamOf(seed), n);
        return Number.isInteger(x) && x >= 0 && x < n;
      }),
    );
  });

  test('reaches every number about as often as every other', () => {
    const stream = streamOf(5);
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(stream, 6)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400); // more than four deviations
  });

  test('throws away what lies past the last full round', () => {
    // With the bound 2^31 + 1 a number of 32 bits is taken only when it is below the bound itself.
    const bound = 0x8000_0001;
    const stream = streamOf(9);
    const shadow: Stream = [...stream];
    for (let i = 0; i < 200; i++) {
      let expected = next(shadow);
      while (expected >= bound) expected = next(shadow);
      expect(below(stream, bound)).toBe(expected);
    }
  });
});
