// A Splendid Victory: measuring as it shows in play (SV-GEO, SV-R-04, -07, -93, -99).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, unit } from './kit.js';
import {
  GUN_DEPTH,
  HALF,
  STAND,
  ahead,
  many,
  movement,
  order,
  orderRefused,
  throwsIn,
  throwsOf,
  times,
  turn,
  type Loose,
} from './setup-help.js';

/** A line of two muskets, its front edge 18.426" to 21.574" at y = 20". */
const S1 = { id: 'S1', type: 'P&M', layout: 'MM', x: 20000, y: 20000 };
const FAR = { id: 'N9', type: 'P&M', layout: 'PP', x: 60000, y: 46000 };
const place = (...units: Loose[]) => movement([...units, FAR]);
const one = (id: string, x: number, y: number, more: Loose = {}) => ({ id, type: 'P&M', layout: 'M', x, y, ...more });
const pair = (id: string, x: number, y: number, more: Loose = {}) => ({ ...one(id, x, y), layout: 'MM', ...more });

describe('Where things are', () => {
  test.each([
    [0, 20000, 24000],
    [900, 24000, 20000],
    [1800, 20000, 16000],
    [2700, 16000, 20000],
    [450, 22828, 22828],
    [3300, 18000, 23464],
  ])('SV-GEO-01 heading %i: 4" ahead lead to %i, %i', (heading, x, y) => {
    const match = place({ ...S1, heading });
    order(match, 'S1', ahead(4000));
    expect(unit(match, 'S1')).toMatchObject({ x, y, heading });
  });

  test('SV-GEO-01 South looks to +y and North to -y unless told', () => {
    const match = place(S1);
    expect(unit(match, 'S1').heading).toBe(0);
    expect(unit(match, 'N9').heading).toBe(1800);
  });

  test.each([
    ['on the west edge', { x: STAND, y: 20000 }, true],
    ['0.010" over the west edge', { x: STAND - 10, y: 20000 }, true],
    ['0.011" over the west edge', { x: STAND - 11, y: 20000 }, false],
    ['0.010" over the east edge', { x: 72010 - STAND, y: 20000 }, true],
    ['0.011" over the east edge', { x: 72011 - STAND, y: 20000 }, false],
    ["0.010 inches behind South's base edge", { x: 20000, y: STAND - 10 }, true],
    ["0.011 inches behind South's base edge", { x: 20000, y: STAND - 11 }, false],
    ['0.010" over the north edge', { x: 20000, y: 48010 }, true],
    ['0.011" over the north edge', { x: 20000, y: 48011 }, false],
  ])('SV-GEO-01 the table is 72" x 48": %s', (_what, at, fits) => {
    const placing = () => place({ ...S1, ...at });
    if (fits) expect(placing).not.toThrow();
    else expect(placing).toThrow(/S1|units\[0\]/);
  });

  test('SV-GEO-01 tableWidth and tableDepth move the far edges', () => {
    const small = (x: number, y: number) => () =>
      movement([{ ...S1, x, y }, pair('N9', 10000, 30000)], { options: { tableWidth: 40, tableDepth: 36 } });
    expect(small(40000 - STAND, 36000)).not.toThrow();
    expect(small(40011 - STAND, 20000)).toThrow('SV-MOVE-11');
    expect(small(20000, 36011)).toThrow('SV-MOVE-11');
  });

  test.each([
    ['a stand', { ...S1, type: 'Foot', layout: 'H' }, STAND],
    ['a gun', { ...S1, type: 'RA', layout: 'G' }, GUN_DEPTH],
    ['a command stand', { ...S1, type: 'Cmd', layout: 'C' }, STAND],
    ['a block of two ranks', { ...S1, layout: 'MM/M.' }, 2 * STAND],
  ])('SV-GEO-02 SV-R-01 depth of %s: behind it there is room', (_what, first, depth) => {
    const behind = (y: number) => () => place(first, one('S2', 19213, y));
    expect(behind(20000 - depth)).not.toThrow();
    expect(behind(20010 - depth)).not.toThrow(); // a penetration of 0.010" is no overlap
    expect(behind(20011 - depth)).toThrow(/S1|S2|overlap/);
  });

  test.each([
    ['M', 1],
    ['MM', 2],
    ['MMM', 3],
    ['MMMMMMMMM', 9],
  ])('SV-GEO-02 SV-GEO-03 SV-GEO-05 %s is %i stands wide about its FCP, to both sides alike', (layout, n) => {
    const beside = (way: number, gap: number) => () =>
      place({ ...S1, layout }, one('S2', 20000 + way * (n * HALF + HALF + gap), 20000));
    for (const way of [1, -1]) {
      expect(beside(way, 0)).not.toThrow();
      expect(beside(way, -10)).not.toThrow();
      expect(beside(way, -11)).toThrow('SV-SETUP-03');
    }
  });

  test('SV-R-01 basing: other stands take other room', () => {
    const beside = (x: number, y: number) => () =>
      movement([S1, one('S2', x, y), FAR], { options: { basing: { frontage: 2000, depth: 1000, gunDepth: 3000 } } });
    expect(beside(23000, 20000)).not.toThrow();
    expect(beside(22989, 20000)).toThrow('SV-SETUP-03');
    expect(beside(20000, 19000)).not.toThrow();
    expect(beside(20000, 19011)).toThrow('SV-SETUP-03');
  });

  test.each([
    ['MMM/MM.', 0, 21574, true],
    ['MMM/.MM', 0, 21574, false],
    ['MMM/.MM', 0, 18426, true],
    ['MMM/MM.', 0, 18426, false],
    ['MMM/MM.', 1800, 18426, true],
    ['MMM/MM.', 1800, 21574, false],
  ])(
    'SV-GEO-03 file 0 is the own left: %s, heading %i, a friend in the hole at x = %i: %s',
    (layout, heading, x, fits) => {
      const hole = one('S2', x, heading === 0 ? 20000 - STAND : 20000 + STAND, { heading });
      const placing = () => place({ ...S1, layout, heading }, hole);
      if (fits) expect(placing).not.toThrow();
      else expect(placing).toThrow('SV-SETUP-03');
    },
  );

  test('SV-GEO-03 the ranks behind the first of a defensive block face the rear', () => {
    const match = situation({
      phase: 'losses',
      units: [{ ...S1, formation: 'defensiveBlock', layout: 'MM/MM', hits: 4 }, FAR],
    });
    choose(
      match,
      options(match).find(({ stands }) => String(stands) === '0,1'),
    );
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: 'MM', heading: 1800, x: 20000, y: 16852 });
  });

  test.each([
    ['M', 'M'],
    ['MMMM', 'MMMM'],
    ['MM/MM', 'MM/MM'],
  ])('SV-GEO-04 SV-R-04 a turn of %s leaves the middle of its front edge where it is', (layout) => {
    const match = place({ ...S1, layout });
    order(match, 'S1', turn(900));
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 20000, heading: 900 });
  });

  test('SV-GEO-04 an about-face puts it in the middle of the old rear edge', () => {
    const match = place({ ...S1, layout: 'MMM/MMM' });
    order(match, 'S1', { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] });
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 20000 - 2 * STAND, heading: 1800 });
  });

  test('SV-GEO-04 SV-GEO-13 of a column it is that of the leading stand', () => {
    const match = place({ ...S1, y: 10000, formation: 'roadColumn', layout: 'M/M/M' });
    order(match, 'S1', { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] });
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 10000 - 3 * STAND, heading: 1800 });
  });
});

describe('Distances', () => {
  const FOE = { id: 'N1', type: 'P&M', layout: 'PPMM', x: 20000, y: 23000 };
  const REGIMENT = { ...S1, layout: 'PPMM' };
  /** S1 charges; how many dice did it throw to test? */
  const tested = (commander: Loose, between: Loose[], dice: number[]) => {
    const match = movement([REGIMENT, FOE, { id: 'S9', type: 'Cmd', layout: 'C', ...commander }, ...between], { dice });
    order(match, 'S1', { do: 'charge', target: 'N1' });
    expect(unit(match, 'S1').y).toBe(23000);
    return throwsOf(match).length;
  };

  test('SV-GEO-05 SV-GEO-18 within 6" is 6.005", whatever stands between', () => {
    const between = [{ id: 'S2', type: 'P&M', layout: 'MM/MM', x: 20000, y: 16000 }];
    expect(tested({ x: 20000, y: 18426 - 6005 }, between, [])).toBe(0);
    expect(tested({ x: 20000, y: 18426 - 6006 }, between, [3])).toBe(1);
  });

  test('SV-GEO-05 it is the shortest one, corner to corner', () => {
    expect(tested({ x: 23148 + 3603 + HALF, y: 18426 - 4804 }, [], [])).toBe(0); // 3603, 4804, 6005
    expect(tested({ x: 23148 + 3604 + HALF, y: 18426 - 4804 }, [], [3])).toBe(1);
  });

  test('SV-GEO-05 it is that of the nearest stand of a unit', () => {
    expect(tested({ x: 23148 + 6005 + HALF, y: 20000 }, [], [])).toBe(0);
    expect(tested({ x: 23148 + 6006 + HALF, y: 20000 }, [], [3])).toBe(1);
  });

  test.each([
    [4005, {}, true],
    [4006, {}, false],
    [4006, { extend: true }, true],
    [4005, { extend: true }, false],
    [6005, { extend: true }, true],
    [6006, { extend: true }, false],
  ])('SV-GEO-10 SV-GEO-18 SV-R-93 a charge of 4" at an enemy %i ahead, %j: %s', (gap, more, may) => {
    const match = movement([REGIMENT, { ...FOE, y: 20000 + gap }]);
    const refused = orderRefused(match, 'S1', { do: 'charge', target: 'N1', ...more });
    expect(refused === undefined).toBe(may);
    if (refused) expect(refused.rule).toMatch(/^SV-CHARGE-(03|10|11)$/);
  });

  test.each([
    [18005, 0, false],
    [18006, 0, true],
    [18006, 11, true],
    [18006, 12, false],
  ])('SV-GEO-18 SV-R-93 double-time with the enemy %i away, going %i nearer: %s', (gap, near, may) => {
    const match = movement([S1, pair('N1', 20000, 20000 + gap)]);
    const steps = near > 0 ? [{ ahead: near }] : [{ aboutFace: 'forward' }, { ahead: 1000 }];
    const refused = orderRefused(match, 'S1', { do: 'manoeuvre', doubleTime: true, steps });
    expect(refused === undefined).toBe(may);
    if (refused) expect(['SV-MOVE-08', 'SV-MOVE-09']).toContain(refused.rule);
  });
});

describe('Touch, contact, overlap', () => {
  /** Two pairs that are certainly in contact keep the phase going; has N1 taken the opening hit? */
  const PAIRS = [2, 3].flatMap((n) => [
    pair(`S${n}`, 20000 + 10000 * n, 20000),
    pair(`N${n}`, 20000 + 10000 * n, 20000),
  ]);
  const fights = (south: Loose, north: Loose): boolean => {
    const match = situation({ phase: 'melee', initiative: 'south', units: [south, north, ...PAIRS] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    const named = options(match).some((option) => option.unit === 'N1');
    expect(named).toBe(unit(match, 'N1').hits === 1);
    expect(unit(match, 'S1').hits).toBe(unit(match, 'N1').hits);
    return named;
  };
  /** N1 with its FL corner at this place, turned by 45 degrees towards the south-west. */
  const corner = (x: number, y: number) => pair('N1', x - 1113, y + 1113, { heading: 2250 });

  test.each([
    ['front to front', pair('N1', 20000, 20000), true],
    ['0.010" apart', pair('N1', 20000, 20010), true],
    ['0.011" apart', pair('N1', 20000, 20011), false],
    ['0.010" one in the other', pair('N1', 20000, 19990), true],
    ['edge along edge for 0.041"', pair('N1', 23107, 20000), true],
    ['edge along edge for 0.039"', pair('N1', 23109, 20000), false],
    ['corner to corner', pair('N1', 23148, 20000), false],
    ['corner to rear corner', pair('N1', 23148, 20000 - STAND, { heading: 0 }), false],
    ['side by side', pair('N1', 23148, 20000, { heading: 0 }), true],
    ['a corner in the middle of the front', corner(20000, 20000), true],
    ['a corner in the middle of a stand', corner(20500, 20000), true],
    ['a corner 0.051" from the corner', corner(21523, 20000), true],
    // 0.050" from its own corner S1's front is 0.0099" from the slanting edge of N1, or 0.0106".
    ['a corner 0.036" from the corner', corner(21538, 20000), true],
    ['a corner 0.035" from the corner', corner(21539, 20000), false],
    ['a corner 0.012" off the front', corner(20000, 20012), false],
  ])('SV-GEO-06 SV-R-99 contact: %s', (_what, north, contact) => {
    expect(fights(S1, north)).toBe(contact);
  });

  test('SV-GEO-06 the hinge of a bend is no corner', () => {
    const bent = {
      ...S1,
      formation: 'bentLine',
      bend: { after: 1, stays: 'left', way: 'back', angle: 450 },
    };
    // The hinge is the rear right corner of the left arm, 20787, 18426; N1 meets it with its FR corner.
    expect(fights(bent, pair('N1', 19333, 17824, { heading: 3375 }))).toBe(true);
  });

  test('SV-GEO-06 more than 0.010" is an overlap', () => {
    expect(() => situation({ phase: 'melee', units: [S1, pair('N1', 20000, 19989), ...PAIRS] })).toThrow('SV-SETUP-03');
  });

  test('SV-GEO-06 friends may touch freely', () => {
    const match = place(S1, pair('S2', 20000, 24000 + STAND));
    order(match, 'S1', ahead(4000));
    expect(unit(match, 'S1').y).toBe(24000);
  });

  test.each([
    [21533, true],
    [21535, false],
    [21544, false],
  ])('SV-R-99 a charge that would meet its target with a corner at x = %i only: %s', (x, may) => {
    const match = movement([
      { ...S1, layout: 'PP' },
      { id: 'N1', type: 'Foot', layout: 'HH', x: x + STAND, y: 23000 },
    ]);
    const refused = orderRefused(match, 'S1', { do: 'charge', target: 'N1' });
    expect(refused === undefined).toBe(may);
    if (refused) expect(refused.rule).toBe('SV-R-99');
  });
});

describe('Straight moves', () => {
  test.each([
    [3000, true],
    [3010, true],
    [3011, false],
  ])('SV-GEO-07 a friend 3" ahead: %i is legal: %s', (length, may) => {
    const refused = orderRefused(place(S1, pair('S2', 20000, 23000 + STAND)), 'S1', ahead(length));
    expect(refused === undefined).toBe(may);
    if (refused) {
      expect(['SV-MOVE-10', 'SV-GEO-07']).toContain(refused.rule);
      expect(refused.because).toContain('S2');
    }
  });

  test.each([
    [21564, true],
    [21563, false],
  ])('SV-GEO-07 SV-GEO-10 a friend whose side is at x = %i is brushed only: %s', (side, may) => {
    const match = place(S1, one('S2', side + HALF, 23000));
    expect(orderRefused(match, 'S1', ahead(4000)) === undefined).toBe(may);
  });

  test.each([
    [{ right: 1010 }, true],
    [{ right: 1011 }, false],
    [{ left: 2000 }, true],
  ])('SV-GEO-07 sideways the second rank is swept by itself: %j is legal: %s', (step, may) => {
    const match = place({ ...S1, layout: 'MMM/MM.' }, one('S2', 20787 + 1000 + HALF, 18426));
    expect(orderRefused(match, 'S1', { do: 'sideStep', steps: [step] }) === undefined).toBe(may);
  });

  test.each([
    [1010, true],
    [1011, false],
  ])('SV-GEO-07 backwards each exposed rear edge is swept: %i is legal: %s', (length, may) => {
    const match = place({ ...S1, layout: 'MMM/MM.' }, one('S2', 21584, 18426 - 1000));
    const refused = orderRefused(match, 'S1', { do: 'stepBack', steps: [{ back: length }] });
    expect(refused === undefined).toBe(may);
  });

  test.each([
    ['0.011" beside the way', pair('N1', 21574 + 11 + STAND, 22000), 4000, true],
    ['0.010" beside the way', pair('N1', 21574 + 10 + STAND, 22000), 4000, false],
    ['ending 0.011" before it', pair('N1', 20000, 23011), 3000, true],
    ['ending 0.010" before it', pair('N1', 20000, 23010), 3000, false],
    ['ending corner to corner', pair('N1', 23148, 23000), 3000, false],
  ])('SV-GEO-07 SV-R-07 keep away from enemies: %s', (_what, north, length, may) => {
    const refused = orderRefused(movement([S1, north]), 'S1', ahead(length));
    expect(refused === undefined).toBe(may);
    if (refused) {
      expect(['SV-MOVE-10', 'SV-GEO-07', 'SV-R-07']).toContain(refused.rule);
      expect(refused.because).toContain('N1');
    }
  });

  test.each([21574, 21579, 21584])('SV-GEO-07 a charge may brush an enemy at x = %i', (side) => {
    const match = movement(
      [
        { ...S1, layout: 'PP' },
        { id: 'N1', type: 'Foot', layout: 'HH', x: 20000, y: 24000 },
        pair('N2', side + STAND, 20500),
      ],
      { dice: [3] },
    );
    order(match, 'S1', { do: 'charge', target: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 24000 });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });

  test.each([
    ['forward along its side', ahead(1000), false],
    ['a turn that brings the corner against its side', turn(-100), false],
    ['a turn that takes the corner away', turn(100), true],
    ['a step back', { do: 'stepBack', steps: [{ back: 500 }] }, true],
    ['a step to the left', { do: 'sideStep', steps: [{ left: 500 }] }, true],
    ['a step to the right', { do: 'sideStep', steps: [{ right: 500 }] }, false],
    ['open order on the spot', { do: 'changeFormation', formation: 'openOrder', layout: 'MM' }, true],
  ])('SV-R-07 a touch corner to corner that is there may last until lost: %s', (_what, given, may) => {
    expect(orderRefused(movement([S1, pair('N1', 23148, 20000)]), 'S1', given) === undefined).toBe(may);
  });

  test.each([
    [10, false],
    [11, true],
  ])('SV-R-07 a change of formation that ends %i from an enemy: %s', (gap, may) => {
    const match = movement([
      { ...S1, layout: 'MM/MM' },
      pair('N1', 20000 + 2 * STAND + gap + STAND, 20000, { heading: 0 }),
    ]);
    const refused = orderRefused(match, 'S1', { do: 'changeFormation', formation: 'line', layout: 'MMMM' });
    expect(refused === undefined).toBe(may);
    if (refused) expect(['SV-MOVE-10', 'SV-CHANGE-05', 'SV-R-07']).toContain(refused.rule);
  });
});

describe('Rotations and re-arrangements', () => {
  const LINE = { ...S1, layout: 'MMMM' };
  /** A single stand south-east of the FCP, its north-west corner this far east and south of it. */
  const southEast = (id: string, d: number): Loose =>
    id.startsWith('S')
      ? one(id, 20000 + d + HALF, 20000 - d)
      : one(id, 20000 + d + HALF, 20000 - d - STAND, { heading: 1800 });

  test.each([
    ['through a friend', 'S2', 2263, 900, false],
    ['the other way round', 'S2', 2263, -900, true],
    ['through 0.0101" of a friend, for less than a hundredth of a degree', 'S2', 2480, 900, false],
    ['through 0.0090" of a friend', 'S2', 2481, 900, true],
    ['0.0089" past an enemy', 'N1', 2495, 900, false],
    ['0.0103" past an enemy', 'N1', 2496, 900, true],
  ])('SV-GEO-08 a turn sweeps all the way: %s', (_what, id, d, angle, may) => {
    const refused = orderRefused(place(LINE, southEast(id, d)), 'S1', turn(angle));
    expect(refused === undefined).toBe(may);
    if (refused) {
      expect(['SV-FACE-03', 'SV-GEO-08', 'SV-MOVE-10', 'SV-R-07']).toContain(refused.rule);
      expect(refused.because).toContain(id);
    }
  });

  test('SV-GEO-08 with turnsEndOnly the end position counts', () => {
    const match = movement([LINE, southEast('S2', 2263), FAR], { options: { houseRules: { turnsEndOnly: true } } });
    expect(orderRefused(match, 'S1', turn(900))).toBeUndefined();
  });

  const BETWEEN = [LINE, one('S2', 20000 - 5 * HALF, 20000), one('S3', 20000 + 5 * HALF, 20000)];
  test('SV-GEO-09 an about-face between two friends needs no room, a turn does', () => {
    expect(orderRefused(place(...BETWEEN), 'S1', turn(1800))?.rule).toBe('SV-FACE-03');
    const match = place(...BETWEEN);
    order(match, 'S1', { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }] });
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 18426, heading: 1800 });
  });

  test('SV-GEO-09 a change of formation is judged in the end position only', () => {
    const match = place(LINE, one('S2', 20000 - 3 * HALF, 18426), one('S3', 20000 + 3 * HALF, 18426));
    order(match, 'S1', { do: 'changeFormation', formation: 'block', layout: 'MM/MM' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'block', layout: 'MM/MM', x: 20000, y: 20000 });
    const there = place(LINE, one('S2', 20000 - HALF, 18426));
    expect(orderRefused(there, 'S1', { do: 'changeFormation', formation: 'block', layout: 'MM/MM' })?.rule).toBe(
      'SV-CHANGE-05',
    );
  });

  const sin = (tenths: number) => Math.sin((tenths * Math.PI) / 1800);
  const cos = (tenths: number) => Math.cos((tenths * Math.PI) / 1800);
  /** The FCP turned clockwise about a point given relative to it. */
  const turned = (px: number, py: number, angle: number) => ({
    x: Math.round(20000 + px + -px * cos(angle) + -py * sin(angle)),
    y: Math.round(20000 + py + px * sin(angle) + -py * cos(angle)),
    heading: (angle + 3600) % 3600,
  });
  const BLOCK = { ...S1, formation: 'defensiveBlock', layout: 'MMM/MM.' };
  test.each([
    ['front', 121, 0, 0],
    ['right', 182, 2361, -STAND],
    ['rear', -121, 0, -2 * STAND],
    ['left', -182, -2361, -STAND],
  ])('SV-GEO-15 SV-R-74 a defensive block pivots about the middle of the %s of its hull', (face, pivot, px, py) => {
    const given = (angle: number) => ({ do: 'manoeuvre', steps: [{ pivot: angle, face }] });
    const refused = orderRefused(place(BLOCK), 'S1', given(pivot + Math.sign(pivot)));
    expect(refused?.rule).toBe('SV-FACE-05');
    const match = place(BLOCK);
    order(match, 'S1', given(pivot));
    expect(unit(match, 'S1')).toMatchObject(turned(px, py, pivot));
  });
});

describe('Lanes', () => {
  /** One musket stand; its zone of fire runs north from y = 20". */
  const shot = (target: string, ...enemies: Loose[]) =>
    refusal(situation({ phase: 'firing', initiative: 'north', units: [one('S1', 20000, 20000), ...enemies] }), {
      do: 'fire',
      unit: 'S1',
      at: [{ target }],
    });

  test.each([
    [776, 25000, true],
    [777, 25000, false],
    [-776 - 2 * STAND, 25000, true],
    [-777 - 2 * STAND, 25000, false],
    [0, 27005, true],
    [0, 27006, false],
  ])('SV-GEO-10 SV-GEO-11 a zone of fire and an enemy from %i on, at y = %i: %s', (side, y, in_) => {
    const refused = shot('N1', pair('N1', 20000 + side + STAND, y));
    expect(refused === undefined).toBe(in_);
  });

  test.each([
    [24990, true],
    [24989, false],
  ])('SV-GEO-12 over the full width of the zone, an enemy at %i before one at 25000: %s', (y, may) => {
    expect(shot('N1', pair('N1', 19900 - STAND, 25000), pair('N2', 20100 + STAND, y)) === undefined).toBe(may);
  });
});

describe('Front and rear', () => {
  const FIGHT = [pair('S3', 50000, 20000), pair('N3', 50000, 20000)];
  /** N1 attacks S1 with so many dice: two a stand if it outflanks. N3 then fights by itself. */
  const throws = (south: Loose, north: Loose, count: number) => {
    const dice = many(count + 2, 6);
    const match = situation({ phase: 'melee', initiative: 'south', units: [south, north, ...FIGHT], dice });
    const told = choose(match, { do: 'fight', unit: 'N1' });
    expect(throwsIn(told).find((thrown) => thrown.unit === 'N1')?.count).toBe(count);
  };
  const horse = (x: number, y: number, heading: number) => ({ id: 'N1', type: 'M', layout: 'XX', x, y, heading });

  test.each([
    ['on its front', horse(20000, 20000, 1800), 2],
    ['on its rear', horse(20000, 18426, 0), 4],
    ['a front corner on its rear edge', horse(22000, 18426, 0), 4],
    ['on its side, to 0.010" of the rear corner', horse(21574, 18436 + STAND, 2700), 4],
    ['on its side, 0.011" short of it', horse(21574, 18437 + STAND, 2700), 2],
  ])('SV-GEO-13 SV-GEO-14 a line of two attacked %s', (_what, north, count) => {
    throws(S1, north, count);
  });

  test.each([
    ['MMM/MM.', 18436, 4],
    ['MMM/MM.', 18437, 2],
    ['MMM/.MM', 18436, 2],
    ['MMM/.MM', 16862, 4],
    ['MMM/.MM', 16863, 2],
  ])('SV-GEO-14 the rear corner on the right of %s; attacked there down to %i: %i dice', (layout, low, count) => {
    throws({ ...S1, layout }, horse(22361, low + STAND, 2700), count);
  });

  test.each([
    ['the leading edge', { ...S1, formation: 'roadColumn', layout: 'M/M' }, horse(20787, 19500 + STAND, 2700), 2],
    ['the last stand', { ...S1, formation: 'roadColumn', layout: 'M/M' }, horse(20787, 16852 + STAND, 2700), 4],
    [
      'the joint of two stands',
      { ...S1, formation: 'roadColumn', layout: 'M/M' },
      horse(20787, 18426 + STAND, 2700),
      2,
    ],
  ])('SV-GEO-14 in a column only the last stand has rear corners: %s', (_what, south, north, count) => {
    throws(south, north, count);
  });
});

describe('Rounding', () => {
  test('SV-GEO-16 each step is rounded to a thousandth by itself', () => {
    const at = { ...S1, heading: 1 };
    const whole = place(at);
    order(whole, 'S1', ahead(1000));
    expect(unit(whole, 'S1')).toMatchObject({ x: 20002, y: 21000 }); // 1.745, 999.998
    const parts = place(at);
    order(parts, 'S1', { do: 'manoeuvre', steps: times(4, { ahead: 250 }) });
    expect(unit(parts, 'S1')).toMatchObject({ x: 20000, y: 21000 }); // four times 0.436
  });

  test.each([1.5, 0, -1, '1000', null])('SV-GEO-16 a length is a whole number of thousandths, not %j', (length) => {
    expect(orderRefused(place(S1), 'S1', { do: 'manoeuvre', steps: [{ ahead: length }] })).toBeDefined();
  });

  test.each([2250, 2251, 2303, 1999, 1711])(
    'SV-GEO-16 a charge on a corner of an enemy heading %i stops within 0.010"',
    (heading) => {
      const [sin, cos] = [Math.sin((heading * Math.PI) / 1800), Math.cos((heading * Math.PI) / 1800)];
      const corners = [-STAND, STAND].flatMap((right) => [0, STAND].map((back) => 24000 - right * sin - back * cos));
      const enemy = { id: 'N1', type: 'Foot', layout: 'HH', x: 20000, y: 24000, heading };
      const match = movement([{ ...S1, layout: 'PPPP' }, enemy], { dice: [1] });
      const lowest = Math.min(...corners);
      order(match, 'S1', { do: 'charge', target: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: Math.floor(lowest), heading: 0 });
      expect(decision(match)?.kind).toBe('react');
    },
  );
});

describe('Bent units', () => {
  const LINE = { ...S1, layout: 'MMMM' };
  const bent = (bend: Loose, more: Loose = {}) => ({
    do: 'changeFormation',
    formation: 'bentLine',
    layout: 'MMMM',
    bend,
    ...more,
  });

  test.each([
    [{ after: 3, way: 'back', angle: 450 }, {}, 'left', -HALF],
    [{ after: 1, way: 'forward', angle: 900 }, {}, 'right', HALF],
    [{ after: 2, way: 'back', angle: 300 }, { from: 1, to: 1 }, 'left', -STAND],
    [{ after: 2, way: 'back', angle: 300 }, { from: 2, to: 2 }, 'right', STAND],
  ])('SV-GEO-17 a line bent as %j %j: the %s arm stays and is where the unit is', (bend, more, stays, shift) => {
    const match = place(LINE);
    order(match, 'S1', bent(bend, more));
    expect(unit(match, 'S1')).toMatchObject({
      formation: 'bentLine',
      layout: 'MMMM',
      x: 20000 + shift,
      y: 20000,
      heading: 0,
      bend: { ...bend, stays },
    });
  });

  test('SV-GEO-17 the other arm stands behind (or before) the hinge', () => {
    // Bent back by 90 degrees after three: the fourth stand faces east, right of the rear right corner of the third.
    const hinge = { x: 20000 + STAND, y: 18426 };
    const row = { ...S1, x: 20000 - HALF, formation: 'bentLine', layout: 'MMMM' };
    const bend = { after: 3, stays: 'left', way: 'back', angle: 900 };
    const room = (x: number, y: number) => () => place({ ...row, bend }, one('S2', x, y));
    expect(room(hinge.x + STAND + HALF, hinge.y)).not.toThrow();
    expect(room(hinge.x + STAND + HALF - 11, hinge.y)).toThrow('SV-SETUP-03');
    expect(room(hinge.x + HALF, hinge.y - STAND)).not.toThrow();
    expect(room(hinge.x + HALF, hinge.y - STAND + 11)).toThrow('SV-SETUP-03');
    expect(room(hinge.x + HALF, 20000)).not.toThrow();
  });

  test('SV-GEO-17 a bent road column is stored stand by stand', () => {
    const trail = [
      { x: 19213, y: 17639, heading: 900 },
      { x: 17639, y: 17639, heading: 900 },
    ];
    const match = place({ ...S1, y: 20000, formation: 'bentRoadColumn', layout: 'M/M/M', trail });
    expect(unit(match, 'S1')).toMatchObject({ x: 20000, y: 20000, heading: 0, trail });
    const apart = trail.map((pose) => ({ ...pose, y: pose.y - 500 }));
    expect(() => place({ ...S1, formation: 'bentRoadColumn', layout: 'M/M/M', trail: apart })).toThrow('SV-COL-01');
    expect(events(match)).toEqual([]);
  });
});
