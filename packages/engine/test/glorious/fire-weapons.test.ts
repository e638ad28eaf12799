// A Glorious Victory: the weapon table, ranges and doubled dice (GL-FIRE-07, -15, -17, -19, GL-R-10, -11, E3, E4).
import { describe, expect, test } from 'vitest';
import { choose } from './kit.js';
import {
  battle,
  deep,
  fire,
  fireAt,
  firing,
  foe,
  hitsOn,
  line,
  many,
  mass,
  may,
  misses,
  needsOf,
  refused,
  right,
  shooter,
  switches,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

/** Weapon, letter, distance, CV (0: cannot reach), how often the dice count against a Battle. */
const MISSILES: [string, string, number, number, number][] = [
  ['bow', 'O', 100, 3, 1],
  ['bow', 'O', 3005, 3, 1],
  ['bow', 'O', 3006, 1, 2],
  ['bow', 'O', 6005, 1, 2],
  ['bow', 'O', 6006, 0, 0],
  ['longbow', 'G', 100, 4, 1],
  ['longbow', 'G', 3005, 4, 1],
  ['longbow', 'G', 3006, 2, 2],
  ['longbow', 'G', 6005, 2, 2],
  ['longbow', 'G', 6006, 0, 0],
  ['crossbow', 'X', 100, 3, 1],
  ['crossbow', 'X', 3006, 3, 1],
  ['crossbow', 'X', 4005, 3, 1],
  ['crossbow', 'X', 4006, 0, 0],
  ['handgun', 'H', 100, 3, 1],
  ['handgun', 'H', 3006, 3, 1],
  ['handgun', 'H', 4005, 3, 1],
  ['handgun', 'H', 4006, 0, 0],
];
/** Where the last element of a line of six at X stands. */
const X_END = X + 3125;
const RANGE = ['GL-FIRE-07', 'GL-FIRE-11', 'GL-FIRE-15', 'GL-R-44'];

describe('missiles', () => {
  test.each(MISSILES)('GL-FIRE-15, GL-GEN-02 %s (%s) at %i: CV %i', (weapon, _, gap, cv) => {
    const units = [shooter({ type: `foot ${weapon}` }), foe(gap)];
    if (cv > 0) expect(volley(5, cv, units)).toEqual(right(5, cv));
    else expect(RANGE).toContain(refused(firing(units))?.rule);
  });
  test.each(MISSILES)('GL-FIRE-15, GL-FIRE-17 %s (%s) at a Battle at %i: CV %i, dice x%i', (weapon, _, gap, cv, by) => {
    const units = [shooter({ type: `foot ${weapon}` }), battle(gap)];
    if (cv > 0) expect(volley(6 * by, cv, units)).toEqual(right(6 * by, cv));
    else expect(RANGE).toContain(refused(firing(units))?.rule);
  });
  test.each(MISSILES)('GL-UNIT-02 mounted foot with %s (%s) fire as foot, at %i: CV %i', (weapon, _, gap, cv) => {
    const units = [shooter({ type: `mounted foot ${weapon}` }), foe(gap)];
    if (cv > 0) expect(volley(5, cv, units)).toEqual(right(5, cv));
    else expect(may(firing(units))).toBe(false);
  });
  test('GL-FIRE-07 the refusal names the distance and the range', () => {
    const why = refused(firing([shooter(), foe(6500)]))!;
    expect(why.because).toMatch(/6\.5/u);
    expect(why.because).toMatch(/\b6"/u);
  });
});

/** Enemy types that stand in line, and whether handguns and rockets are doubled against them. */
const TARGETS: [string, boolean, boolean][] = [
  ['foot light', false, false],
  ['foot pike', false, false],
  ['foot longbow', false, false],
  ['mounted foot hand', false, false],
  ['mounted foot handgun', false, false],
  ['light cavalry', false, true],
  ['camels', false, false],
  ['medium cavalry', true, true],
  ['heavy cavalry', true, true],
  ['knights', true, true],
  ['elephants', true, false],
  ['commander', true, true],
  ['commander camel', true, false],
  ['commander elephant', true, false],
  ['sub-commander', true, true],
  ['sub-commander camel', true, false],
  ['sub-commander elephant', true, false],
  ['organ gun', false, false],
  ['rockets', false, false],
  ['bombard', false, false],
  ['light bombard', false, false],
];

describe('who is doubled', () => {
  test.each(TARGETS)('GL-FIRE-15, GL-R-11 six handguns at %s in line: doubled %s', (type, doubled) => {
    const n = doubled ? 10 : 5; // (6 - 1) x 2
    expect(volley(n, 3, [shooter({ type: 'foot handgun' }), foe(3500, { type })])).toEqual(right(n, 3));
  });
  test.each(TARGETS)('GL-FIRE-15 bows, longbows and crossbows at %s are never doubled (%s, %s)', (type) => {
    expect(volley(5, 1, [shooter(), foe(5000, { type })])).toEqual(right(5, 1));
    expect(volley(5, 2, [shooter({ type: 'foot longbow' }), foe(5000, { type })])).toEqual(right(5, 2));
    expect(volley(5, 3, [shooter({ type: 'foot crossbow' }), foe(2000, { type })])).toEqual(right(5, 3));
  });
  test.each(TARGETS)('GL-FIRE-15, GL-R-11 rockets at %s (handguns doubled %s): doubled %s', (type, _, doubled) => {
    const n = doubled ? 2 : 1;
    for (const [gap, dice, cv] of [
      [6000, n, 12],
      [12000, n, 6],
      [12006, 1, 2],
    ] as const)
      expect(volley(dice, cv, [shooter({ type: 'rockets' }), foe(gap, { type })])).toEqual(right(dice, cv));
  });
  test.each(TARGETS)('GL-FIRE-19 an organ gun and bombards throw one die at %s', (type) => {
    for (const gun of ['organ gun', 'bombard'])
      expect(volley(1, 12, [shooter({ type: gun }), foe(5000, { type })])).toEqual(right(1, 12));
    expect(volley(1, 10, [shooter({ type: 'light bombard' }), foe(5000, { type })])).toEqual(right(1, 10));
  });
  test('GL-UNIT-02, GL-R-11 mounted foot by horse are no mounted unit: not doubled', () => {
    const target = foe(3500, { type: 'mounted foot pike', byHorse: true });
    expect(volley(5, 3, [shooter({ type: 'foot handgun' }), target])).toEqual(right(5, 3));
    expect(volley(1, 12, [shooter({ type: 'rockets' }), target])).toEqual(right(1, 12));
  });
  test.each(['organ gun', 'bombard', 'rockets'])(
    'GL-FIRE-15 limbered or not, %s as a target counts the same',
    (type) => {
      const target = foe(3500, { type, limbered: true });
      expect(volley(5, 3, [shooter({ type: 'foot handgun' }), target])).toEqual(right(5, 3));
    },
  );
  test('GL-FIRE-15, GL-R-11 a commander on a Battle does not double handguns or rockets', () => {
    const there = [battle(3500), { id: 'N2', type: 'commander', aboard: 'N1' }];
    expect(volley(6, 3, [shooter({ type: 'foot handgun' }), ...there])).toEqual(right(6, 3));
    expect(volley(1, 12, [shooter({ type: 'rockets' }), ...there])).toEqual(right(1, 12));
  });
});

/** Gun, distance, CV (0: cannot reach), dice at a Battle. */
const GUNS: [string, number, number, number][] = [
  ['organ gun', 100, 12, 3],
  ['organ gun', 6005, 12, 3],
  ['organ gun', 6006, 6, 2],
  ['organ gun', 12005, 6, 2],
  ['organ gun', 12006, 2, 1],
  ['organ gun', 24005, 2, 1],
  ['organ gun', 24006, 0, 0],
  ['rockets', 100, 12, 1],
  ['rockets', 6005, 12, 1],
  ['rockets', 6006, 6, 1],
  ['rockets', 12005, 6, 1],
  ['rockets', 12006, 2, 1],
  ['rockets', 24005, 2, 1],
  ['rockets', 24006, 0, 0],
  ['light bombard', 100, 10, 3],
  ['light bombard', 12005, 10, 3],
  ['light bombard', 12006, 5, 2],
  ['light bombard', 24005, 5, 2],
  ['light bombard', 24006, 2, 1],
  ['light bombard', 48005, 2, 1],
  ['light bombard', 48006, 0, 0],
  ['bombard', 100, 12, 3],
  ['bombard', 12005, 12, 3],
  ['bombard', 12006, 6, 2],
  ['bombard', 24005, 6, 2],
  ['bombard', 24006, 3, 1],
  ['bombard', 48005, 3, 1],
  ['bombard', 48006, 0, 0],
];

describe('artillery', () => {
  const options = { tableDepth: 96 };
  test.each(GUNS)('GL-FIRE-15, GL-GEN-02, GL-R-10 %s at %i: CV %i', (type, gap, cv) => {
    for (const how of [line('P', 6), mass('P')]) {
      const units = [shooter({ type }), foe(gap, how)];
      if (cv > 0) expect(volley(1, cv, units, { options })).toEqual(right(1, cv));
      else expect([...RANGE, 'GL-FIRE-14']).toContain(refused(deep(units))?.rule);
    }
  });
  test.each(GUNS)('GL-FIRE-15, GL-FIRE-19 %s at a Battle at %i: CV %i, %i dice', (type, gap, cv, n) => {
    const units = [shooter({ type }), battle(gap)];
    if (cv > 0) expect(volley(n, cv, units, { options })).toEqual(right(n, cv));
    else expect(may(deep(units))).toBe(false);
  });
  test('GL-R-10 every die of a light bombard counts by itself', () => {
    const match = deep([shooter({ type: 'light bombard' }), battle(5000)], [10, 11, 10]);
    choose(match, fireAt());
    expect(hitsOn(match)).toBe(2);
  });
});

describe('worked examples', () => {
  const LONGBOWS = [shooter({ type: 'foot longbow', layout: 'GGGG' }), foe(5000, { type: 'foot hand', ...mass('W') })];
  test('E3 GL-R-39 four longbows in line at six hand-to-hand weapons in mass at 5": five dice at CV 2', () => {
    const match = firing(LONGBOWS, many(5, 2));
    const told = choose(match, fireAt());
    expect(needsOf(told)).toEqual([many(5, 2)]);
    expect(hitsOn(match)).toBe(5);
  });
  test('E3 GL-R-39 lineFirerBonus: six dice', () => {
    const match = firing(LONGBOWS, many(6, 2), switches('lineFirerBonus'));
    choose(match, fireAt());
    expect(hitsOn(match)).toBe(6);
  });
  test('E4 GL-FIRE-19 a bombard at a Battle at 17": two dice at CV 6', () => {
    const match = deep([shooter({ type: 'bombard' }), battle(17000)], [6, 7]);
    expect(needsOf(choose(match, fireAt()))).toEqual([[6, 6]]);
    expect(hitsOn(match)).toBe(1);
  });
});

describe('range', () => {
  test('GL-FIRE-07, GL-R-45 all elements of a mass fire, wherever they stand', () => {
    // The rear rank is 5 + 1.5" off, and the longest band 6".
    expect(volley(5, 1, [shooter(mass('O')), foe(5000)])).toEqual(right(5, 1));
  });
  test('GL-FIRE-07, GL-R-45 all of a line fire at something before its end', () => {
    const target = foe(5500, { x: X_END, ...line('P', 1) });
    expect(volley(5, 1, [shooter(), target])).toEqual(right(5, 1));
  });
  test('GL-FIRE-07, GL-GEO-03 the shortest distance counts, corner to corner too', () => {
    for (const [ahead, cv] of [
      [1800, 3], // hypot(1.800, 2.400) is 3.000
      [1808, 3], // 3.0048
      [1809, 1], // 3.0054
    ] as const) {
      const target = foe(ahead, { x: X_END + 625 + 2400 + 1250, ...mass('P', 4) });
      expect(volley(7, cv, [shooter(), target])).toEqual(right(7, cv));
    }
  });
  test('GL-FIRE-07 of a Battle from its rim', () => {
    const units: Loose[] = [
      { ...battle(0), id: 'S1', elements: 'OOOOOOOOOOOO', y: Y - 3500 },
      battle(3005, { id: 'N1' }),
    ];
    expect(volley(12, 3, units, {}, fire('S1', { target: 'N1' }))).toEqual(right(12, 3));
  });
  test('GL-FIRE-07 a miss is a miss', () => {
    const match = firing([shooter(), foe(3000)], misses(5));
    choose(match, fireAt());
    expect(hitsOn(match)).toBe(0);
  });
});
