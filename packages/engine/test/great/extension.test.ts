import { describe, expect, test } from 'vitest';
import {
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_ELEPHANTS,
  HEAVY_FOOT,
  HORSE,
  LIGHT_HORSE,
  SKIRMISHERS,
  allThrows,
  charge,
  chargeRefused,
  field,
  hits,
  isOver,
  many,
  north,
  passBy,
  pose,
  south,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const EXTEND = { extend: true };

test('GV-WE-08 horse, the target 3 cm beyond the allowance: an extension die of 2 leaves it 1 cm short', () => {
  const match = field([south(30000), north(51000)], [3, 2]);
  charge(match, 'N1', EXTEND);
  expect(pose(match, 'S1')).toEqual({ x: 90000, y: 50000, heading: 0 });
  expect(unit(match, 'S1')).toMatchObject({ hits: 1, done: true });
  expect(thrown(match)).toEqual([
    ['south', 'S1', [3]],
    ['south', 'S1', [2]],
  ]);
  expect(hits(match, 'N1')).toBe(0);
  isOver(match);
});

describe('GV-EXT-03 the die', () => {
  test.each([
    [1, 49000, false],
    [3, 51000, true],
    [6, 51000, true],
  ])('GV-EXT-03, GV-EXT-04 a throw of %i takes the front to %i: contact %s', (die, y, contact) => {
    const match = field([south(30000), north(51000)], [3, die]);
    charge(match, 'N1', EXTEND);
    expect(pose(match, 'S1')).toEqual({ x: 90000, y, heading: 0 });
    if (contact) {
      waitsFor(match, 'north', 'react');
      choose(match, { do: 'stand' });
    }
    isOver(match);
    expect(unit(match, 'S1')).toMatchObject({ done: true, hits: 1 });
  });

  test.each<[string, Loose, number]>([
    ['medium foot', FOOT, 6000],
    ['heavy foot', HEAVY_FOOT, 5000],
    ['skirmishers', SKIRMISHERS, 7000],
    ['medium elephants', ELEPHANTS, 5000],
    ['heavy elephants', HEAVY_ELEPHANTS, 4000],
  ])('GV-EXT-03, GV-R-40 %s move 2 cm more without a throw', (_, who, reach) => {
    const match = field([south(30000, who), north(32000 + reach)], [2]);
    charge(match, 'N1', EXTEND);
    expect(pose(match, 'S1').y).toBe(32000 + reach);
    expect(hits(match, 'S1')).toBe(1);
    expect(thrown(match)).toHaveLength(1);
    waitsFor(match, 'north', 'react');
  });

  test('GV-EXT-03 a commander throws for it, though not for the charge', () => {
    const match = field([south(30000, COMMANDER), north(46000)], [1]);
    charge(match, 'N1', EXTEND);
    expect(thrown(match)).toEqual([['south', 'S1', [1]]]);
    expect(pose(match, 'S1').y).toBe(46000);
    waitsFor(match, 'north', 'react');
  });

  test('GV-EXT-03 it stops as soon as it touches the target, whatever the die', () => {
    const match = field([south(30000, LIGHT_HORSE), north(45100)], [1, 6]);
    charge(match, 'N1', EXTEND);
    expect(pose(match, 'S1').y).toBe(45100);
  });
});

describe('GV-EXT-02 the marker', () => {
  test.each([
    [8, 9],
    [7, 8],
  ])('GV-EXT-02, GV-R-41 with %i hits of 10 it takes one and charges on', (before, after) => {
    const match = field([south(30000, { hits: before }), north(50000)], [3, 2]);
    charge(match, 'N1', EXTEND);
    expect(hits(match, 'S1')).toBe(after);
    expect(pose(match, 'S1').y).toBe(50000);
    waitsFor(match, 'north', 'react');
  });

  test('GV-EXT-02 at one strength point it may not charge at all', () => {
    expect(['GV-CHARGE-01', 'GV-STR-04']).toContain(
      chargeRefused(field([south(30000, { hits: 9 }), north(50000)]), 'N1', EXTEND)?.rule,
    );
  });

  test('GV-EXT-02 the marker comes when the charge goes ahead, before the first reaction', () => {
    const match = field(
      [south(30000), north(50000), north(40000, { ...HORSE, id: 'N2', x: 80000, heading: 900 })],
      [3],
    );
    charge(match, 'N1', EXTEND);
    waitsFor(match, 'north', 'intercept');
    expect(hits(match, 'S1')).toBe(1);
    expect(pose(match, 'S1').y).toBe(30000);
  });

  test('GV-R-41 hits on the way do not end a charge: from S = 2 by extension and shot to 0, and on', () => {
    // Light artillery beside the lane: 6 + 2 + 1 dice.
    const match = field(
      [south(30000, { hits: 8 }), north(50000), north(40000, { ...GUN, id: 'N2', x: 80000, heading: 900 })],
      [3, 1, ...many(8, 6), 2],
    );
    charge(match, 'N1', EXTEND);
    choose(match, { do: 'opportunityFire', unit: 'N2', at: 10000 });
    expect(hits(match, 'S1')).toBe(10);
    passBy(match);
    expect(pose(match, 'S1').y).toBe(50000);
    waitsFor(match, 'north', 'react');
  });
});

describe('GV-EXT-01 announced in the order', () => {
  test('GV-EXT-01 the depth along the path after the pivot counts', () => {
    // N1 stands beside the lane, 17.9 cm on; along a pivot of 10 degrees its near corner is further than 18 cm away.
    const match = field([south(30000), north(47900, { x: 99500 })]);
    expect(chargeRefused(match, 'N1', EXTEND)?.rule).toBe('GV-CHARGE-02'); // not in the lane at all
    expect(['GV-CHARGE-02', 'GV-EXT-01', 'GV-MOVE-05']).toContain(
      refusal(match, { do: 'charge', target: 'N1', pivot: 100 })?.rule,
    );
    expect(refusal(match, { do: 'charge', target: 'N1', pivot: 100, ...EXTEND })).toBeUndefined();
  });

  test('GV-EXT-01 what is not announced is not made up later', () => {
    expect(['GV-CHARGE-02', 'GV-EXT-01', 'GV-MOVE-05']).toContain(
      chargeRefused(field([south(30000), north(48006)]))?.rule,
    );
  });

  test('GV-EXT-05 reacting units never extend: an intercept has no such word, and 9 cm is its reach', () => {
    const match = field([south(50000, FOOT), north(60000, HORSE)]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 2000 }] });
    waitsFor(match, 'north', 'intercept');
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 500, extend: true })?.rule).toBe('shape');
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 500 })?.rule).toBe('GV-ICPT-02');
  });
});

describe('P12 the full allowance first, then the die', () => {
  const HUNTER = (y: number) => north(y, { ...HORSE, id: 'N2', x: 80000, heading: 900 });

  test('P12 chances lie in the added part too, after its die', () => {
    // The lane of N2 begins at y = 48000; S1 gets there with its extension only.
    const match = field([south(30000), north(52000, { x: 92000 }), HUNTER(52000)], [3, 4, 3]);
    charge(match, 'N1', EXTEND);
    waitsFor(match, 'north', 'intercept');
    expect(thrown(match)).toHaveLength(2);
    expect(pose(match, 'S1').y).toBe(48000);
    choose(match, { do: 'intercept', unit: 'N2', at: decisionAt(match, 1500) });
    expect(thrown(match).at(-1)).toEqual(['north', 'N2', [3]]);
    expect([hits(match, 'S1'), hits(match, 'N2'), hits(match, 'N1')]).toEqual([2, 1, 0]);
    isOver(match);
  });
  /** `at` counts from where the part of the move began, or from the start of the charge: inside the chance either way. */
  const decisionAt = (match: Loose, want: number): number => {
    const { from, to } = (decision(match)!.about as Loose).chances[0];
    expect(to).toBeGreaterThan(from);
    return from <= want && want <= to ? want : to;
  };

  test('P12 stopped within its allowance it throws no extension', () => {
    const match = field([south(30000), north(51000), HUNTER(40000)], [3, 3]);
    charge(match, 'N1', EXTEND);
    choose(match, { do: 'intercept', unit: 'N2', at: 10000 });
    expect(thrown(match)).toEqual([
      ['south', 'S1', [3]],
      ['north', 'N2', [3]],
    ]);
    expect(pose(match, 'S1').y).toBe(40000);
    expect(hits(match, 'S1')).toBe(2);
    isOver(match);
  });

  test('P12 left alone in its allowance it throws then', () => {
    const match = field([south(30000), north(51000), HUNTER(40000)], [3, 5]);
    charge(match, 'N1', EXTEND);
    choose(match, { do: 'pass' });
    passBy(match);
    expect(allThrows(match)).toHaveLength(2);
    expect(pose(match, 'S1').y).toBe(51000);
    waitsFor(match, 'north', 'react');
  });
});
