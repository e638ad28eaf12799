/** Charges, turns and pivots in random places, against a second way of measuring (GV-GEOM-08 to -15). */
import { describe, expect, test } from 'vitest';
import { decision } from './kit.js';
import { X, Y, ask, back, charge, field, order, pose, steps, turn } from './move-help.js';
import {
  FOOT,
  HORSE,
  contactGap,
  depthOf,
  from,
  gapOf,
  numbers,
  overlapOf,
  shapesOf,
  stored,
  turned,
  type Bend,
  type Placed,
  type Point,
  type Pose,
} from './pose-help.js';

/** Too near a limit for this way of measuring. */
const near = (value: number, limit: number, by: number) => Math.abs(value - limit) < by;
const at = ({ x, y, heading }: Pose, right: number, forward: number, turned_: number): Pose => ({
  ...stored(from({ x, y, heading }, right, forward)),
  heading: turned_,
});

describe('charges', () => {
  const cases = Array.from({ length: 320 }, (_, i) => {
    const next = numbers(1000 + 7919 * i);
    const formation = next(0, 1) ? 'line' : 'block';
    const start: Placed = { x: X + next(0, 999), y: Y + next(0, 999), heading: next(0, 3599), formation };
    const bend: Bend = {
      after: 1,
      stays: next(0, 1) ? 'left' : 'right',
      way: next(0, 1) ? 'back' : 'forward',
      angle: next(50, 900),
    };
    const theirs = ['line', 'block', 'defensiveBlock', 'bentLine'][next(0, 3)]!;
    const place = at(start, next(-8000, 8000), next(2000, 10000), next(0, 3599));
    const enemy: Placed = { ...place, formation: theirs, ...(theirs === 'bentLine' ? { bend } : {}) };
    return { i, start, enemy, wide: formation === 'line' ? 8000 : 4000, reach: formation === 'line' ? 6000 : 5000 };
  }).filter(({ start, enemy }) => gapOf(shapesOf(start, FOOT), shapesOf(enemy, FOOT)) > 20);

  const depth = (start: Pose, wide: number, enemy: Placed): number | undefined => {
    const found = shapesOf(enemy, FOOT).flatMap((shape) => depthOf(start, wide, shape) ?? []);
    return found.length > 0 ? Math.min(...found) : undefined;
  };

  test('there are enough of them, of every kind', () => {
    const depths = cases.map(({ start, wide, enemy }) => depth(start, wide, enemy));
    expect(cases.length).toBeGreaterThan(200);
    expect(depths.filter((one) => one !== undefined && one <= 5000).length).toBeGreaterThan(60);
    expect(depths.filter((one) => one === undefined).length).toBeGreaterThan(20);
  });

  test.each(cases)('GV-GEOM-11 GV-GEOM-12 GV-GEOM-14 case $i', ({ start, enemy, wide, reach }) => {
    const units = [
      { type: 'medium foot arms', ...start },
      { id: 'N1', type: 'heavy foot arms', ...enemy },
    ];
    const far = depth(start, wide, enemy);
    const answer = ask(field(units), charge());
    if (far === undefined || far > reach + 5.05) {
      expect(answer).toBeDefined();
      return;
    }
    const moved: Placed = { ...start, ...stored(from(start, 0, Math.floor(far))), heading: start.heading };
    const [ours, theirs] = [shapesOf(moved, FOOT)[0]!, shapesOf(enemy, FOOT)];
    const touch = Math.min(...theirs.map((shape) => contactGap(ours, shape)));
    if (near(far, reach + 5, 0.05) || near(touch, 10, 1.5) || (enemy.bend && touch > 10)) return;
    expect(answer === undefined, answer?.because).toBe(touch <= 10);
    if (answer) return;

    const match = field(units, { dice: [1] });
    order(match, charge());
    // a defensive block of these can only stand: nobody is asked
    const asked = enemy.formation === 'defensiveBlock' ? { side: 'south' } : { side: 'north', kind: 'react' };
    expect(decision(match)).toMatchObject(asked);
    const end = { ...moved, ...pose(match) };
    expect(Math.hypot(end.x - moved.x, end.y - moved.y)).toBeLessThan(3);
    expect(end.heading).toBe(start.heading);
    expect(gapOf(shapesOf(end, FOOT), theirs)).toBeLessThan(10.01);
    expect(overlapOf(shapesOf(end, FOOT), theirs)).toBeLessThan(10.01);
  });
});

describe('turns and pivots', () => {
  type Case = { i: number; start: Placed; other: Placed; id: string; by: number; type: string };
  const sweep = ({ start, other, by, type }: Case): { deepest: number; nearest: number } => {
    const size = type === 'horse' ? HORSE : FOOT;
    const shape: Point[][] = shapesOf(other, HORSE, 1);
    const parts = Math.abs(by) * 2;
    let [deepest, nearest] = [-Infinity, Infinity];
    for (let k = 0; k <= parts; k++) {
      const now = shapesOf({ ...start, heading: start.heading + (by * k) / parts }, size);
      const deep = overlapOf(now, shape);
      deepest = Math.max(deepest, deep);
      nearest = deep > 0 ? 0 : Math.min(nearest, gapOf(now, shape));
    }
    return { deepest, nearest };
  };
  const cases = Array.from({ length: 110 }, (_, i): Case => {
    const next = numbers(5000 + 104729 * i);
    const formation = next(0, 1) ? 'line' : 'block';
    const start: Placed = { x: X, y: Y, heading: next(0, 3599), formation };
    const [far, round] = [next(3000, 8500), next(0, 3599)];
    const place = { ...stored(from({ x: X, y: Y, heading: round }, 0, far)), heading: next(0, 3599) };
    return {
      i,
      start,
      other: { ...place, formation: 'skirmishLine' },
      id: next(0, 1) ? 'S2' : 'N1',
      by: (next(0, 1) ? 1 : -1) * next(50, 1800),
      type: next(0, 1) ? 'horse' : 'foot',
    };
  }).filter(({ start, other, type }) => {
    const size = type === 'horse' ? HORSE : FOOT;
    return gapOf(shapesOf(start, size), shapesOf(other, HORSE, 1)) > 20;
  });
  const units = ({ start, other, id, type }: Case) => [
    { ...start, type: type === 'horse' ? 'heavy horse' : 'medium foot arms' },
    { ...other, id, type: 'commander' },
  ];
  const found = new Map<Case, boolean | undefined>();
  const judge = (one: Case): boolean | undefined => {
    const { deepest, nearest } = sweep(one);
    const [value, may] = one.id === 'S2' ? [deepest, deepest <= 10] : [nearest, nearest > 10];
    return near(value, 10, 4) ? undefined : may;
  };
  const expected = (one: Case): boolean | undefined => {
    if (!found.has(one)) found.set(one, judge(one));
    return found.get(one);
  };

  test.each(cases)('GV-GEOM-15 GV-R-81 case $i: a turn of $by past $id', (one) => {
    const may = expected(one);
    if (may === undefined) return;
    const answer = ask(field(units(one)), steps(turn(one.by)));
    expect(answer === undefined, answer?.because).toBe(may);
  });

  const pivots = cases
    .filter(({ type }) => type === 'foot')
    .map((one) => ({ ...one, by: Math.sign(one.by) * (one.start.formation === 'line' ? 143 : 289) }));
  test.each(pivots)('GV-GEOM-15 GV-PIVOT-01 case $i: a pivot of $by past $id', (one) => {
    const may = expected(one);
    if (may === undefined) return;
    // stepping back by one thousandth afterwards may meet something only if it is there already
    const then = turned(one.start, one.by);
    const rear = { ...one.start, ...then };
    if (gapOf(shapesOf(rear, FOOT), shapesOf(one.other, HORSE, 1)) < 20 && may) return;
    const answer = ask(field(units(one)), back({ pivot: one.by }, { back: 1 }));
    expect(answer === undefined, answer?.because).toBe(may);
  });

  test('there are enough of both kinds', () => {
    const answers = cases.map(expected);
    expect(answers.filter((one) => one === true).length).toBeGreaterThan(20);
    expect(answers.filter((one) => one === false).length).toBeGreaterThan(20);
  });
});
