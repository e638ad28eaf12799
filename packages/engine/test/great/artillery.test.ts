// A Great Victory: artillery fire (GV-ARTY-01..04, -06, -07, GV-R-24..26, GV-WE-04); overhead over ground: terrain-fire.test.ts.
import { describe, expect, test } from 'vitest';
import { choose, options, unit } from './kit.js';
import {
  aside,
  dice,
  feature,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  house,
  many,
  may,
  on,
  refused,
  shooter,
  shot,
  single,
  strip,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const light = (more: Loose = {}) => shooter({ type: 'light artillery', ...more });
const heavy = (more: Loose = {}) => shooter({ type: 'heavy artillery', ...more });
const RANGE = ['GV-FIRE-06', 'GV-FIRE-08', 'GV-FIRE-09', 'GV-ARTY-02', 'GV-ARTY-06'];

describe('strength', () => {
  test.each([
    [0, 6],
    [2, 4],
    [5, 1],
  ])('GV-ARTY-01 with %i hits it throws for all %i points', (hits, n) => {
    expect(shot(n, [light({ hits }), foe(17000)])).toBe(n);
    expect(shot(n, [heavy({ hits }), foe(17000)])).toBe(n);
  });
  test('GV-ARTY-01, P4.3 exactly all: neither fewer nor more', () => {
    const match = firing([light({ hits: 2 }), foe(17000)]);
    expect(may(match, fireAt('N1', {}, { points: 4 }))).toBe(true);
    for (const points of [1, 3, 5, 6])
      expect(['GV-ARTY-01', 'GV-FIRE-13'], String(points)).toContain(
        refused(match, fireAt('N1', {}, { points }))?.rule,
      );
  });
  test('GV-ARTY-01 not packed up, and not at strength 0', () => {
    for (const gun of [light, heavy]) {
      expect(forbidden(firing([gun({ packed: true }), foe(17000)]), fireAt('N1'))).toBe(true);
      expect(forbidden(firing([gun({ hits: 6 }), foe(17000)]), fireAt('N1'))).toBe(true);
    }
  });
  test('GV-ARTY-01, GV-FIRE-04 it never splits its fire', () => {
    for (const gun of [light, heavy]) {
      const match = firing([gun(), single('N1', X - 2000, Y + 17000), single('N2', X + 2000, Y + 17000)]);
      expect(may(match, fireAt('N1')) && may(match, fireAt('N2'))).toBe(true);
      expect(forbidden(match, fire('S1', { target: 'N1' }, { target: 'N2' }))).toBe(true);
    }
  });
});

describe('range', () => {
  test.each([
    ['light', 500, 8],
    ['light', 12000, 8],
    ['light', 12005, 8],
    ['light', 12006, 6],
    ['light', 25000, 6],
    ['light', 25005, 6],
    ['light', 25006, 4],
    ['light', 40000, 4],
    ['light', 40005, 4],
    ['heavy', 12006, 6],
    ['heavy', 25005, 6],
    ['heavy', 25006, 6],
    ['heavy', 40005, 6],
    ['heavy', 40006, 6],
    ['heavy', 50000, 6],
    ['heavy', 50005, 6],
  ])('GV-ARTY-02 %s artillery at %i thousandths: %i dice', (kind, distance, n) => {
    expect(shot(n, [shooter({ type: `${kind} artillery` }), foe(distance)])).toBe(n);
  });
  test.each([
    ['light', 40006],
    ['light', 45000],
    ['heavy', 50006],
    ['heavy', 3000],
    ['heavy', 12000],
    ['heavy', 12005],
  ])('GV-ARTY-02 %s artillery cannot fire at %i thousandths', (kind, distance) => {
    expect(RANGE).toContain(
      refused(firing([shooter({ type: `${kind} artillery` }), foe(distance)]), fireAt('N1'))?.rule,
    );
  });
  test.each([
    ['light', 12005, 7],
    ['light', 12006, 6],
    ['light', 25006, 5],
    ['light', 40005, 5],
    ['heavy', 12006, 6],
    ['heavy', 50005, 6],
  ])('GV-R-25 quickSheetArtillery: %s artillery at %i thousandths: %i dice', (kind, distance, n) => {
    expect(shot(n, [shooter({ type: `${kind} artillery` }), foe(distance)], house('quickSheetArtillery'))).toBe(n);
  });
  /** An enemy whose one stand lies before the guns; the other is bent forward, 4 cm nearer, east of their zone. */
  const hooked = (nearest: number): Loose =>
    foe(nearest + 4000, { formation: 'bentLine', bend: { after: 1, stays: 'right', way: 'forward', angle: 900 } });
  test.each([
    ['light', 12005, 8],
    ['light', 12006, 6],
    ['light', 25005, 6],
    ['light', 25006, 4],
  ])('GV-R-26 the range of %s artillery is that to the nearest stand, in the zone or not: %i', (kind, nearest, n) => {
    expect(shot(n, [shooter({ type: `${kind} artillery` }), hooked(nearest)])).toBe(n);
  });
  test('GV-ARTY-06, GV-R-26 so are the 12 cm of heavy artillery', () => {
    expect(may(firing([heavy(), hooked(12006)]), fireAt('N1'))).toBe(true);
    expect(RANGE).toContain(refused(firing([heavy(), hooked(12005)]), fireAt('N1'))?.rule);
  });
});

describe('modifiers', () => {
  test.each<[string, Loose, number]>([
    ['light foot arms', {}, 6],
    ['medium foot arms', {}, 6],
    ['heavy foot pikes', {}, 6],
    ['light foot arms', { formation: 'skirmishLine' }, 5],
    [
      'light foot arms',
      { formation: 'bentSkirmishLine', bend: { after: 1, stays: 'left', way: 'back', angle: 200 } },
      5,
    ],
    ['light foot arms', { formation: 'block' }, 7],
    ['heavy foot arms', { formation: 'block' }, 7],
    ['heavy foot arms', { formation: 'defensiveBlock' }, 8],
    ['light horse', {}, 7],
    ['light horse', { formation: 'skirmishLine' }, 6],
    ['medium horse', { formation: 'block' }, 8],
    ['heavy horse', {}, 7],
    ['medium camels', {}, 7],
    ['light chariots', { formation: 'skirmishLine' }, 6],
    ['heavy chariots', {}, 7],
    ['medium elephants', {}, 7],
    ['heavy elephants', {}, 7],
    ['light artillery', {}, 5],
    ['heavy artillery', {}, 5],
    ['commander', {}, 6],
    ['sub-commander', {}, 6],
  ])('GV-ARTY-03 six points at %s %j: %i dice', (type, more, n) => {
    expect(shot(n, [light(), foe(17000, { type, ...more })])).toBe(n);
    expect(shot(n, [heavy(), foe(17000, { type, ...more })])).toBe(n);
  });
  test('GV-ARTY-03 suppressed: one die less', () => {
    expect(shot(7, [light(), foe(10000, { type: 'light foot bows' })])).toBe(7); // 6 + 2 - 1
    const side = { id: 'N2', type: 'light foot bows', x: X + 2000 + 5000, y: Y - 2000, heading: 2700 };
    expect(shot(5, [heavy(), foe(17000), side])).toBe(5);
  });
  test('GV-ARTY-03 hits on 1 or 2', () => {
    const match = firing([light({ hits: 2 }), foe(17000)], { dice: [1, 2, 3, 6] });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(2);
    expect(unit(match, 'S1').fired).toBe(true);
  });
  test.each([
    ['green', 1],
    ['trained', 2],
    ['elite', 3],
  ])('GV-ARTY-03, GV-QUAL-02, GV-QUAL-03 %s guns throw 1, 2, 3, 4: %i hits', (quality, hits) => {
    const match = firing([heavy({ hits: 2, quality }), foe(17000)], {
      dice: [1, 2, 3, 4],
      options: { unitQuality: 'assigned' },
    });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(hits);
  });
  test('GV-WE-04 light artillery of strength 3 at medium foot in block, 17 cm: four dice, one hit', () => {
    const match = firing([light({ hits: 3 }), foe(17000, { type: 'medium foot arms', formation: 'block' })], {
      dice: [2, 3, 4, 6],
    });
    expect(dice(match, fireAt('N1'))).toBe(4);
    expect(aside(match)).toBe(1);
  });
  test('GV-ARTY-03, GV-FIRE-21 no dice at long range', () => {
    const match = firing([light({ hits: 4 }), foe(30000)]);
    expect(dice(match, fireAt('N1'))).toBe(0);
    expect(unit(match, 'S1').fired).toBe(true);
    expect(forbidden(firing([light({ hits: 4 }), foe(30000)], house('noZeroDiceFire')), fireAt('N1'))).toBe(true);
  });
});

describe('direct and overhead', () => {
  test.each([
    'light foot javelins',
    'medium foot bows',
    'light foot longbows',
    'light horse bows',
    'heavy elephants bows',
    'light chariots bows',
  ])('GV-ARTY-04 %s never fire overhead', (type) => {
    const match = firing([shooter({ type }), foe(3500)]);
    expect(['GV-ARTY-04', 'GV-ARTY-05']).toContain(refused(match, fireAt('N1', {}, { overhead: true }))?.rule);
    expect(may(match, fireAt('N1'))).toBe(true);
  });
  const SCREEN = { id: 'S2', type: 'heavy foot arms', x: X, y: Y + 8000 };
  test('GV-ARTY-04 light artillery fires directly: at the nearest in its zone', () => {
    const match = firing([light(), SCREEN, foe(20000)]);
    expect(refused(match, fireAt('N1'))?.rule).toBe('GV-FIRE-09');
    expect(refused(match, fireAt('N1', {}, { overhead: true }))?.rule).toBe('GV-ARTY-05'); // all on level ground
    expect(may(firing([light(), foe(20000)]), fireAt('N1'))).toBe(true);
  });
  test('GV-ARTY-06 heavy artillery fires over whatever lies between: units, hills, woods', () => {
    const enemy = { id: 'N2', type: 'heavy foot arms', x: X, y: Y + 5000 };
    const terrain = [feature('hill', strip(Y + 12000, Y + 14000), 3), feature('wood', strip(Y + 16000, Y + 18000))];
    for (const between of [SCREEN, enemy]) {
      const match = firing([heavy(), between, foe(20000)], { dice: many(6, 6), ...on(...terrain) });
      expect(dice(match, fireAt('N1'))).toBe(6);
    }
  });
  test('GV-ARTY-06 any enemy in its zone, not only the nearest', () => {
    const match = firing([heavy(), foe(20000), foe(30000, { id: 'N2' }), foe(49000, { id: 'N3' })]);
    expect(['N1', 'N2', 'N3'].filter((id) => may(match, fireAt(id)))).toEqual(['N1', 'N2', 'N3']);
  });
  test.each([
    [10, false],
    [11, true],
  ])('GV-ARTY-06, GV-GEOM-12 the target reaches %i thousandths into the zone: %s', (inside, expected) => {
    expect(may(firing([heavy(), foe(20000, { x: X + 2000 - inside + 4000 })]), fireAt('N1'))).toBe(expected);
  });
  test('GV-ARTY-06 in range, but out of the zone', () => {
    expect(RANGE).toContain(refused(firing([heavy(), foe(20000, { x: X + 8000 })]), fireAt('N1'))?.rule);
  });

  // N1 spans y from Y + 20000 to Y + 22000 and x from X - 4000 to X + 4000.
  const friend = (gap: number, more: Loose = {}): Loose => ({
    id: 'S2',
    type: 'heavy foot arms',
    x: X,
    y: Y + 20000 - gap,
    ...more,
  });
  test.each([
    [8000, false],
    [8994, false],
    [8995, true],
    [9000, true],
  ])('GV-R-24, GV-ARTY-06 a friend %i thousandths from the target: %s', (gap, expected) => {
    const why = refused(firing([heavy(), foe(20000), friend(gap)]), fireAt('N1'));
    expect(why === undefined).toBe(expected);
    if (why) {
      expect(['GV-ARTY-06', 'GV-R-24']).toContain(why.rule);
      expect(why.because).toMatch(/9/u);
    }
  });
  test.each<[string, Loose, boolean]>([
    ['behind it', { y: Y + 22000 + 8900, heading: 1800 }, false],
    ['behind it, 9 cm away', { y: Y + 22000 + 9000, heading: 1800 }, true],
    ['at its side', { x: X + 4000 + 8900 + 4000, y: Y + 22000 }, false],
    ['at its side, 9 cm away', { x: X + 4000 + 9000 + 4000, y: Y + 22000 }, true],
    ['off its corner', { x: X + 4000 + 6300 + 4000, y: Y + 20000 - 6300 }, false], // 8.91
    ['off its corner, a little more', { x: X + 4000 + 6400 + 4000, y: Y + 20000 - 6400 }, true], // 9.05
    ['a commander', { type: 'commander', y: Y + 20000 - 8900 }, false],
    ['an enemy does not matter', { id: 'N2', y: Y + 20000 - 3000 }, true],
  ])('GV-ARTY-06 in any direction: %s', (_, more, expected) => {
    expect(may(firing([heavy(), foe(20000), friend(0, more)]), fireAt('N1'))).toBe(expected);
  });
  test('GV-ARTY-06 it fires overhead with or without saying so', () => {
    const match = firing([heavy(), foe(20000)]);
    expect(may(match, fireAt('N1', {}, { overhead: true }))).toBe(true);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(true);
  });
  test('GV-ARTY-07, GV-TERR-08 the cover of the target holds against overhead fire; ground before it does not', () => {
    const village = feature('village', strip(Y + 20000, Y + 24000));
    expect(shot(4, [heavy(), foe(20000)], on(village))).toBe(4);
    expect(shot(6, [heavy(), foe(20000)], on(feature('village', strip(Y + 17000, Y + 20000))))).toBe(6);
    expect(shot(2, [heavy(), foe(20000)], on(village, feature('wood', strip(Y + 20000, Y + 24000))))).toBe(2);
  });
  test('GV-FIRE-03, GV-ARTY-06 not at an enemy in contact with a friend', () => {
    const held = { id: 'S2', type: 'heavy foot arms', x: X, y: Y + 20000 };
    expect(['GV-FIRE-03', 'GV-ARTY-06']).toContain(refused(firing([heavy(), foe(20000), held]), fireAt('N1'))?.rule);
  });
});
