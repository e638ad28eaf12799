import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HEAVY_ELEPHANTS,
  HEAVY_FOOT,
  HEAVY_GUN,
  HEAVY_HORSE,
  HORSE,
  LIGHT_FOOT,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  SQUARE,
  SUB,
  bent,
  charge,
  chargeRefused,
  expectLegal,
  field,
  isOver,
  north,
  pose,
  refused,
  south,
  switched,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { sizeOf } from './charge-geometry-help.js';
import { choose, refusal, unit } from './kit.js';

const CANNOT = ['GV-CHARGE-01', 'GV-MOVE-03', 'GV-FORM-08', 'GV-STR-04'];
const PIKES = { type: 'medium foot pikes' };
const CAMELS = { type: 'light camels' };
const MEDIUM_CAMELS = { type: 'medium camels' };

describe('GV-CHARGE-01 who charges', () => {
  test.each<[string, Loose]>([
    ['unpacked light artillery', GUN],
    ['packed light artillery', { ...GUN, packed: true }],
    ['unpacked heavy artillery', HEAVY_GUN],
    ['packed heavy artillery', { ...HEAVY_GUN, packed: true }],
    ['a defensive block', { ...FOOT, ...SQUARE }],
    ['a bent line of foot', { ...FOOT, ...bent() }],
    ['a bent line of horse', { ...HORSE, ...bent() }],
    ['a bent skirmish line', { ...LIGHT_HORSE, ...bent(), formation: 'bentSkirmishLine' }],
  ])('GV-CHARGE-01 not %s', (_, who) => {
    expect(CANNOT).toContain(chargeRefused(field([south(30000, who), north(33000)]))?.rule);
  });

  test.each<[string, Loose]>([
    ['foot in line', FOOT],
    ['foot in block', { ...FOOT, ...BLOCK }],
    ['pikes', PIKES],
    ['bows', BOWS],
    ['light foot in skirmish line', SKIRMISHERS],
    ['light foot in line', LIGHT_FOOT],
    ['horse in line', HORSE],
    ['horse in block', { ...HORSE, ...BLOCK }],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }],
    ['camels', CAMELS],
    ['light chariots', CHARIOTS],
    ['light chariots in skirmish line', { ...CHARIOTS, ...SKIRMISH }],
    ['heavy chariots', HEAVY_CHARIOTS],
    ['elephants', ELEPHANTS],
    ['a commander', COMMANDER],
    ['a sub-commander', SUB],
  ])('GV-CHARGE-01 %s may', (_, who) => {
    expect(chargeRefused(field([south(30000, who), north(33000)]))).toBeUndefined();
  });

  test.each<[string, Loose, number]>([
    ['medium foot', FOOT, 10],
    ['light foot bows', { type: 'light foot bows' }, 5],
    ['heavy horse', HEAVY_HORSE, 12],
    ['medium elephants', ELEPHANTS, 8],
    ['a commander', COMMANDER, 8],
  ])('GV-CHARGE-01, GV-STR-04 %s with two strength points left may, with one not', (_, who, strength) => {
    const at = (left: number) => chargeRefused(field([south(30000, { ...who, hits: strength - left }), north(33000)]));
    expect(at(2)).toBeUndefined();
    expect(CANNOT).toContain(at(1)?.rule);
    expect(CANNOT).toContain(at(0)?.rule);
  });

  test('GV-CHARGE-01 nobody in contact charges, not even horse that may disengage', () => {
    const match = field([
      south(30000, { ...HORSE, x: 60000 }),
      north(30000, { id: 'N2', x: 60000 }),
      north(40000, { x: 57000 }),
      south(30000, { ...FOOT, id: 'S2', x: 120000 }),
      north(30000, { id: 'N3', x: 120000 }),
    ]);
    expect([...CANNOT, 'GV-MOVE-02', 'GV-DISENG-01']).toContain(refusal(match, { do: 'choose', unit: 'S2' })?.rule);
    expect([...CANNOT, 'GV-MOVE-02', 'GV-DISENG-01']).toContain(chargeRefused(match)?.rule);
  });

  test('GV-CHARGE-01 only a charge makes contact: a manoeuvre keeps more than 0.010 away', () => {
    const match = field([south(30000, FOOT), north(34000)], [3]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(['GV-MOVE-04']).toContain(refusal(match, AHEAD(3990))?.rule);
    expect(refusal(match, AHEAD(3989))).toBeUndefined();
    choose(match, { do: 'charge', target: 'N1' });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 34000, heading: 0 });
    waitsFor(match, 'north', 'react');
  });
});

describe('GV-CHARGE-02 how far', () => {
  const REACHES: [string, Loose, number, number][] = [
    ['light foot in block', { ...LIGHT_FOOT, ...BLOCK }, 5000, 2000],
    ['medium foot in block', { ...FOOT, ...BLOCK }, 5000, 2000],
    ['heavy foot in block', { ...HEAVY_FOOT, ...BLOCK }, 5000, 2000],
    ['light foot in line', LIGHT_FOOT, 7000, 2000],
    ['light foot in skirmish line', SKIRMISHERS, 7000, 2000],
    ['medium foot in line', FOOT, 6000, 2000],
    ['heavy foot in line', HEAVY_FOOT, 5000, 2000],
    ['light horse', LIGHT_HORSE, 15000, 6000],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 15000, 6000],
    ['light camels', CAMELS, 15000, 6000],
    ['medium horse', HORSE, 18000, 6000],
    ['medium horse in block', { ...HORSE, ...BLOCK }, 18000, 6000],
    ['medium camels', MEDIUM_CAMELS, 18000, 6000],
    ['heavy horse', HEAVY_HORSE, 18000, 6000],
    ['light chariots', CHARIOTS, 15000, 6000],
    ['heavy chariots', HEAVY_CHARIOTS, 18000, 6000],
    ['medium elephants', ELEPHANTS, 5000, 2000],
    ['heavy elephants', HEAVY_ELEPHANTS, 4000, 2000],
    ['a commander', COMMANDER, 15000, 6000],
    ['a sub-commander', SUB, 15000, 6000],
  ];
  const at = (who: Loose, y: number, more: Loose = {}) =>
    chargeRefused(field([south(20000, who), north(20000 + y)]), 'N1', more);

  test.each(REACHES)('GV-CHARGE-02 %s: what is within the charge allowance', (_, who, reach) => {
    expect(at(who, reach + 5)).toBeUndefined();
    const far = at(who, reach + 6);
    expect(['GV-CHARGE-02', 'GV-MOVE-05', 'GV-EXT-01']).toContain(far?.rule);
    expect(far?.because).toContain(String(reach / 1000));
  });

  test.each(REACHES)('GV-EXT-01 %s: extended only beyond the allowance, and up to its reach', (_, who, reach, more) => {
    expect(at(who, reach + 5, { extend: true })?.rule).toBe('GV-EXT-01');
    expect(at(who, reach + 6, { extend: true })).toBeUndefined();
    expect(at(who, reach + more + 5, { extend: true })).toBeUndefined();
    const far = at(who, reach + more + 6, { extend: true });
    expect(['GV-EXT-01', 'GV-CHARGE-02']).toContain(far?.rule);
    expect(far?.because).toContain(String((reach + more) / 1000));
  });

  test('GV-CHARGE-02 with slowMountedBlocks horse in block charge as foot in block do', () => {
    const slow = (y: number) =>
      chargeRefused(field([south(20000, { ...HORSE, ...BLOCK }), north(20000 + y)], [], switched('slowMountedBlocks')));
    expect(slow(5005)).toBeUndefined();
    expect(slow(5006)).toBeDefined();
  });

  test('GV-CHARGE-02 at the very limit of the slack the charge still ends in contact', () => {
    const match = field([south(20000), north(38005)], [3]);
    charge(match);
    waitsFor(match, 'north', 'react');
    expect(pose(match, 'S1').y).toBeGreaterThanOrEqual(37995);
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test.each<[string, string]>([
    ['a friend', 'S2'],
    ['somebody behind', 'N2'],
    ['somebody beside the lane', 'N3'],
  ])('GV-CHARGE-02 the target is no %s', (_, target) => {
    const match = field([
      south(30000),
      south(38000, { id: 'S2' }),
      north(20000, { id: 'N2' }),
      north(36000, { id: 'N3', x: 98000 }),
    ]);
    expect(chargeRefused(match, target)?.rule).toBe('GV-CHARGE-02');
  });
});

describe('GV-CHARGE-06, -07 foot against mounted', () => {
  const OUTFLANK = 'GV-CHARGE-06';
  const MOUNTED: [string, Loose][] = [
    ['light horse', LIGHT_HORSE],
    ['heavy horse', HEAVY_HORSE],
    ['camels', CAMELS],
    ['light chariots', CHARIOTS],
    ['heavy chariots', HEAVY_CHARIOTS],
    ['a commander', COMMANDER],
    ['a sub-commander', SUB],
  ];
  test.each(MOUNTED)('GV-CHARGE-06 not against %s from the front', (_, target) => {
    for (const who of [FOOT, { ...FOOT, ...BLOCK }, PIKES, BOWS, SKIRMISHERS])
      expect(chargeRefused(field([south(30000, who), north(33000, target)]))?.rule).toBe(OUTFLANK);
  });

  test.each(MOUNTED)('GV-CHARGE-06 against %s from behind, since it will outflank', (_, target) => {
    // Facing north, its rear edge is at y = 37000 or 36000.
    expect(chargeRefused(field([south(33000, FOOT), north(40000, { ...target, heading: 0 })]))).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['medium elephants', ELEPHANTS],
    ['heavy elephants', HEAVY_ELEPHANTS],
    ['foot', HEAVY_FOOT],
    ['light artillery', GUN],
    ['heavy artillery', HEAVY_GUN],
  ])('GV-CHARGE-07 %s from any direction', (_, target) => {
    // Its nearest edge is 3 cm ahead of S1, whichever way it faces.
    const [wide, deep] = sizeOf(target.type);
    const broad = target.type.includes('foot') ? wide : wide / 2;
    const nearest: Record<number, number> = { 0: deep, 900: broad, 1800: 0, 2700: broad };
    for (const [heading, off] of Object.entries(nearest)) {
      const match = field([south(30000, FOOT), north(33000 + off, { ...target, heading: Number(heading) })]);
      expect(chargeRefused(match), heading).toBeUndefined();
    }
  });

  test.each<[string, Loose]>([
    ['horse', LIGHT_HORSE],
    ['chariots', CHARIOTS],
    ['elephants', ELEPHANTS],
    ['a commander', COMMANDER],
  ])('GV-CHARGE-06 the limit is for foot: %s charge horse from the front', (_, who) => {
    expect(chargeRefused(field([south(30000, who), north(34000, HORSE)]))).toBeUndefined();
  });

  // N1 faces east; S1, in block from x = 88000 to 92000, meets its side: the rear corner lies 3 cm west of its front.
  test.each([
    [90990, true],
    [90989, false],
    [94955, true],
    [95011, false],
    [93000, true],
  ])('GV-CHARGE-06 a flank whose rear corner is at x = %i - 3000: legal %s', (x, legal) => {
    const match = field([south(30000, { ...FOOT, ...BLOCK }), north(38000, { ...HORSE, x, heading: 900 })]);
    expectLegal(chargeRefused(match), legal, OUTFLANK, 'GV-CHARGE-02');
  });

  test('GV-CHARGE-06 what counts is the position of contact after the pivot', () => {
    // N1 faces east with its rear corner at x = 88200; after a pivot to the right S1 comes past that corner.
    const match = field([south(30000, { ...FOOT, ...BLOCK }), north(38000, { ...HORSE, x: 91200, heading: 900 })]);
    expect(chargeRefused(match)).toBeUndefined();
    expect(refusal(match, { do: 'charge', target: 'N1', pivot: 200 })?.rule).toBe(OUTFLANK);
  });
});

describe('GV-CHARGE-05 the end of it', () => {
  test('GV-CHARGE-05 it has no turn and no steps, and the charger is done', () => {
    const match = field([south(40000), north(48000)], [3]);
    expect(refused(match, 'S1', { do: 'charge', target: 'N1', turn: 100 })?.rule).toBe('shape');
    choose(match, { do: 'charge', target: 'N1' });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 48000, heading: 0 });
    choose(match, { do: 'stand' });
    isOver(match);
    expect(unit(match, 'S1').done).toBe(true);
  });

  test('GV-CHARGE-09 those who could intercept are asked on the way, the target on contact', () => {
    const match = field([south(40000), north(48000, HORSE)], [3]);
    charge(match);
    waitsFor(match, 'north', 'intercept');
    expect(pose(match, 'S1').y).toBe(40000);
    choose(match, { do: 'pass' });
    expect(pose(match, 'S1').y).toBe(48000);
    waitsFor(match, 'north', 'react');
  });
});
