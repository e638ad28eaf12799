import { describe, expect, test } from 'vitest';
import {
  BLOCK,
  BOWS,
  ELEPHANTS,
  FOOT,
  HEAVY_HORSE,
  HORSE,
  SKIRMISHERS,
  SQUARE,
  area,
  bent,
  ground,
  hits,
  isOver,
  met,
  north,
  south,
  thrown,
  waitsFor,
  type Loose,
  hasty,
} from './charge-help.js';
import { choose, options, refusal, unit } from './kit.js';

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
    expect(refusal(match, { do: 'form', stand: 2, other: 'behind' })).toMatchObject({
      rule: 'GV-DBLOCK-03',
      because: 'N1 has 2 stands, counted from 0; there is no stand 2.',
    });
    expect(refusal(match, { do: 'form', stand: 2, other: 'front' })?.rule).toBe('GV-DBLOCK-03');
    expect(refusal(match, { do: 'form', stand: 0, other: 'left' })?.rule).toBe('shape');
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
    expect(refusal(match, { do: 'form', stand: 0, other })?.rule).toBe('GV-DBLOCK-03'); // not touched
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
