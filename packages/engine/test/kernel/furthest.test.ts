/** The search for the furthest against looking at every number there is. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { furthest, lastOpen } from '../../src/kernel/furthest.js';

/** What is allowed, as a list of numbers; all others are refused with their own number. */
const allowing = (allowed: readonly number[]) => (at: number) => (allowed.includes(at) ? undefined : `not ${at}`);
const upTo = (end: number): number[] => Array.from({ length: end + 1 }, (_, i) => i);

describe('lastOpen', () => {
  test('finds the end of what is open, upwards and downwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 0, max: 400 }),
        fc.nat(400),
        (from, far, gap) => {
          expect(lastOpen(from, from + far + gap + 1, (at) => at <= from + far)).toBe(from + far);
          expect(lastOpen(from, from - far - gap - 1, (at) => at >= from - far)).toBe(from - far);
        },
      ),
    );
  });
  test('comes as near as the grain', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 60 }), (end, grain) => {
        const found = lastOpen(0, 1200, (at) => at <= end, grain);
        expect(found).toBeLessThanOrEqual(end);
        expect(found).toBeGreaterThan(end - grain);
      }),
    );
  });
});

describe('furthest', () => {
  test('where what is allowed hangs together it is the last of it, and the refusal is that of one more', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 300 }), fc.nat(300), fc.nat(9), (end, most, sure, samples) => {
        const found = furthest({ most, sure: Math.min(sure, end), samples: 0 }, allowing(upTo(end)));
        const last = Math.min(end, most);
        expect(found.much).toBe(last === 0 ? undefined : last);
        expect(found.stop).toBe(end < most ? `not ${end + 1}` : undefined);
        expect(furthest({ most, samples }, allowing(upTo(end))).much).toBe(found.much);
      }),
    );
  });
  test('is always allowed, within bounds, and refused only where something is', () => {
    const some = fc.uniqueArray(fc.nat(200), { maxLength: 120 });
    const bounds = fc.record({
      least: fc.nat(20),
      most: fc.nat(200),
      sure: fc.nat(200),
      samples: fc.nat(12),
      grain: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(some, bounds, (allowed, search) => {
        const { much, stop } = furthest(search, allowing(allowed));
        if (much === undefined) return;
        expect(allowed).toContain(much);
        expect(much).toBeGreaterThanOrEqual(search.least);
        expect(much).toBeLessThanOrEqual(search.most);
        expect(stop === undefined).toBe(much === search.most);
      }),
    );
  });
  test('samples find what lies behind a gap, and without one of them what is sure stays', () => {
    const behind = allowing([...upTo(100), ...upTo(260).slice(200)]);
    expect(furthest({ most: 300, sure: 100, samples: 8 }, behind)).toEqual({ much: 260, stop: 'not 261' });
    expect(furthest({ most: 300, sure: 90, samples: 8 }, allowing(upTo(100))).much).toBe(90);
    expect(furthest({ most: 300, samples: 8 }, allowing(upTo(100))).much).toBe(100);
  });
  test('nothing is asked where there is nothing to look for', () => {
    const never = () => expect.fail('asked');
    expect(furthest({ most: 0 }, never)).toEqual({ much: undefined, stop: undefined });
    expect(furthest({ least: 5, most: 4 }, never)).toEqual({ much: undefined, stop: undefined });
  });
  test('no more questions than halving needs', () => {
    let asked = 0;
    furthest({ most: 1024 }, (at) => ((asked += 1), at > 700 ? 'far' : undefined));
    expect(asked).toBeLessThanOrEqual(11);
  });
});
