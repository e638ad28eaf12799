import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  CHARIOTS,
  COMMANDER,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  allThrows,
  expectLegal,
  hits,
  isOver,
  met,
  north,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  withUnits,
  type Loose,
  hasty,
  FOLD,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

describe('GV-DBLOCK-06..-09 a mounted charger', () => {
  test.each([
    [9006, 'south'],
    [9005, 'north'],
    [5000, 'north'],
    [12000, 'south'],
  ])('GV-DBLOCK-06, -08 with a charge distance of %i the throw is of %s', (way, side) => {
    const match = hasty(met(FOOT, { way, dice: [6] }));
    expect(allThrows(match).at(-1)).toMatchObject({ side, dice: [6] });
    isOver(match);
  });

  test('GV-DBLOCK-06 the charge distance is the gap before the pivot', () => {
    // A pivot to the left brings the right corner forward: 9.1 cm to start with, a path of 8.535.
    const match = met(FOOT, { way: 9100, pivot: -100, dice: [6] });
    hasty(match);
    expect(allThrows(match).at(-1)).toMatchObject({ side: 'south', dice: [6] });
  });

  test.each<[string, Loose, number, number]>([
    ['light horse', LIGHT_HORSE, 1, 2],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 1, 2],
    ['medium horse', HORSE, 1, 2],
    ['camels', { type: 'light camels' }, 1, 2],
    ['light chariots', CHARIOTS, 1, 2],
    ['heavy horse', HEAVY_HORSE, 2, 3],
    ['heavy chariots', HEAVY_CHARIOTS, 2, 3],
  ])('GV-DBLOCK-08, -09 within 9 cm 3 is light, 4 heavy: %s', (_, charger, light, heavy) => {
    for (const [die, impact] of [
      [1, light],
      [3, light],
      [4, heavy],
      [6, heavy],
    ] as [number, number][]) {
      const match = hasty(met(FOOT, { charger, dice: [die] }));
      expect(thrown(match).at(-1)).toEqual(['north', 'N1', [die]]);
      expect(unit(match, 'N1')).toMatchObject({ hits: 1 + impact, done: true });
      expect(unit(match, 'S1')).toMatchObject({ y: 60000, hits: 0, done: true });
      isOver(match);
    }
  });

  test('GV-DBLOCK-09 a commander charges as light horse does', () => {
    const match = hasty(met(FOOT, { charger: COMMANDER, test: [], dice: [4] }));
    expect(hits(match, 'N1')).toBe(3);
  });

  test.each([
    [3, 1],
    [4, 2],
  ])('GV-DBLOCK-09 a block has the impact markers only: a throw of %i, %i', (die, markers) => {
    expect(hits(hasty(met({ ...FOOT, ...BLOCK }, { dice: [die] })), 'N1')).toBe(markers);
  });

  test.each<[string, Loose, number]>([
    ['medium horse', HORSE, 1],
    ['heavy horse', HEAVY_HORSE, 2],
    ['heavy chariots', HEAVY_CHARIOTS, 2],
  ])('GV-DBLOCK-06, -09 from over 9 cm a 6 is a light impact: %s', (_, charger, light) => {
    const match = hasty(met(FOOT, { charger, way: 12000, dice: [6] }));
    expect(thrown(match).at(-1)).toEqual(['south', 'S1', [6]]);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1 + light, formation: 'defensiveBlock' });
    expect(pose(match, 'S1').y).toBe(60000);
    isOver(match);
  });
});

describe('GV-DBLOCK-07 pulling up short', () => {
  const pulled = (given: Loose = {}) => hasty(met(FOOT, { way: 12000, dice: [5], ...given }));

  test.each([[1], [5]])('GV-DBLOCK-06, -07 a throw of %i: back along the path', (die) => {
    const match = hasty(met(FOOT, { way: 12000, dice: [die] }));
    expect(allThrows(match).at(-1)).toMatchObject({ side: 'south', unit: 'S1', needs: [5], dice: [die] });
    waitsFor(match, 'south', 'fallBack');
    choose(match, { do: 'fallBack', by: 4000 });
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 56000, heading: 0, hits: 0, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, done: true });
    isOver(match);
  });

  test('GV-DBLOCK-07 out of contact and within 9 cm of the block', () => {
    const match = pulled();
    expect(decision(match)!.about).toMatchObject({ unit: 'S1', target: 'N1', least: 11, most: 9000 });
    for (const by of [0, 10, 9006, 12000])
      expect(['GV-DBLOCK-07', 'GV-R-51', 'GV-R-78'], String(by)).toContain(
        refusal(match, { do: 'fallBack', by })?.rule,
      );
    for (const by of [11, 9000, 9005]) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
  });

  test('GV-DBLOCK-07, GV-R-51 not beyond where it started, after the pivot', () => {
    // Started 9.1 cm away, it came 8.535 after its pivot.
    const match = pulled({ way: 9100, pivot: -100 });
    expect(['GV-DBLOCK-07', 'GV-R-51', 'GV-R-78']).toContain(refusal(match, { do: 'fallBack', by: 8545 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 8520 })).toBeUndefined();
  });

  test('GV-R-51 no marker is taken off', () => {
    const match = pulled({ charger: { hits: 3 } });
    choose(match, { do: 'fallBack', by: 9000 });
    expect(hits(match, 'S1')).toBe(3);
  });

  test('GV-R-51 with fullFlinch always the full 9 cm, or as far as the path allows', () => {
    const full = pulled({ more: switched('fullFlinch') });
    const far = 60000 - pose(full, 'S1').y;
    expect(far).toBeGreaterThanOrEqual(9000);
    expect(far).toBeLessThanOrEqual(9005);
    isOver(full);
    const short = pulled({ way: 9100, pivot: -100, more: switched('fullFlinch') });
    // Back where it started: (90000, 50900).
    const { x, y } = pose(short, 'S1');
    expect(Math.hypot(x - 90000, y - 50900)).toBeLessThanOrEqual(12);
    isOver(short);
  });

  /** Meanwhile somebody has come to stand behind S1, whose rear is at y = 57000. */
  const shutIn = (front: number, more: Loose = {}) => {
    const match = met(FOOT, { way: 12000, ...more });
    return hasty(withUnits(match, [south(front, { ...FOOT, ...BLOCK, id: 'S5' })], [1]));
  };

  test('GV-R-78 it stops short of what stands in its way back', () => {
    const match = shutIn(55000);
    expect(['GV-R-78', 'GV-DBLOCK-07', 'GV-GEN-07']).toContain(refusal(match, { do: 'fallBack', by: 2011 })?.rule);
    expect(refusal(match, { do: 'fallBack', by: 8000 })?.rule).toBe('GV-DBLOCK-07');
    choose(match, { do: 'fallBack', by: 2000 });
    expect(pose(match, 'S1').y).toBe(58000);
    expect(hits(match, 'N1')).toBe(1);
    isOver(match);
  });

  test('GV-R-78 if it cannot get out of contact it stays; the block suffers no impact', () => {
    const match = shutIn(57000);
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, done: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, formation: 'defensiveBlock', done: true });
    isOver(match);
  });

  test('GV-R-78 with fullFlinch as far as there is room', () => {
    const match = shutIn(55000, { more: switched('fullFlinch') });
    expect(Math.abs(pose(match, 'S1').y - 58000)).toBeLessThanOrEqual(10);
    isOver(match);
  });

  // N2 stands beside the path (x = 94000), 2 cm deep; S1, 3 cm deep, brushes it over 5 cm of its way. Less than 0.040
  // of that is a corner at a corner.
  test.each<[number, number[], number[]]>([
    [57000, [100, 2955], [2965, 3000, 3100, 9005]],
    [54000, [1045, 3000, 5955], [11, 1000, 1035, 5965, 9005]],
    [50000, [5045, 9005], [11, 4900, 5035]],
  ])('GV-DBLOCK-07 out of contact with every enemy: one beside the path at y = %i', (y, not, free) => {
    const match = pulled({ way: 16000, others: [north(y, { id: 'N2', x: 98000 })] });
    for (const by of not)
      expectLegal(refusal(match, { do: 'fallBack', by }), false, 'GV-DBLOCK-07', 'GV-R-78', 'GV-R-51');
    for (const by of free) expect(refusal(match, { do: 'fallBack', by }), String(by)).toBeUndefined();
  });
});

test('P15 the marker, the place, then the throws', () => {
  const match = met(FOOT, { way: 12000, dice: [6] });
  choose(match, { do: 'hastyBlock' });
  waitsFor(match, 'north', 'hastyBlock');
  expect(hits(match, 'N1')).toBe(1);
  expect(thrown(match)).toHaveLength(1);
  choose(match, FOLD);
  expect(thrown(match)).toEqual([
    ['south', 'S1', [1]],
    ['south', 'S1', [6]],
  ]);
  expect(hits(match, 'N1')).toBe(2);
});
