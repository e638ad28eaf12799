import { describe, expect, test } from 'vitest';
import { corners, depthOf, expectNear, moved, turned } from './charge-geometry-help.js';
import {
  BLOCK,
  FOOT,
  HORSE,
  area,
  charge,
  chargeHome,
  chargeRefused,
  expectLegal,
  field,
  ground,
  hits,
  isOver,
  north,
  pose,
  refused,
  south,
  tally,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const NO_PATH = ['GV-CHARGE-02', 'GV-R-37', 'GV-R-38', 'GV-R-88', 'GV-GEOM-09', 'GV-GEN-07'];
const NO_PIVOT = ['GV-MOVE-10', 'GV-PIVOT-01', 'GV-PIVOT-02', 'GV-CHARGE-02', 'GV-GEOM-15', 'GV-GEN-07'];

describe('GV-CHARGE-02 the pivot of the order', () => {
  /** N1 stands to the right of the lane; its near corner comes into it with a pivot of 10 degrees. */
  const ASIDE = north(55000, { x: 99000 });
  const aside = (dice: number[] = [], more: Loose = {}) => field([south(40000, more), ASIDE], dice);

  test('GV-CHARGE-02, -05 the pivot named makes the path; the charger keeps the heading it has then', () => {
    const match = aside([3]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(NO_PATH).toContain(refusal(match, { do: 'charge', target: 'N1' })?.rule);
    expect(NO_PATH).toContain(refusal(match, { do: 'charge', target: 'N1', pivot: -100 })?.rule);
    choose(match, { do: 'charge', target: 'N1', pivot: 100 });
    const start = turned({ x: 90000, y: 40000, heading: 0 }, 100);
    const far = depthOf(start, 8000, corners(ASIDE, 8000, 2000))!;
    expect(Math.round(far)).toBe(15640);
    expectNear(pose(match, 'S1'), moved(start, far), 12);
    expect(unit(match, 'S1').pivoted).toBe(true);
    waitsFor(match, 'north', 'react');
    choose(match, { do: 'stand' });
    expect(pose(match, 'S1').heading).toBe(100);
    expect(pose(match, 'N1')).toEqual({ x: 99000, y: 55000, heading: 1800 });
    isOver(match);
  });

  test.each<[string, Loose, number]>([
    ['a front of 8 cm', HORSE, 143],
    ['a front of 4 cm', { ...HORSE, ...BLOCK }, 289],
  ])('GV-CHARGE-02 one pivot within its limit: %s', (_, who, most) => {
    const match = field([south(40000, who), north(44000)]);
    choose(match, { do: 'choose', unit: 'S1' });
    for (const pivot of [most, -most]) expect(refusal(match, { do: 'charge', target: 'N1', pivot })).toBeUndefined();
    for (const pivot of [most + 1, -most - 1])
      expect(NO_PIVOT).toContain(refusal(match, { do: 'charge', target: 'N1', pivot })?.rule);
  });

  test('GV-CHARGE-02 a unit that has pivoted in this phase charges straight ahead only', () => {
    const match = field([south(40000, { pivoted: true }), ASIDE, north(55000, { id: 'N2', x: 86000 })]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'charge', target: 'N2' })).toBeUndefined();
    expect(NO_PIVOT).toContain(refusal(match, { do: 'charge', target: 'N1', pivot: 100 })?.rule);
  });

  test('GV-CHARGE-02 the pivot needs room', () => {
    // S2 stands flush on the left, where the rear corner swings out when S1 pivots to the right.
    const beside = (x: number) =>
      chargeRefused(field([south(40000), ASIDE, south(40000, { id: 'S2', x })]), 'N1', { pivot: 100 });
    expect(NO_PIVOT).toContain(beside(82000)?.rule);
    expect(beside(81400)).toBeUndefined();
  });

  test('GV-R-37 without a path the order is refused before anything is thrown', () => {
    const match = aside([]);
    choose(match, { do: 'choose', unit: 'S1' });
    for (const pivot of [0, 10, -50])
      expect(NO_PATH).toContain(refusal(match, { do: 'charge', target: 'N1', pivot })?.rule);
    expect(thrown(match)).toEqual([]);
    waitsFor(match, 'south', 'order');
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] })).toBeUndefined();
  });

  test('GV-CHARGE-04 on a failed test no pivot is made', () => {
    const match = aside([4]);
    charge(match, 'N1', { pivot: 100 });
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 40000, heading: 0, pivoted: false, chargeFailed: true });
  });

  test('P12 a pivot of 0 uses none up', () => {
    const match = field([south(50000), north(55000)], [3]);
    charge(match, 'N1', { pivot: 0 });
    expect(unit(match, 'S1').pivoted).toBe(false);
    waitsFor(match, 'north', 'react');
  });
});

test('GV-R-39, GV-CHARGE-05 units do not line up: the charger stops at the first corner it meets', () => {
  const target = north(60000, { heading: 2000 });
  const match = field([south(50000), target], [2]);
  charge(match);
  choose(match, { do: 'stand' });
  const far = depthOf({ x: 90000, y: 50000, heading: 0 }, 8000, corners(target, 8000, 2000))!;
  expect(Math.round(far)).toBeLessThan(8700);
  expectNear(pose(match, 'S1'), { x: 90000, y: 50000 + far, heading: 0 }, 12);
  expect(pose(match, 'N1')).toEqual({ x: 90000, y: 60000, heading: 2000 });
  isOver(match);
});

describe('GV-CHARGE-02 the path', () => {
  const past = (others: Loose[], more: Loose = {}, dice: number[] = []) =>
    field([south(45000), north(60000), ...others], dice, more);

  test.each<[string, Loose]>([
    ['a friend', south(52000, { id: 'S2' })],
    ['another enemy', north(52000, { id: 'N2' })],
    ['a unit that is only half in the way', south(52000, { id: 'S2', x: 97900 })],
    ['a unit 11 thousandths in the way', south(52000, { id: 'S2', x: 97989 })],
  ])('GV-CHARGE-02 %s in the way forbids it', (_, other) => {
    expect(NO_PATH).toContain(chargeRefused(past([other]))?.rule);
  });

  test.each<[string, Loose]>([
    ['a friend', south(52000, { id: 'S2', x: 98000 })],
    ['a friend, 10 thousandths deep', south(52000, { id: 'S2', x: 97990 })],
    ['an enemy', north(52000, { id: 'N2', x: 98000 })],
  ])('GV-CHARGE-02 brushing the side of %s neither stops nor forbids it', (_, other) => {
    const match = past([other], {}, [1]);
    charge(match);
    expect(pose(match, 'S1').y).toBe(60000);
    waitsFor(match, 'north', 'react');
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test('GV-CHARGE-02, GV-FLOW-01 no skirmish line flows around a friend while charging', () => {
    const who = { type: 'light horse', formation: 'skirmishLine' };
    const match = field([south(45000, who), north(58000), south(54000, { ...FOOT, ...BLOCK, id: 'S2' })]);
    expect([...NO_PATH, 'GV-FLOW-01']).toContain(chargeRefused(match)?.rule);
  });

  test('GV-CHARGE-02 terrain prohibited to the charger forbids it, beside the lane or behind the target not', () => {
    const at = (...box: [number, number, number, number]) => chargeRefused(past([], ground(area('bog', ...box))));
    expect([...NO_PATH, 'GV-TERR-03']).toContain(at(89000, 50000, 91000, 52000)?.rule);
    expect(at(94000, 50000, 99000, 52000)).toBeUndefined();
    expect(at(86000, 62000, 94000, 66000)).toBeUndefined();
  });
});

describe('GV-CHARGE-08 several enemies', () => {
  const LEFT = { ...FOOT, ...BLOCK, x: 88000 };
  const RIGHT = { ...FOOT, ...BLOCK, id: 'N2', x: 92000 };

  test('GV-CHARGE-08, GV-R-38 both are in contact, only the one named is charged and reacts', () => {
    const match = field([south(56000), north(60000, LEFT), north(60000, RIGHT)], [1, 3]);
    charge(match);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { target: 'N1' } });
    choose(match, { do: 'hastyBlock' });
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, formation: 'defensiveBlock', reacted: true });
    expect(unit(match, 'N2')).toMatchObject({ hits: 0, formation: 'block', reacted: false });
    isOver(match);
  });

  test('GV-CHARGE-08 a bystander that is met may not react, and is in contact', () => {
    const match = field(
      [
        south(56000),
        north(60000, LEFT),
        north(60000, { ...HORSE, ...BLOCK, id: 'N2', x: 92000 }),
        north(110000, { id: 'N9', x: 20000 }),
      ],
      [1],
    );
    chargeHome(match);
    choose(match, { do: 'stand' });
    isOver(match);
    expect(unit(match, 'N2')).toMatchObject({ hits: 0, y: 60000, reacted: false });
    choose(match, { do: 'end' });
    waitsFor(match, 'north', 'activity');
    expect(unit(match, 'N2').engagedAtStart).toBe(true);
  });

  test.each([
    [10, true],
    [11, false],
  ])('GV-R-38 another enemy %i thousandths before the target: legal %s', (nearer, legal) => {
    const match = field([south(50000), north(60000, LEFT), north(60000 - nearer, RIGHT)]);
    expectLegal(chargeRefused(match), legal, ...NO_PATH);
  });

  test.each([
    [93959, true],
    [93961, false],
    [93989, false],
    [93991, false],
  ])('GV-R-88 a target from x = %i on, met corner to corner or more: legal %s', (left, legal) => {
    const match = field([south(50000), north(60000, { x: left + 4000 })]);
    expectLegal(chargeRefused(match), legal, ...NO_PATH);
  });

  test('GV-R-88, GV-CHARGE-08 a neighbour met only corner to corner is not engaged: it acts in its own phase', () => {
    const match = field([south(50000), north(60000), north(60000, { id: 'N2', x: 98000 })], [1]);
    chargeHome(match);
    choose(match, { do: 'stand' });
    choose(match, { do: 'end' });
    waitsFor(match, 'north', 'activity');
    expect(unit(match, 'N1').engagedAtStart).toBe(true);
    expect(unit(match, 'N2').engagedAtStart).toBe(false);
    expect(refused(match, 'N2', { do: 'stepBack', steps: [{ back: 1000 }] })).toBeUndefined();
  });
});

describe('GV-GEN-08 a charge over the edge of the table', () => {
  /** Heading 45 degrees S1 meets N1 with the left of its front, while its right corner is 328 beyond x = 180000. */
  const edge = (dice: number[] = []) =>
    field([south(51515, { x: 169015, heading: 450 }), north(62475, { ...FOOT, ...BLOCK, x: 177025 })], dice);

  test('GV-GEN-08, GV-R-60 it must be confirmed', () => {
    expect(['GV-GEN-08', 'GV-R-60']).toContain(chargeRefused(edge())?.rule);
    expect(chargeRefused(edge(), 'N1', { leaveTable: true })).toBeUndefined();
  });

  test('P12, GV-GEN-08 the charger is lost and makes no contact: nobody reacts', () => {
    const match = edge([1]);
    charge(match, 'N1', { leaveTable: true });
    expect(unit(match, 'S1').status).toBe('routed');
    expect(tally(match, 'south')).toBe(1);
    waitsFor(match, 'south', 'activity');
    expect(hits(match, 'N1')).toBe(0);
  });

  test('P12, GV-GEN-08 if the test fails it stays', () => {
    const match = edge([4]);
    charge(match, 'N1', { leaveTable: true });
    expect(unit(match, 'S1').status).toBe('table');
    waitsFor(match, 'south', 'order');
  });
});
