import { describe, expect, test, vi } from 'vitest';
import {
  battle,
  cornersOf,
  depthIn,
  depthOfShape,
  depthTo,
  direction,
  edgeAt,
  edgeOf,
  footprint,
  gap,
  heading,
  isBefore,
  isInLane,
  isOffTable,
  leavesTable,
  length,
  line,
  moved,
  moveOverlaps,
  near,
  oblong,
  overlaps,
  penetration,
  polygon,
  rotated,
  spanIn,
  stoppingLength,
  straight,
  tenths,
  touches,
  distance,
  distanceTo,
  type Edge,
  type Footprint,
  type Side,
} from '../../src/geometry/index.js';
import { anyOblong, anyPose, anyUnit, at, chance, ranks, single, stand, STAND, unit } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

/** The front edge of a stand at the origin, to the north: 787 to either side, the lane 777. */
const edge = edgeOf(stand(0, 0), 'front');
const box = (left: number, right: number, near: number, far: number): Footprint =>
  footprint(heading(0), [oblong(at((left + right) / 2, far), right - left, far - near)]);

describe('lanes', () => {
  test('SV-GEO-10, GV-GEOM-12, GL-GEO-12 what only brushes the side is out: W/2 - 0.010, exclusive', () => {
    expect([776, 777, 787].map((left) => isInLane(edge, box(left, 2000, 100, 900)))).toEqual([true, false, false]);
    expect([-776, -777].map((right) => isInLane(edge, box(-2000, right, 100, 900)))).toEqual([true, false]);
  });

  test('SV-GEO-10, GV-GEOM-12, GL-GEO-12 the far end is in: D + 0.005', () => {
    expect([5004, 5005, 5006].map((y) => isInLane(edge, box(0, 100, y, 9000), 5000))).toEqual([true, true, false]);
    expect(depthIn(edge, box(0, 100, 5005, 9000), 5000)).toBe(5005);
  });

  test('SV-GEO-10, GV-GEOM-12, GL-GEO-12 the near end is at -0.010, and no depth is below 0', () => {
    expect([-11, -10, -9].map((far) => depthIn(edge, box(0, 100, -900, far)))).toEqual([undefined, 0, 0]);
    expect(depthIn(edge, box(0, 100, -10, 900))).toBe(0);
    expect(depthIn(edge, box(0, 100, 1, 900))).toBe(1);
  });

  test('SV-GEO-11, -12, GV-GEOM-13, GL-GEO-12 before: nearer by more than 0.010, over the full width', () => {
    const target = box(-700, -600, 3000, 4000);
    const aside = (y: number) => box(600, 700, y, 4000);
    expect([2989, 2990, 3000].map((y) => isBefore(edge, aside(y), target))).toEqual([true, false, false]);
    expect(isBefore(edge, box(800, 900, 100, 200), target)).toBe(false);
  });

  test('GL-GEO-12, GL-GEO-07 a disc is in by its rim, cut by the side of the lane', () => {
    expect(depthIn(edge, battle(at(0, 5000), 3000))).toBe(3500);
    expect([2276, 2277].map((x) => isInLane(edge, battle(at(x, 5000), 3000)))).toEqual([true, false]);
    const side = depthIn(edge, battle(at(1677, 5000), 3000))!;
    expect(side).toBeCloseTo(5000 - Math.sqrt(1500 * 1500 - 900 * 900), 9);
  });

  const across = ({ x, y, sin, cos, half }: Edge, v: number, trim: number) => {
    const h = half - 10 - trim;
    const [mx, my] = [x + v * sin, y + v * cos];
    return line({ x: mx - h * cos, y: my + h * sin }, { x: mx + h * cos, y: my - h * sin });
  };

  test('SV-GEO-10 in any direction: nothing in the strip before the depth, and something there', () => {
    const from = chance(21);
    let inside = 0;
    for (let i = 0; i < 3000; i++) {
      const lane = edgeAt(anyPose(from, 500), heading(from.anyHeading()), from.whole(100, 8000));
      const shape = i % 3 === 0 ? battle(anyPose(from, 5000), 3000).parts[0]! : anyOblong(from, 5000);
      const depth = depthOfShape(lane, shape);
      const until = depth ?? 9000;
      inside += depth === undefined ? 0 : 1;
      for (let k = 0; k <= 20; k++) {
        const v = -10 + ((until + 10) * k) / 20 - 1e-3;
        if (v >= -10 && (depth !== 0 || v > 0)) expect(gap(across(lane, v, 1e-3), shape)).toBeGreaterThan(0);
      }
      if (depth !== undefined && depth > 0) expect(gap(across(lane, depth, 0), shape)).toBeLessThan(1e-6);
    }
    expect(inside).toBeGreaterThan(1000);
  });
});

const SIDES: readonly Side[] = ['front', 'rear', 'left', 'right'];

describe('straight moves', () => {
  test('SV-GEO-07, GV-GEOM-14, GL-GEO-07 a move overlaps what lies less than s - 0.010 ahead', () => {
    const enemy = single(0, 5000 + STAND);
    expect(depthTo(single(0, 0), 'front', enemy)).toBe(5000);
    expect([5000, 5010, 5011].map((s) => moveOverlaps(single(0, 0), 'front', length(s), enemy))).toEqual([
      false,
      false,
      true,
    ]);
    expect(depthTo(single(0, 0), 'front', single(STAND - 10, 4000))).toBeUndefined();
    expect(depthTo(single(0, 0), 'front', single(STAND - 11, 4000))).toBe(4000 - STAND);
  });

  test('SV-GEO-07, GV-GEOM-14 sideways and backwards by the exposed edges, stands of a short rank too', () => {
    const mass = unit(0, 0, 0, 3, 2); // files at -1574, 0, 1574; rank 1 behind files 0 and 1
    expect(depthTo(mass, 'rear', single(STAND, -3 * STAND))).toBe(2 * STAND);
    expect(depthTo(mass, 'rear', single(0, -3 * STAND))).toBe(STAND);
    expect(depthTo(mass, 'right', single(3 * STAND, -STAND))).toBe(2 * STAND);
    expect(depthTo(mass, 'left', single(-3 * STAND, -STAND))).toBe(STAND);
  });

  test('SV-GEO-16, GV-GEOM-11, GL-GEO-09 a move into contact ends with gap and penetration of at most 0.010', () => {
    const from = chance(22);
    let stops = 0;
    while (stops < 1500) {
      const [pose, enemy] = [anyPose(from, 3000), anyUnit(from, 9000)];
      const unitAt = (where: typeof pose) => straight(where, ranks(3, 2), STAND, STAND);
      const depth = depthTo(unitAt(pose), 'front', enemy);
      if (depth === undefined || overlaps(unitAt(pose), enemy)) continue;
      const stop = stoppingLength(pose, unitAt, 'front', depth, enemy);
      const there = unitAt(moved(pose, 'front', stop));
      stops++;
      expect(overlaps(there, enemy)).toBe(false);
      if (depth - stop < 2) expect(touches(there, enemy)).toBe(true);
      for (const a of there.parts) for (const b of enemy.parts) expect(penetration(a, b)).toBeLessThanOrEqual(10);
    }
  });

  test('SV-GEO-16 the length is rounded down, and on while the stored pose overlaps', () => {
    const enemy = single(0, 4000 + STAND);
    const unitAt = (pose: ReturnType<typeof at>) => straight(pose, ranks(1), STAND, STAND);
    expect(stoppingLength(at(0, 0), unitAt, 'front', 4000, enemy)).toBe(4000);
    expect(stoppingLength(at(0, 0), unitAt, 'front', 3999.7, enemy)).toBe(3999);
    expect(stoppingLength(at(0, 0), unitAt, 'front', 4013.5, enemy)).toBe(4010);
  });

  test('SV-GEO-07, GV-GEOM-14 by samples: no overlap before the depth, one soon after it', () => {
    const from = chance(23);
    let met = 0;
    for (let i = 0; i < 1500; i++) {
      const [mover, other] = [anyUnit(from, 3000), anyUnit(from, 7000)];
      if (touches(mover, other)) continue;
      const side = from.pick(SIDES);
      const depth = depthTo(mover, side, other);
      const unitAt = (s: number) => {
        const turned = rotated(moved(at(0, 0, mover.heading), side, length(s)), at(0, 0), tenths(0));
        const shift = { x: turned.x, y: turned.y };
        return mover.parts.map((p) => ({ ...p, x: p.x + shift.x, y: p.y + shift.y }));
      };
      const isIn = (s: number) =>
        unitAt(s).some((a) =>
          other.parts.some((b) => a.kind === 'oblong' && b.kind === 'oblong' && penetrationAt(a, b) > 11.5),
        );
      for (let k = 0; k < 60; k++) {
        const s = Math.floor(((depth ?? 8000) * k) / 60);
        expect(isIn(s)).toBe(false);
      }
      if (depth !== undefined) met++;
    }
    expect(met).toBeGreaterThan(200);
  });
});

/** Penetration of oblongs whose centres were moved: corners made anew. */
const penetrationAt = (a: ReturnType<typeof anyOblong>, b: ReturnType<typeof anyOblong>): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const c = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const s = Math.abs(a.sin * b.cos - a.cos * b.sin);
  return Math.min(
    a.along + b.along * c + b.across * s - Math.abs(dx * a.sin + dy * a.cos),
    a.across + b.along * s + b.across * c - Math.abs(dx * a.cos - dy * a.sin),
    b.along + a.along * c + a.across * s - Math.abs(dx * b.sin + dy * b.cos),
    b.across + a.along * s + a.across * c - Math.abs(dx * b.cos - dy * b.sin),
  );
};

describe('a Battle moves', () => {
  const round = battle(at(0, 0), 3000);

  test('GL-GEO-07 its depth is the travel until the rim touches, in the way by more than 0.010', () => {
    expect(depthTo(round, 'front', single(0, 5000 + STAND))).toBeCloseTo(3500, 9);
    const aside = (x: number) => depthTo(round, 'front', single(x + STAND / 2, 5000));
    expect([1489, 1490].map((x) => aside(x) !== undefined)).toEqual([true, false]);
    const corner = depthTo(round, 'front', single(900 + STAND / 2, 5000 + STAND))!;
    expect(corner).toBeCloseTo(5000 - Math.sqrt(1500 * 1500 - 900 * 900), 9);
    expect(depthTo(round, 'front', battle(at(1800, 5000), 3000))).toBeCloseTo(5000 - 2400, 9);
  });

  test('GL-GEO-07 its move sweeps a capsule', () => {
    const enemy = single(0, 5000 + STAND);
    expect([3510, 3511].map((s) => moveOverlaps(round, 'front', length(s), enemy))).toEqual([false, true]);
    expect(moveOverlaps(round, 'front', length(9000), single(1490 + STAND / 2, 5000))).toBe(false);
    expect(moveOverlaps(round, 'front', length(9000), single(1489 + STAND / 2, 5000))).toBe(true);
  });

  test('GL-GEO-07 by samples', () => {
    const from = chance(24);
    for (let i = 0; i < 800; i++) {
      const mover = battle(at(0, 0, from.anyHeading()), from.whole(2000, 5000));
      const other = i % 4 === 0 ? battle(anyPose(from, 9000), 3000) : anyUnit(from, 9000);
      if (distance(mover, other) === 0) continue;
      const depth = depthTo(mover, 'front', other);
      const gapAt = (s: number) => {
        const [fx, fy] = [Math.sin((mover.heading * Math.PI) / 1800), Math.cos((mover.heading * Math.PI) / 1800)];
        const moving = { kind: 'disc' as const, x: s * fx, y: s * fy, radius: mover.radius };
        return Math.min(...other.parts.map((part) => gap(moving, part)));
      };
      if (depth !== undefined) expect(gapAt(depth)).toBeLessThan(1e-6);
      for (let k = 0; k < 50; k++) if (depth !== undefined) expect(gapAt((depth * k) / 50)).toBeGreaterThan(0);
    }
  });

  test('GL-GEO-09 it stops at the first touch', () => {
    const enemy = single(900 + STAND / 2, 5000 + STAND);
    const unitAt = (pose: ReturnType<typeof at>) => battle(pose, 3000);
    expect(stoppingLength(at(0, 0), unitAt, 'front', depthTo(round, 'front', enemy)!, enemy)).toBe(3800);
  });
});

describe('the edge of the table', () => {
  const table = { width: length(72_000), depth: length(48_000) };

  test('GV-GEOM-16, GL-GEO-10, SV-GEO-01 a corner more than 0.010 outside is off', () => {
    const low = (y: number) => leavesTable(table, single(20_000, y));
    expect([STAND - 10, STAND - 11].map(low)).toEqual([false, true]);
    expect([48_010, 48_011].map(low)).toEqual([false, true]);
    const wide = (x: number) => isOffTable(table, stand(x, 20_000));
    expect([777, 776, 72_010 - 787, 72_011 - 787].map(wide)).toEqual([false, true, false, true]);
  });

  test('GL-GEO-10 a Battle by its rim, on all four sides', () => {
    expect([1490, 1489].map((x) => leavesTable(table, battle(at(x, 9000), 3000)))).toEqual([false, true]);
    expect([70_510, 70_511].map((x) => leavesTable(table, battle(at(x, 9000), 3000)))).toEqual([false, true]);
    expect([1490, 1489].map((y) => leavesTable(table, battle(at(9000, y), 3000)))).toEqual([false, true]);
    expect([46_510, 46_511].map((y) => leavesTable(table, battle(at(9000, y), 3000)))).toEqual([false, true]);
  });
});

describe('poses', () => {
  test('SV-GEO-16, GV-GEOM-11, GL-GEO-09 are rounded to the nearest stored value after each step', () => {
    expect(moved(at(0, 0, 300), 'front', length(1000))).toEqual(at(500, 866, 300));
    expect(moved(at(0, 0, 300), 'right', length(1000))).toEqual(at(866, -500, 300));
    expect(moved(at(0, 0, 900), 'rear', length(1000))).toEqual(at(-1000, 0, 900));
    expect(moved(at(0, 0, 900), 'left', length(1000))).toEqual(at(0, 1000, 900));
    expect(Object.is(moved(at(0, 0, 1800), 'front', length(0)).x, -0)).toBe(false);
  });

  test('SV-FACE-01, GL-GEO-08 a turn about any point, clockwise to the right', () => {
    expect(rotated(at(1000, 0, 0), at(0, 0), tenths(900))).toEqual(at(0, -1000, 900));
    expect(rotated(at(1000, 0, 100), at(0, 0), tenths(-900))).toEqual(at(0, 1000, 2800));
    expect(rotated(at(1000, 500, 3500), at(1000, 500), tenths(200))).toEqual(at(1000, 500, 100));
    // a wheel about the left front corner keeps that corner where it was, to a thousandth
    const pose = at(3000, 4000, 1234);
    const [pivot] = cornersOf(oblong(pose, 4000, 1000));
    const [after] = cornersOf(oblong(rotated(pose, pivot!, tenths(317)), 4000, 1000));
    expect(Math.abs(after!.x - pivot!.x)).toBeLessThan(1);
    expect(Math.abs(after!.y - pivot!.y)).toBeLessThan(1);
  });

  test('SV-GEO-02, GV-GEOM-03 corners and edges of a stand', () => {
    const base = oblong(at(1000, 2000, 900), 400, 200); // faces east
    expect(cornersOf(base)).toEqual([
      { x: 1000, y: 2200 },
      { x: 1000, y: 1800 },
      { x: 800, y: 1800 },
      { x: 800, y: 2200 },
    ]);
    expect(edgeOf(base, 'rear')).toEqual({ x: 800, y: 2000, sin: -1, cos: 0, half: 200 });
    expect(edgeOf(base, 'left')).toEqual({ x: 900, y: 2200, sin: 0, cos: 1, half: 100 });
  });
});

test('nothing near is left out by the broad phase', () => {
  const from = chance(25);
  const all = Array.from({ length: 80 }, () => anyUnit(from, 20_000));
  for (const mine of all) {
    const found = near(all, mine, 3000);
    for (const other of all) if (distance(mine, other) <= 3000) expect(found).toContain(other);
    for (const other of found) expect(distance(mine, other)).toBeLessThan(3000 + mine.radius + other.radius);
  }
  expect(
    polygon([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 3 },
    ]).radius,
  ).toBeGreaterThanOrEqual(2.5);
});

test('GL-FIRE-09 where a line passes through a footprint, by points on it', () => {
  const from = chance(26);
  for (let i = 0; i < 2000; i++) {
    const shape = i % 3 === 0 ? battle(anyPose(from, 3000), 3000).parts[0]! : anyOblong(from, 3000);
    const { x, y, heading: h } = anyPose(from, 3000);
    const [dx, dy] = direction(h);
    const span = spanIn(shape, x, y, dx, dy);
    const gapTo = (s: number) => distanceTo(shape, x + s * dx, y + s * dy);
    for (const s of [-4000, -1000, 0, 1000, 4000]) {
      const isIn = span !== undefined && s > span[0] && s < span[1];
      expect(gapTo(s) < 1e-9).toBe(isIn);
    }
    if (span) expect(Math.max(gapTo(span[0]), gapTo(span[1]))).toBeLessThan(1e-6);
  }
});
