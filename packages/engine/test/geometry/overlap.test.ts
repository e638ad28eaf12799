import * as fc from 'fast-check';
import SAT from 'sat';
import { describe, expect, test, vi } from 'vitest';
import {
  battle,
  distance,
  footprint,
  gap,
  heading,
  isAtLeast,
  isMoreThan,
  isWithin,
  length,
  oblong,
  overlaps,
  overlapsShape,
  penetration,
  polygon,
  shapesOverlap,
  straight,
  touches,
  within,
  type Oblong,
  type Pose,
} from '../../src/geometry/index.js';
import * as exact from './exact.js';
import { anyOblong, anyPose, at, chance, pokingAt, ranks, single, stand, STAND, unit } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

const PAIRS = 20_000;

/** Two boxes that often nearly touch, with their exact twins. */
const pairs = function* (seed: number, count: number) {
  const from = chance(seed);
  for (let i = 0; i < count; i++) {
    const sizes = [0, 1].map(() => [from.whole(100, 4000), from.whole(100, 3200)] as const);
    const [one, two] = [anyPose(from, 3000), anyPose(from, 3000)];
    const make = (pose: Pose, [w, d]: readonly [number, number]) => ({
      shape: oblong(pose, w, d),
      box: exact.boxOf(pose, w, d),
    });
    yield [make(one, sizes[0]!), make(two, sizes[1]!)] as const;
  }
};

describe('against whole numbers', () => {
  test('SV-GEO-06, GV-GEOM-10, GL-GEO-05 overlap is a penetration of more than 0.010', () => {
    let overlapping = 0;
    for (const [a, b] of pairs(1, PAIRS)) {
      const truth = exact.penetrates(a.box, b.box, 10);
      expect(shapesOverlap(a.shape, b.shape)).toBe(truth);
      overlapping += Number(truth);
    }
    expect(overlapping / PAIRS).toBeGreaterThan(0.2);
  });

  test('penetration is right to within a thousandth on either side', () => {
    for (const [a, b] of pairs(2, PAIRS / 4)) {
      const depth = penetration(a.shape, b.shape);
      if (depth <= 1) continue;
      expect(exact.penetrates(a.box, b.box, Math.floor(depth - 1e-6))).toBe(true);
      expect(exact.penetrates(a.box, b.box, Math.ceil(depth + 1e-6))).toBe(false);
    }
  });

  test('SV-GEO-05, GV-GEOM-08, GL-GEO-03 distance, and so touch and every band', () => {
    for (const [a, b] of pairs(3, PAIRS)) {
      const found = gap(a.shape, b.shape);
      expect(exact.isWithin(a.box, b.box, Math.ceil(found + 1e-6))).toBe(true);
      if (found > 1) expect(exact.isWithin(a.box, b.box, Math.floor(found - 1e-6))).toBe(false);
      expect(found <= 10).toBe(exact.isWithin(a.box, b.box, 10));
    }
  });
});

const satBox = ({ corners }: Oblong): SAT.Polygon =>
  // clockwise to sat's anticlockwise
  new SAT.Polygon(
    new SAT.Vector(0, 0),
    [3, 2, 1, 0].map((i) => new SAT.Vector(corners[2 * i], corners[2 * i + 1])),
  );

describe('against sat', () => {
  test('the same overlap in 100,000 pairs', () => {
    const from = chance(4);
    const response = new SAT.Response();
    for (let i = 0; i < 100_000; i++) {
      const [a, b] = [anyOblong(from), anyOblong(from)];
      response.clear();
      const meets = SAT.testPolygonPolygon(satBox(a), satBox(b), response);
      if (meets && Math.abs(response.overlap - 10) < 1e-6) continue;
      expect(shapesOverlap(a, b)).toBe(meets && response.overlap > 10);
      if (meets) expect(penetration(a, b)).toBeCloseTo(response.overlap, 6);
    }
  });

  test('discs too', () => {
    const from = chance(5);
    for (let i = 0; i < 20_000; i++) {
      const [a, round] = [anyOblong(from), battle(anyPose(from, 3000), from.whole(200, 5000))];
      const circle = new SAT.Circle(new SAT.Vector(round.x, round.y), round.radius - 10);
      const isInside = SAT.pointInPolygon(new SAT.Vector(round.x, round.y), satBox(a));
      const meets = isInside || SAT.testPolygonCircle(satBox(a), circle);
      expect(overlapsShape(round, a)).toBe(meets);
    }
  });
});

const poses = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  tenths: fc.oneof(fc.integer({ min: 0, max: 3599 }), fc.constantFrom(0, 900, 1800, 2700)),
});
const sizes = fc.constantFrom([1], [3], [2, 2], [3, 2], [3, 3, 2]);
const units = fc
  .tuple(poses, sizes)
  .map(([{ x, y, tenths }, ranked]) => ({ pose: at(x, y, tenths), grid: ranks(...ranked) }));
const laid = ({ pose, grid }: { pose: Pose; grid: ReturnType<typeof ranks> }) => straight(pose, grid, STAND, STAND);

describe('properties', () => {
  test('both ways the same', () => {
    fc.assert(
      fc.property(units, units, (one, two) => {
        const [a, b] = [laid(one), laid(two)];
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(touches(a, b)).toBe(touches(b, a));
        expect(distance(a, b)).toBe(distance(b, a));
      }),
      { numRuns: 3000 },
    );
  });

  test('the whole table moved, turned by quarters and mirrored changes no bit of an answer that is whole', () => {
    const shifts = fc.tuple(fc.integer({ min: -50_000, max: 50_000 }), fc.integer({ min: -50_000, max: 50_000 }));
    fc.assert(
      fc.property(units, units, shifts, fc.integer({ min: 0, max: 3 }), (one, two, [dx, dy], quarters) => {
        const put = ({ pose, grid }: typeof one) => {
          let [x, y] = [pose.x as number, pose.y as number];
          for (let i = 0; i < quarters; i++) [x, y] = [y, -x];
          return straight(at(x + dx, y + dy, pose.heading + 900 * quarters), grid, STAND, STAND);
        };
        const [a, b, c, d] = [laid(one), laid(two), put(one), put(two)];
        expect(overlaps(c, d)).toBe(overlaps(a, b));
        expect(touches(c, d)).toBe(touches(a, b));
        expect(distance(c, d)).toBeCloseTo(distance(a, b), 7);
      }),
      { numRuns: 3000 },
    );
  });

  test('units do what any two of their stands do', () => {
    fc.assert(
      fc.property(units, units, (one, two) => {
        const [a, b] = [laid(one), laid(two)];
        const all = a.stands.flatMap((s) => b.stands.map((t) => [s, t] as const));
        expect(distance(a, b)).toBeCloseTo(Math.min(...all.map(([s, t]) => gap(s, t))), 7);
        if (all.some(([s, t]) => shapesOverlap(s, t))) expect(overlaps(a, b)).toBe(true);
        if (overlaps(a, b)) expect(distance(a, b)).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the tolerances to the thousandth', () => {
  const above = (gapOf: number) => single(0, STAND + gapOf);

  test('SV-GEO-06, SV-GEO-18, GV-GEOM-09, GL-GEO-04 touch: 0.010 yes, 0.011 no', () => {
    expect([-10, 0, 9, 10, 11].map((g) => touches(single(0, 0), above(g)))).toEqual([true, true, true, true, false]);
    expect([9, 10, 11].map((g) => touches(single(0, 0), single(STAND + g, 0)))).toEqual([true, true, false]);
    // corner to corner, 6 and 8 thousandths apart: ten
    expect(touches(single(0, 0), single(STAND + 6, STAND + 8))).toBe(true);
    expect(touches(single(0, 0), single(STAND + 6, STAND + 9))).toBe(false);
  });

  test('SV-GEO-06, GV-GEOM-10, GL-GEO-05 overlap: 0.010 no, 0.011 yes', () => {
    expect([-9, -10, -11].map((g) => overlaps(single(0, 0), above(g)))).toEqual([false, false, true]);
    // the same square beside it, whichever way it faces
    for (const [tenths, fx, fy] of [
      [0, 0, 1],
      [900, 1, 0],
      [1800, 0, -1],
      [2700, -1, 0],
    ] as const) {
      const beside = (n: number) => single(STAND - n + (fx * STAND) / 2, (fy * STAND) / 2 - STAND / 2, tenths);
      expect([9, 10, 11].map((n) => overlaps(single(0, 0), beside(n)))).toEqual([false, false, true]);
    }
  });

  test('GL-GEO-05 discs: 0.010 no, 0.011 yes; touch likewise', () => {
    const round = (y: number) => battle(at(0, y), 3000);
    expect([1490, 1489].map((y) => overlaps(round(y), single(0, 0)))).toEqual([false, true]);
    expect([1510, 1511].map((y) => touches(round(y), single(0, 0)))).toEqual([true, false]);
    expect([2990, 2989].map((y) => overlaps(round(y), round(0)))).toEqual([false, true]);
    expect([3010, 3011].map((y) => touches(round(y), round(0)))).toEqual([true, false]);
    expect(overlaps(round(-700), single(0, 0))).toBe(true);
  });

  test('SV-GEO-18, SV-R-93, GV-GEOM-09 within 6 is 6.005, more than 6 is 6.006, at least 6 is 5.995', () => {
    const six = length(6000);
    expect([6004, 6005, 6006].map((d) => isWithin(d, six))).toEqual([true, true, false]);
    expect([6004, 6005, 6006].map((d) => isMoreThan(d, six))).toEqual([false, false, true]);
    expect([5994, 5995, 5996].map((d) => isAtLeast(d, six))).toEqual([false, true, true]);
    expect([6005, 6006].map((d) => within(single(0, 0), above(d), six))).toEqual([true, false]);
  });

  test('SV-GEO-06 a corner in the joint of two stands is as deep as it looks', () => {
    // A corner pokes 12 thousandths into a line, just where two of its stands meet: neither stand alone is entered so far.
    const line = unit(0, 0, 0, 2);
    const poking = pokingAt(0, -12);
    expect(line.stands.some((one) => shapesOverlap(one, poking.stands[0]!))).toBe(false);
    expect(overlaps(line, poking)).toBe(true);
  });
});

describe('polygons', () => {
  test('GL-GEO-05, GL-FIRE-10 the missile template is a trapezoid tested with overlap; what brushes the side is out', () => {
    const template = polygon([
      { x: 0, y: 0 },
      { x: 0, y: 4000 },
      { x: 1000, y: 5000 },
      { x: 1000, y: 0 },
    ]);
    const beside = (x: number) => footprint(heading(0), [oblong(at(x + 500, 2000), 1000, 1000)]);
    expect([1000, 990, 989].map((x) => overlapsShape(beside(x), template))).toEqual([false, false, true]);
    expect(overlapsShape(battle(at(2490, 2000), 3000), template)).toBe(false);
    expect(overlapsShape(battle(at(2489, 2000), 3000), template)).toBe(true);
  });

  test('do as oblongs do, whichever way round their corners are given', () => {
    const from = chance(6);
    for (let i = 0; i < 5000; i++) {
      const [a, b] = [anyOblong(from), anyOblong(from)];
      const points = [0, 2, 4, 6].map((k) => ({ x: a.corners[k]!, y: a.corners[k + 1]! }));
      const twin = polygon(i % 2 === 0 ? points : points.reverse());
      expect(penetration(twin, b)).toBeCloseTo(penetration(a, b), 6);
      expect(gap(twin, b)).toBeCloseTo(gap(a, b), 6);
      expect(shapesOverlap(twin, b)).toBe(shapesOverlap(a, b));
    }
  });

  test('a template without length overlaps nothing', () => {
    const flat = polygon([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 1000, y: 0 },
    ]);
    expect(overlapsShape(single(500, 0), flat)).toBe(false);
    expect(gap(stand(500, 0), flat)).toBe(0);
  });
});
