import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  SQUARE,
  allThrows,
  area,
  bent,
  expectLegal,
  ground,
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
} from './charge-help.js';
import { choose, decision, options, refusal, unit } from './kit.js';

/** The line folds up behind its left stand (in the east). */
const FOLD = { do: 'form', stand: 0, other: 'behind' };
const hasty = (match: Loose, form: Loose = FOLD) => {
  choose(match, { do: 'hastyBlock' });
  if (decision(match)?.kind === 'hastyBlock') choose(match, form);
  return match;
};
const NO_PLACE = ['GV-DBLOCK-03', 'GV-R-49', 'GV-GEN-07', 'GV-MOVE-04'];

describe('GV-DBLOCK-01 who forms', () => {
  test.each<[string, Loose, number]>([
    ['a line', FOOT, 1],
    ['a skirmish line', SKIRMISHERS, 1],
    ['bows', BOWS, 1],
    ['a block', { ...FOOT, ...BLOCK }, 0],
    ['a bent line', { ...FOOT, ...bent(), x: 91000 }, 1],
    ['a bent skirmish line', { ...SKIRMISHERS, ...bent(), formation: 'bentSkirmishLine', x: 91000 }, 1],
  ])('GV-DBLOCK-01, -02, -05 %s may, for its markers: foot charges and nothing more follows', (_, who, markers) => {
    const match = hasty(met(who, { charger: FOOT }));
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensiveBlock', hits: markers, reacted: true, done: true });
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, done: true, y: 60000 });
    expect(thrown(match)).toHaveLength(1);
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['medium elephants', ELEPHANTS],
    ['heavy elephants', { type: 'heavy elephants' }],
  ])('GV-DBLOCK-05 no impact from %s', (_, charger) => {
    const match = hasty(met(FOOT, { charger, way: 3000 }));
    expect(hits(match, 'N1')).toBe(1);
    expect(thrown(match)).toHaveLength(1);
    isOver(match);
  });

  test('GV-DBLOCK-01, GV-R-52 a unit already in one has no such reaction and suffers no impact', () => {
    const match = met({ ...BOWS, ...SQUARE });
    expect(['GV-DBLOCK-01', 'GV-R-52']).toContain(refusal(match, { do: 'hastyBlock' })?.rule);
    choose(match, { do: 'stand' });
    expect(hits(match, 'N1')).toBe(0);
    expect(thrown(match)).toHaveLength(1);
    isOver(match);
  });

  test('GV-DBLOCK-01 not horse', () => {
    expect(refusal(met(HORSE), { do: 'hastyBlock' })?.rule).toBe('GV-DBLOCK-01');
  });
});

describe('GV-DBLOCK-03 the place', () => {
  test('GV-DBLOCK-03 both stands are touched: the owner picks which one stays', () => {
    for (const [stand, x] of [
      [0, 92000],
      [1, 88000],
    ]) {
      const match = met(FOOT, { charger: FOOT });
      choose(match, { do: 'hastyBlock' });
      waitsFor(match, 'north', 'hastyBlock');
      expect(options(match)).toHaveLength(2);
      choose(match, { do: 'form', stand, other: 'behind' });
      expect(unit(match, 'N1')).toMatchObject({ x, y: 60000, heading: 1800, formation: 'defensiveBlock' });
    }
  });

  test('GV-DBLOCK-03 the other stand cannot go where the charger is', () => {
    const match = met(FOOT, { charger: FOOT });
    choose(match, { do: 'hastyBlock' });
    expect(NO_PLACE).toContain(refusal(match, { do: 'form', stand: 0, other: 'front' })?.rule);
    expect(refusal(match, { do: 'form', stand: 2, other: 'behind' })).toBeDefined();
    expect(refusal(match, { do: 'form', stand: 0, other: 'left' })).toBeDefined();
  });

  test.each([
    [84000, 88000],
    [96000, 92000],
  ])(
    'GV-DBLOCK-03 with the charger at x = %i only one stand is touched, and keeps its place without asking',
    (x, at) => {
      const match = met(FOOT, { charger: { ...FOOT, x } });
      choose(match, { do: 'hastyBlock' });
      expect(unit(match, 'N1')).toMatchObject({ x: at, y: 60000, heading: 1800, formation: 'defensiveBlock' });
      isOver(match);
    },
  );

  test('GV-DBLOCK-03 a block reverses its rear stand and stays', () => {
    const match = met({ ...FOOT, ...BLOCK }, { charger: FOOT });
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({
      x: 90000,
      y: 60000,
      heading: 1800,
      formation: 'defensiveBlock',
      hits: 0,
    });
  });

  // N1 faces east, its right end (stand 1, y 60000 to 64000) is met from the south.
  const FLANK = { ...FOOT, x: 91000, y: 64000, heading: 900 };
  test.each<[string, Loose]>([
    ['front', { x: 93000, y: 62000, heading: 900 }],
    ['behind', { x: 91000, y: 62000, heading: 900 }],
  ])('GV-R-49, GV-DBLOCK-03 met in the flank the other stand goes to the %s, and the heading stays', (other, there) => {
    const match = met(FLANK, { charger: FOOT });
    choose(match, { do: 'hastyBlock' });
    waitsFor(match, 'north', 'hastyBlock');
    expect(refusal(match, { do: 'form', stand: 0, other })).toBeDefined(); // not touched
    choose(match, { do: 'form', stand: 1, other });
    expect(unit(match, 'N1')).toMatchObject({ ...there, formation: 'defensiveBlock', hits: 1 });
    isOver(match);
  });

  test('GV-DBLOCK-03 met in the rear the other goes to the front', () => {
    const match = met({ ...FOOT, heading: 0, y: 62000 }, { charger: FOOT });
    choose(match, { do: 'hastyBlock' });
    expect(NO_PLACE).toContain(refusal(match, { do: 'form', stand: 0, other: 'behind' })?.rule);
    choose(match, { do: 'form', stand: 0, other: 'front' });
    expect(unit(match, 'N1')).toMatchObject({ x: 88000, y: 64000, heading: 0, formation: 'defensiveBlock' });
  });

  test('GV-DBLOCK-03 a bent line folds up at the stand that is touched', () => {
    const match = met({ ...FOOT, ...bent(), x: 91000 }, { charger: FOOT });
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({
      x: 91000,
      y: 60000,
      heading: 1800,
      formation: 'defensiveBlock',
      hits: 1,
    });
    expect(unit(match, 'N1').bend).toBeUndefined();
  });

  test('GV-DBLOCK-03 nothing may overlap: a friend behind, or prohibited terrain', () => {
    // Behind stand 0 (x 90000 to 94000) somebody stands; stand 1 has room.
    const friend = { others: [north(62000, { ...FOOT, ...BLOCK, id: 'N2', x: 92000 })] };
    for (const more of [friend, { more: ground(area('bog', 91000, 62500, 93000, 64000)) }]) {
      const match = met(FOOT, { charger: FOOT, ...more });
      choose(match, { do: 'hastyBlock' });
      expect(unit(match, 'N1')).toMatchObject({ x: 88000, y: 60000, formation: 'defensiveBlock' });
    }
  });

  test.each([
    [10, 88000],
    [11, 92000],
  ])('GV-DBLOCK-03 no other enemy may be touched: %i beside the place, it folds at x = %i', (gap, x) => {
    // S2 looks west along x = 94000 + gap, behind the line.
    const S2 = south(64100, { ...FOOT, ...BLOCK, id: 'S2', x: 94000 + gap, heading: 2700 });
    const match = hasty(met(FOOT, { charger: FOOT, others: [S2] }));
    expect(unit(match, 'N1')).toMatchObject({ x, formation: 'defensiveBlock' });
  });

  test('GV-DBLOCK-03 the unit must stay on the table', () => {
    const match = met({ ...FOOT, y: 117000 }, { charger: { ...FOOT, y: 113000 } });
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({ formation: 'line', hits: 1, y: 117000 });
    isOver(match);
  });
});

describe('GV-DBLOCK-04 without any place', () => {
  const BEHIND = (more: Loose = {}) => north(62000, { id: 'N2', ...more });

  test.each<[string, number]>([
    ['near', 5000],
    ['far', 12000],
  ])('GV-DBLOCK-04, GV-R-50 from %s: unchanged, the marker stays, no throw and no impact', (_, way) => {
    const match = met(FOOT, { charger: HEAVY_HORSE, way, others: [BEHIND()] });
    expect(refusal(match, { do: 'hastyBlock' })).toBeUndefined();
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({
      formation: 'line',
      x: 90000,
      y: 60000,
      hits: 1,
      reacted: true,
      done: true,
    });
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, done: true, hits: 0 });
    expect(thrown(match)).toHaveLength(1);
    isOver(match);
  });
});

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
    expect(decision(match)!.about).toMatchObject({ unit: 'S1', target: 'N1', least: 11, most: 9005 });
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
    expect(refusal(match, { do: 'fallBack', by: 8000 })).toBeDefined();
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

  // N2 stands beside the path (x = 94000), 2 cm deep; S1, 3 cm deep, brushes it over 5 cm of its way.
  test.each<[number, number[], number[]]>([
    [57000, [100, 2900], [3100, 9005]],
    [54000, [1100, 3000, 5900], [11, 1000, 6100, 9005]],
    [50000, [5100, 9005], [11, 4900]],
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
