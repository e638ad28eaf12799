import { describe, expect, test } from 'vitest';

import {
  AHEAD,
  BLOCK,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HEAVY_ELEPHANTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SQUARE,
  SUB,
  area,
  bent,
  field,
  ground,
  north,
  order,
  pose,
  south,
  waitsFor,
  type Loose,
  NOT_THERE,
  approach,
  asked,
} from './charge-help.js';
import { decision, refusal } from './kit.js';

describe('GV-ICPT-01 who intercepts', () => {
  test.each<[string, Loose]>([
    ['horse in line', HORSE],
    ['horse in block', { ...HORSE, ...BLOCK }],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }],
    ['horse with bows', { type: 'light horse bows' }],
    ['heavy horse', HEAVY_HORSE],
    ['camels', { type: 'light camels' }],
    ['light chariots', CHARIOTS],
    ['heavy chariots', HEAVY_CHARIOTS],
    ['a commander', COMMANDER],
    ['a sub-commander', SUB],
  ])('GV-ICPT-01 %s may', (_, who) => {
    const match = approach(who);
    waitsFor(match, 'north', 'intercept');
    expect((decision(match)!.about as Loose).chances).toMatchObject([
      { unit: 'N1', do: 'intercept', from: 0, to: 1000 },
    ]);
    expect(refusal(match, { do: 'intercept', unit: 'N1', at: 0 })).toBeUndefined();
  });

  test.each<[string, Loose]>([
    ['medium elephants', ELEPHANTS],
    ['heavy elephants', HEAVY_ELEPHANTS],
  ])('GV-ICPT-01 %s may, near enough', (_, who) => {
    expect(asked(approach(who, { off: 3000 }))).toBe(true);
    expect(asked(approach(who, { off: 6000 }))).toBe(false);
  });

  test.each<[string, Loose, Loose]>([
    ['foot', FOOT, {}],
    ['foot with bows', { type: 'light foot bows', ...SKIRMISH }, {}],
    ['a defensive block', { ...FOOT, ...SQUARE }, {}],
    ['packed artillery', { ...GUN, packed: true }, {}],
    ['bent horse', { ...HORSE, ...bent({ angle: 100 }) }, {}],
    ['bent skirmishers', { ...LIGHT_HORSE, ...bent({ angle: 100 }), formation: 'bentSkirmishLine' }, {}],
    ['a unit with one strength point', { ...HORSE, hits: 9 }, {}],
    ['a unit that has reacted', { ...HORSE, reacted: true }, {}],
    ['a unit that is done', { ...HORSE, done: true }, {}],
    ['a unit in contact', HORSE, { others: [south(57000, { ...FOOT, ...BLOCK, id: 'S2', x: 94000, heading: 2700 })] }],
  ])('GV-ICPT-01 %s may not', (_, who, given) => {
    const match = approach(who, given);
    expect(pose(match, 'S1').y).toBe(51000);
    waitsFor(match, 'south', 'order');
  });

  test('GV-ICPT-01 with two strength points it may', () => {
    expect(asked(approach({ ...HORSE, hits: 8 }))).toBe(true);
  });
});

describe('GV-ICPT-02 the zone', () => {
  test.each<[string, Loose, number]>([
    ['horse', HORSE, 9000],
    ['a commander', COMMANDER, 9000],
    ['heavy chariots', HEAVY_CHARIOTS, 9000],
    ['medium elephants', ELEPHANTS, 3000],
    ['heavy elephants', HEAVY_ELEPHANTS, 3000],
  ])('GV-ICPT-02 of %s is %i deep, its far end included', (_, who, deep) => {
    // After 2 cm S1 is `deep` away.
    const match = field([south(50000, FOOT), north(52000 + deep, who)]);
    order(match, 'S1', AHEAD(2500));
    const tried = (at: number) => refusal(match, { do: 'intercept', unit: 'N1', at });
    expect(NOT_THERE).toContain(tried(1994)?.rule);
    for (const at of [1995, 2000, 2500]) expect(tried(at)).toBeUndefined();
  });

  test.each([
    [61005, true],
    [61006, false],
  ])('GV-ICPT-02 a move that ends 2 cm on, before a front at y = %i: asked %s', (y, inZone) => {
    const match = field([south(50000, FOOT), north(y, HORSE)]);
    order(match, 'S1', AHEAD(2000));
    expect(asked(match)).toBe(inZone);
  });

  test.each<[string, Loose, number]>([
    ['a line', HORSE, 86000],
    ['a block', { ...HORSE, ...BLOCK }, 88000],
    ['one stand', HEAVY_CHARIOTS, 88000],
  ])('GV-ICPT-02, -03 it is as wide as the front of %s', (_, who, left) => {
    // S1 lies west of the zone but for so much of its right end: a mere touch of corners is no contact.
    const within = (much: number) => {
      const match = field([south(50000, { ...FOOT, x: left - 4000 + much }), north(56000, who)]);
      order(match, 'S1', AHEAD(1000));
      return asked(match);
    };
    expect([within(9), within(30), within(60)]).toEqual([false, false, true]);
  });

  test.each<[string, Loose]>([
    ['a friend', north(53000, { id: 'N2' })],
    ['another enemy', south(53500, { ...FOOT, id: 'S2' })],
    ['somebody in the zone beside the way', south(53500, { ...FOOT, id: 'S2', x: 97500 })],
  ])('GV-ICPT-03 nobody is eligible behind %s', (_, other) => {
    const match = field([south(50000, { ...FOOT, x: 84000 }), north(56000, HORSE), other]);
    order(match, 'S1', AHEAD(500));
    expect(asked(match)).toBe(false);
  });

  test.each<[string, Loose]>([
    ['behind the mover', south(44000, { ...FOOT, id: 'S2' })],
    ['beside the zone', south(53500, { ...FOOT, id: 'S2', x: 98000 })],
    ['level with the mover', south(50990, { ...FOOT, ...BLOCK, id: 'S2', x: 92000 })],
  ])('GV-ICPT-03 somebody %s does not matter', (_, other) => {
    const match = field([south(50000, { ...FOOT, x: 84000 }), north(56000, HORSE), other]);
    order(match, 'S1', AHEAD(1000));
    expect(asked(match)).toBe(true);
  });

  test.each<[string, Loose, string, boolean]>([
    ['bog before horse', HORSE, 'bog', false],
    ['rough ground before chariots', CHARIOTS, 'rough', false],
    ['a wood before horse in line', HORSE, 'wood', false],
    ['an escarpment before horse', HORSE, 'escarpment', false],
    ['a village before elephants', ELEPHANTS, 'village', true],
    ['a wood before elephants', ELEPHANTS, 'wood', false],
  ])('GV-ICPT-03 prohibited terrain: %s', (_, who, type, may) => {
    const line = {
      type,
      points: [
        [88000, 51500],
        [92000, 51500],
      ],
    };
    const feature = type === 'escarpment' ? line : area(type, 88000, 51200, 92000, 51800);
    expect(asked(approach(who, { off: 3000, more: ground(feature) }))).toBe(may);
  });

  test('GV-ICPT-03 prohibited terrain beside the zone, or behind the mover, does not matter', () => {
    const beside = ground(area('bog', 94000, 52000, 98000, 54000), area('bog', 86000, 40000, 94000, 47000));
    expect(asked(approach(HORSE, { more: beside }))).toBe(true);
  });
});
