import { describe, expect, test } from 'vitest';
import { corners, depthOf, expectNear, moved, turned } from './charge-geometry-help.js';
import {
  BOWS,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  chargeHome,
  field,
  hits,
  isOver,
  many,
  met,
  north,
  passBy,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  type Loose,
  GO,
  CHARGE,
  ASIDE,
  broken,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

describe('GV-BREAK-03 the charge', () => {
  test('GV-BREAK-03 up to 9 cm, without a test', () => {
    const at = (y: number) => refusal(broken([north(y, { id: 'N2' })]), CHARGE('N2'));
    expect(at(69005)).toBeUndefined();
    expect(at(69006)).toBeDefined();
    const match = broken([north(69000, { id: 'N2' })]);
    choose(match, CHARGE('N2'));
    expect(thrown(match)).toHaveLength(1); // the first charge only
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { target: 'N2' } });
  });

  test('GV-BREAK-03, GV-EXT-05 beyond that extended, with the marker and the die, up to 15 cm', () => {
    const at = (y: number, extend: boolean) => refusal(broken([north(y, { id: 'N2' })]), CHARGE('N2', { extend }));
    expect(at(69005, true)?.rule).toBe('GV-EXT-01');
    expect(at(69006, true)).toBeUndefined();
    expect(at(75005, true)).toBeUndefined();
    expect(at(75006, true)).toBeDefined();
    const match = broken([north(72000, { id: 'N2' })], { dice: [2] });
    choose(match, CHARGE('N2', { extend: true }));
    expect(unit(match, 'S1')).toMatchObject({ y: 71000, hits: 1, done: true });
    isOver(match);
  });

  /** S1, foot or elephants, has come up behind light horse in skirmish line, which has ridden on past whoever stands there. */
  const chasedBy = (charger: Loose, others: Loose[]) => {
    const match = met({ ...LIGHT_HORSE, ...SKIRMISH, heading: 0, y: 63000 }, { charger, others });
    choose(match, { do: 'recoil', ahead: 12000 });
    return match;
  };
  const chased = (others: Loose[]) => chasedBy(FOOT, others);

  test('GV-BREAK-03 foot: 3 cm and 2 more', () => {
    const at = (y: number, extend: boolean) => refusal(chased([north(y, { id: 'N2' })]), CHARGE('N2', { extend }));
    expect(at(63005, false)).toBeUndefined();
    expect(at(63006, false)).toBeDefined();
    expect(at(65005, true)).toBeUndefined();
    expect(at(65006, true)).toBeDefined();
  });

  test('GV-BREAK-03 elephants: 3 cm and 2 more, without a die', () => {
    const at = (y: number, extend: boolean) =>
      refusal(chasedBy(ELEPHANTS, [north(y, { id: 'N2' })]), CHARGE('N2', { extend }));
    expect(at(63005, false)).toBeUndefined();
    expect(at(63006, false)).toBeDefined();
    expect(at(65005, true)).toBeUndefined();
    expect(at(65006, true)).toBeDefined();
  });

  test.each([
    [7, true],
    [8, false],
  ])('GV-BREAK-03 with two strength points at least: %i hits and one from the shot of 10: %s', (before, legal) => {
    // Light artillery is over-run with one hit: 6 + 2 + 1 dice.
    const match = field(
      [south(55000, { hits: before }), north(60000, GUN), north(68000, { id: 'N2' })],
      [1, 1, ...many(8, 6)],
    );
    chargeHome(match);
    waitsFor(match, 'south', 'breakThrough');
    const why = refusal(match, CHARGE('N2'));
    if (legal) expect(why).toBeUndefined();
    else expect(['GV-CHARGE-01', 'GV-BREAK-03', 'GV-STR-04']).toContain(why?.rule);
    expect(refusal(match, GO({ ahead: 2000 }))).toBeUndefined();
  });

  test('GV-BREAK-03 foot still charges mounted only where it outflanks', () => {
    expect(refusal(chased([north(63000, { ...HORSE, id: 'N2' })]), CHARGE('N2'))?.rule).toBe('GV-CHARGE-06');
  });

  // N2 is aside and needs a pivot to the left.
  const N2 = north(68000, { id: 'N2', x: 81500 });
  const LEFT = CHARGE('N2', { pivot: -100 });

  test('GV-BREAK-03, GV-R-63 one pivot, if the unit has not pivoted in this phase', () => {
    const match = broken([N2]);
    expect(refusal(match, CHARGE('N2'))?.rule).toBe('GV-CHARGE-02');
    choose(match, LEFT);
    passBy(match);
    const start = turned({ x: 90000, y: 60000, heading: 0 }, -100);
    expectNear(pose(match, 'S1'), moved(start, depthOf(start, 8000, corners(N2, 8000, 2000))!), 12);
    waitsFor(match, 'north', 'react');
  });

  test.each([
    ['not again', [], false],
    ['with pivotPerCharge one for every charge', ['pivotPerCharge'], true],
  ])('GV-R-63 %s', (_, switches, legal) => {
    const match = broken([N2], { pivot: 10, more: switched(...switches) });
    expect(unit(match, 'S1').pivoted).toBe(true);
    // Its heading is 1 degree by now.
    const why = refusal(match, CHARGE('N2', { pivot: -110 }));
    if (legal) expect(why).toBeUndefined();
    else expect(['GV-R-63', 'GV-PIVOT-02', 'GV-BREAK-03']).toContain(why?.rule);
  });
});

describe('GV-R-79 whom', () => {
  /** N1 recoils straight back by 3 cm: its rear is at y = 63000 then. S1 has 3 points left, N1 2 after its marker. */
  const straight = (more: Loose = {}, dice: number[] = []) => {
    const match = met({ ...HORSE, hits: 7 }, { charger: { hits: 7 }, dice, more });
    choose(match, { do: 'recoil', aboutFace: true, ahead: 3000 });
    return match;
  };

  test('GV-R-79, GV-BREAK-03 the unit that has just recoiled may be charged; having reacted it fights at once', () => {
    // North, without the initiative, throws first: 2 dice at 4, then South 3 dice, doubled since it outflanks.
    const match = straight({}, [4, 5, 4, 4, 5, 5, 5, 5]);
    choose(match, CHARGE('N1'));
    expect(thrown(match).slice(1)).toEqual([
      ['north', 'N1', [4, 5]],
      ['south', 'S1', [4, 4, 5, 5, 5, 5]],
    ]);
    expect(pose(match, 'S1').y).toBe(63000);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([9, 11]);
    expect([unit(match, 'S1').done, unit(match, 'N1').done]).toEqual([true, true]);
    isOver(match);
  });

  test('GV-R-79 so may one that has evaded', () => {
    const match = met({ ...SKIRMISHERS, hits: 2 }, { charger: { ...FOOT, hits: 7 }, dice: many(2 + 6, 6) });
    choose(match, { do: 'evade', aboutFace: true, ahead: 3000 });
    choose(match, CHARGE('N1'));
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([8, 3]);
    isOver(match);
  });

  test('GV-R-79 with breakThroughOtherTarget only another unit', () => {
    const match = straight(switched('breakThroughOtherTarget'));
    expect(['GV-R-79', 'GV-BREAK-03']).toContain(refusal(match, CHARGE('N1'))?.rule);
    const other = met(HORSE, { others: [north(68000, { id: 'N2' })], more: switched('breakThroughOtherTarget') });
    choose(other, ASIDE);
    expect(refusal(other, CHARGE('N2'))).toBeUndefined();
  });
});

describe('GV-BREAK-04 reactions to it', () => {
  const TARGET = north(67000, { ...HORSE, id: 'N2', hits: 8 });

  test('GV-BREAK-04 who has not reacted reacts as usual', () => {
    const match = broken([TARGET]);
    choose(match, CHARGE('N2'));
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'pass' });
    waitsFor(match, 'north', 'react');
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    waitsFor(match, 'south', 'breakThrough');
  });

  test('GV-BREAK-04 who has reacted does not', () => {
    // One strength point of N2 and two of S1 fight at once.
    const match = broken([{ ...TARGET, hits: 9, reacted: true }], { charger: { hits: 8 }, dice: [6, 6, 6] });
    choose(match, CHARGE('N2'));
    expect(pose(match, 'S1').y).toBe(67000);
    expect([hits(match, 'S1'), hits(match, 'N2')]).toEqual([9, 10]);
    isOver(match);
  });

  test('GV-R-62 its target counter-charges: an immediate combat', () => {
    const match = broken([TARGET], { charger: { hits: 7 }, dice: [6, ...many(2, 6)] });
    choose(match, CHARGE('N2'));
    choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
    // A marker each for the clash and one each for the opening hit; N2 attacks with 1, S1 with 2 points.
    expect(thrown(match).slice(1)).toEqual([
      ['north', 'N2', [6]],
      ['south', 'S1', [6, 6]],
    ]);
    expect([hits(match, 'S1'), hits(match, 'N2')]).toEqual([9, 10]);
    expect([pose(match, 'S1').y, pose(match, 'N2').y]).toEqual([62000, 62000]);
    isOver(match);
  });

  test('GV-R-62 a third unit intercepts: none', () => {
    const HUNTER = north(64000, { ...HORSE, id: 'N3', x: 80000, heading: 900 });
    const match = broken([north(69000, { id: 'N2' }), HUNTER], { dice: [3] });
    choose(match, CHARGE('N2'));
    choose(match, { do: 'intercept', unit: 'N3', at: 4000 });
    expect([hits(match, 'S1'), hits(match, 'N3'), hits(match, 'N2')]).toEqual([1, 1, 0]);
    isOver(match);
  });

  test('GV-BREAK-04 opportunity fire stops it, too', () => {
    const guns = north(64000, { ...GUN, id: 'N3', x: 80000, heading: 900 });
    const match = broken([north(69000, { id: 'N2' }), guns], { dice: [1, 1, ...many(7, 6)] });
    choose(match, CHARGE('N2'));
    choose(match, { do: 'opportunityFire', unit: 'N3', at: 4000 });
    expect(unit(match, 'S1')).toMatchObject({ y: 64000, hits: 2, done: true });
    isOver(match);
  });

  test('GV-BREAK-04 its own distance counts for the impact', () => {
    // The first charge was of 12 cm, this one is of 7: a heavy impact; then they fight.
    const N2 = north(67000, { ...FOOT, id: 'N2', hits: 5 });
    const match = broken([N2], { way: 12000, charger: { ...HEAVY_HORSE, hits: 9 }, dice: many(2 + 6, 6) });
    choose(match, CHARGE('N2'));
    choose(match, { do: 'aboutFace' });
    // 5 + 3 for the impact: two points left to attack with, and three against it, doubled since it has turned its back.
    expect([hits(match, 'N2'), hits(match, 'S1')]).toEqual([9, 10]);
  });
});

describe('P18', () => {
  test('P18 short of its target by the extension die: done, and no combat', () => {
    const match = broken([north(72000, { id: 'N2' })], { dice: [1] });
    choose(match, CHARGE('N2', { extend: true }));
    expect(unit(match, 'S1')).toMatchObject({ y: 70000, hits: 1, done: true });
    isOver(match);
  });

  test('P18 the marker of the extension and the die come in this order', () => {
    const match = broken([north(72000, { id: 'N2' })], { dice: [3] });
    choose(match, CHARGE('N2', { extend: true }));
    expect(unit(match, 'S1')).toMatchObject({ y: 72000, hits: 1 });
    waitsFor(match, 'north', 'react');
  });

  test('GV-R-78, GV-BREAK-03 a flinch ends it without a combat', () => {
    const match = broken([north(67000, { ...BOWS, id: 'N2' })], { dice: [1, 1, ...many(4, 6)] });
    choose(match, CHARGE('N2'));
    choose(match, { do: 'fire' });
    choose(match, { do: 'fallBack', by: 3000 });
    expect(unit(match, 'S1')).toMatchObject({ y: 64000, hits: 2, done: true });
    expect(hits(match, 'N2')).toBe(0);
    isOver(match);
  });
});
