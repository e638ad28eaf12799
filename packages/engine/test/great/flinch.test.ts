import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_ELEPHANTS,
  HEAVY_FOOT,
  HEAVY_HORSE,
  HORSE,
  LIGHT_FOOT,
  LIGHT_HORSE,
  SQUARE,
  expectLegal,
  hits,
  isOver,
  many,
  met,
  north,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  withUnits,
  type Loose,
  FIRE,
  shot,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

describe('GV-DFIRE-05 two hits or more', () => {
  const flinched = (given: Loose = {}) => shot(BOWS, [1, 2, 6, 6, 6, 6], { way: 10000, ...given });

  test('GV-DFIRE-04, -05 the charger flinches with its markers', () => {
    const match = flinched();
    waitsFor(match, 'south', 'fallBack');
    expect(hits(match, 'S1')).toBe(2);
    choose(match, { do: 'fallBack', by: 2500 });
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 57500, heading: 0, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, done: true, hits: 0 });
    isOver(match);
  });

  test('GV-DFIRE-05 three hits are two or more', () => {
    waitsFor(shot(BOWS, [1, 1, 1, 6, 6, 6]), 'south', 'fallBack');
  });

  test('GV-DFIRE-05 out of contact and within 3 cm of the firer', () => {
    const match = flinched();
    expect(decision(match)!.about).toMatchObject({ unit: 'S1', target: 'N1', least: 11, most: 3000 });
    for (const by of [0, 10, 3006, 10000])
      expect(['GV-DFIRE-05', 'GV-R-78'], String(by)).toContain(refusal(match, { do: 'fallBack', by })?.rule);
    for (const by of [11, 3000, 3005]) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
  });

  test('GV-DFIRE-05 not beyond where it started', () => {
    const match = flinched({ way: 2000 });
    expect(['GV-DFIRE-05', 'GV-R-78']).toContain(refusal(match, { do: 'fallBack', by: 2001 })?.rule);
    choose(match, { do: 'fallBack', by: 2000 });
    expect(pose(match, 'S1').y).toBe(58000);
  });

  test('GV-DFIRE-05 after a pivot back along the line it came', () => {
    const match = flinched({ pivot: 100 });
    const before = pose(match, 'S1');
    choose(match, { do: 'fallBack', by: 2000 });
    const { x, y, heading } = pose(match, 'S1');
    expect(heading).toBe(100);
    expect(Math.hypot(x - (before.x - 2000 * 0.17365), y - (before.y - 2000 * 0.98481))).toBeLessThanOrEqual(2);
  });

  test('GV-DFIRE-05, GV-R-78 out of contact with every enemy: without such a point it stays', () => {
    // N2 stands beside the path (x = 94000) from y = 56900 on: S1 is clear of it from 3.06 cm back only.
    const match = flinched({ others: [north(56900, { id: 'N2', x: 98000 })] });
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 2, done: true });
    isOver(match);
    // Of one a little further on it is clear in time: from 2.96 cm, but for the corners.
    const clear = flinched({ others: [north(57000, { id: 'N2', x: 98000 })] });
    for (const by of [11, 2000, 2955]) expect(refusal(clear, { do: 'fallBack', by })?.rule).toBe('GV-DFIRE-05');
    for (const by of [2965, 3000]) expect(refusal(clear, { do: 'fallBack', by })).toBeUndefined();
  });

  /** Meanwhile somebody has come to stand behind S1, whose rear is at y = 57000. */
  const shutIn = (front: number, more: Loose = {}) => {
    const match = met(BOWS, { way: 10000, ...more });
    const again = withUnits(match, [south(front, { ...FOOT, ...BLOCK, id: 'S5' })], [1, 2, 6, 6, 6, 6]);
    choose(again, FIRE);
    return again;
  };

  test('GV-R-78 it stops short of what stands in its way back', () => {
    const match = shutIn(55500);
    expect(refusal(match, { do: 'fallBack', by: 1511 })?.rule).toBe('GV-DFIRE-05');
    choose(match, { do: 'fallBack', by: 1500 });
    expect(pose(match, 'S1').y).toBe(58500);
    isOver(match);
  });

  test('GV-R-78 without any such point it stays, and nothing more happens', () => {
    const match = shutIn(57000);
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 2, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, done: true });
    isOver(match);
  });

  test.each<[string, Loose, number, number]>([
    ['the full 3 cm', { way: 10000 }, 3000, 3000],
    ['as far as the path allows', { way: 2000 }, 2000, 2000],
  ])('GV-R-51 with fullFlinch %s', (_, given, least, most) => {
    const match = flinched({ ...given, more: switched('fullFlinch') });
    const far = 60000 - pose(match, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(least);
    expect(far).toBeLessThanOrEqual(most);
    isOver(match);
  });
});

describe('GV-DFIRE-06, -07 fewer', () => {
  test('GV-DFIRE-06 exactly one hit: both stay in contact, done', () => {
    const match = shot(BOWS, [2, 3, 6, 6, 6, 6]);
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, y: 60000, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, fired: true, done: true });
    isOver(match);
  });

  test.each<[string, Loose, number, number]>([
    ['light foot', LIGHT_FOOT, 6, 1],
    ['medium foot', FOOT, 5, 1],
    ['heavy foot', HEAVY_FOOT, 4, 1],
    ['light horse', LIGHT_HORSE, 7, 2],
    ['medium horse', HORSE, 6, 2],
    ['heavy horse', HEAVY_HORSE, 5, 3],
    ['light chariots', CHARIOTS, 7, 2],
    ['heavy chariots', HEAVY_CHARIOTS, 5, 3],
    ['medium elephants', ELEPHANTS, 6, 2],
    ['heavy elephants', HEAVY_ELEPHANTS, 5, 2],
  ])('GV-DFIRE-07, GV-R-54 no hit: the impact of %s, whatever the distance', (_, charger, count, impact) => {
    for (const way of charger.type.includes('horse') ? [4000, 12000] : [4000]) {
      const match = shot(BOWS, many(count, 3), { charger, way });
      expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, impact]);
      expect(unit(match, 'N1')).toMatchObject({ fired: true, done: true });
      expect(unit(match, 'S1')).toMatchObject({ y: 60000, done: true });
      expect(thrown(match)).toHaveLength(2);
      isOver(match);
    }
  });

  test.each<[string, Loose, number]>([
    ['medium', ELEPHANTS, 6],
    ['heavy', HEAVY_ELEPHANTS, 5],
  ])('GV-R-54 with elephantsImpactLight %s elephants cause one', (_, charger, count) => {
    const match = shot(BOWS, many(count, 3), { charger, way: 4000, more: switched('elephantsImpactLight') });
    expect(hits(match, 'N1')).toBe(1);
  });

  test('GV-R-54 elephantsImpactLight changes nothing for horse', () => {
    expect(hits(shot(BOWS, many(6, 3), { more: switched('elephantsImpactLight') }), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07 a commander: heavy impact, two markers', () => {
    expect(hits(shot(BOWS, many(6, 3), { charger: COMMANDER, test: [] }), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07 a block and a defensive block suffer it too', () => {
    expect(hits(shot({ ...BOWS, ...BLOCK }, many(3, 3)), 'N1')).toBe(2);
    expect(hits(shot({ ...BOWS, ...SQUARE }, many(3, 3)), 'N1')).toBe(2);
  });

  test('GV-DFIRE-07, GV-FIRE-21 no dice are no hits', () => {
    // One point at medium foot: 1 - 1.
    const match = shot({ ...BOWS, hits: 5 }, [], { charger: FOOT });
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 6]);
    expect(unit(match, 'N1').fired).toBe(true);
    isOver(match);
  });

  test('GV-DFIRE-07, GV-R-19 with noZeroDiceFire fire without dice is refused', () => {
    const match = met({ ...BOWS, hits: 5 }, { charger: FOOT, more: switched('noZeroDiceFire') });
    expect(refusal(match, FIRE)?.rule).toBe('GV-R-19');
  });
});

test('P17 red marker, throw, and the hits are placed before the charger is asked how far it goes', () => {
  const match = met(BOWS, { dice: [1, 1, 6, 6, 6, 6] });
  waitsFor(match, 'north', 'react');
  choose(match, FIRE);
  waitsFor(match, 'south', 'fallBack');
  expect(unit(match, 'N1').fired).toBe(true);
  expect(hits(match, 'S1')).toBe(2);
  expect(thrown(match)).toEqual([
    ['south', 'S1', [1]],
    ['north', 'N1', [1, 1, 6, 6, 6, 6]],
  ]);
  expectLegal(refusal(match, { do: 'fallBack', by: 3000 }), true);
});
