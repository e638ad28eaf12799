import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  battle,
  degrees,
  edgesTowards,
  endsOf,
  footprint,
  gap,
  hull,
  inContact,
  line,
  oblong,
  outlineOf,
  pointFrom,
  rectangle,
  straight,
  touches,
  touchesEdge,
  touchesPoint,
  turned,
  united,
  type Footprint,
  type Oblong,
  type Pose,
} from '../../src/geometry/index.js';
import { anyUnit, at, chance, pokingAt, ranks, single, STAND, unit } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

/** A stand of the enemy that faces south and stands before one that faces north: its front middle at (x, y). */
const facing = (x: number, y: number) => single(x, y, 1800);

describe('contact', () => {
  test('SV-GEO-06, SV-R-99, GV-GEOM-09, GV-R-88, GL-GEO-04, GL-R-71 corner to corner is a touch and no contact', () => {
    const [mine, diagonal] = [single(0, 0), facing(STAND, 0)];
    expect([touches(mine, diagonal), inContact(mine, diagonal)]).toEqual([true, false]);
    expect(inContact(mine, facing(0, 0))).toBe(true);
  });

  test('SV-GEO-06, GV-GEOM-09, GL-GEO-04 corner to edge is contact', () => {
    for (const tenths of [1350, 200, 3000]) {
      const onEdge = pokingAt(0, 0, tenths);
      expect([inContact(single(0, 0), onEdge), inContact(onEdge, single(0, 0))]).toEqual([true, true]);
    }
    const onCorner = pokingAt(STAND / 2, 0);
    expect([touches(single(0, 0), onCorner), inContact(single(0, 0), onCorner)]).toEqual([true, false]);
    const nearCorner = (inward: number) => inContact(single(0, 0), pokingAt(STAND / 2 - inward, 0));
    expect([30, 70].map(nearCorner)).toEqual([false, true]);
  });

  test('SV-GEO-06 in flush, aligned lines a charger meets the one before it and not its neighbours', () => {
    const enemies = [-1, 0, 1].map((i) => facing(i * STAND, 0));
    expect(enemies.map((enemy) => inContact(single(0, 0), enemy))).toEqual([false, true, false]);
    expect(enemies.every((enemy) => touches(single(0, 0), enemy))).toBe(true);
  });

  test('SV-GEO-06, GV-GEOM-09, GL-GEO-04 more than 0.050 from the corner, within 0.010 of each other, to the thousandth', () => {
    const shared = (overlap: number, gapOf: number) => inContact(single(0, 0), facing(STAND - overlap, gapOf));
    expect([shared(40, 0), shared(41, 0)]).toEqual([false, true]); // 40 + 10 is not more than 50
    expect([shared(42, 6), shared(43, 6)]).toEqual([false, true]); // 42 + 8
    expect([shared(50, 10), shared(51, 10)]).toEqual([false, true]);
    expect(shared(700, 11)).toBe(false);
  });

  test('SV-GEO-06, GV-GEOM-09 corners of adjacent stands of one unit are no convex corners', () => {
    const row = unit(0, 0, 0, 4);
    // corner of a single stand against the joint in the middle of a line
    expect(inContact(row, pokingAt(0, 0))).toBe(true);
    expect(outlineOf(row).corners).toHaveLength(4);
    expect(outlineOf(unit(0, 0, 337, 3, 3)).corners).toHaveLength(4);
    expect(outlineOf(unit(0, 0, 337, 3, 2)).corners).toHaveLength(5);
    // two chargers side by side as one unit: the joint before the enemy's corner is an edge
    expect(inContact(unit(0, 0, 0, 2), facing(STAND / 2, 0))).toBe(true);
    expect(inContact(unit(0, 0, 0, 2), facing((STAND * 3) / 2, 0))).toBe(false);
  });

  test('GL-GEO-04 the inner corner of a notch is no convex corner', () => {
    const mass = unit(0, 0, 0, 3, 2);
    // rank 1 has files 0 and 1; the notch is behind file 2: its inner corner at (787, -1574)
    const inNotch = single(STAND / 2 + STAND / 2, -STAND - 0, 0);
    expect(inContact(mass, inNotch)).toBe(true);
  });

  test('GL-GEO-04, GL-R-71 whatever touches a Battle is in contact with it', () => {
    const round = battle(at(0, 0), 3000);
    const beside = (y: number) => inContact(round, single(0, y));
    expect([beside(-1510), beside(-1511)]).toEqual([true, false]);
    expect(inContact(round, battle(at(3000, 0), 3000))).toBe(true);
    const d = Math.ceil(1500 * Math.SQRT1_2); // corner against the rim
    expect(inContact(round, single(d + STAND / 2, -d))).toBe(true);
  });
});

/** GV-GEOM-06: two stands hinged at P. */
const bent = (pose: Pose, bend: number, hinge: 'rear' | 'front', w = 4000, d = 2000): Footprint => {
  const left = rectangle(pose, -w / 2, 0, w, d);
  const i = hinge === 'rear' ? 4 : 2;
  const [px, py] = [left.corners[i]!, left.corners[i + 1]!];
  const heading = turned(pose.heading, degrees(hinge === 'rear' ? bend : -bend));
  const corner = pointFrom({ ...at(0, 0), heading }, w / 2, hinge === 'rear' ? d : 0);
  const right = oblong({ ...at(0, 0), heading, x: (px + corner.x) as never, y: (py + corner.y) as never }, w, d);
  return footprint(pose.heading, [left, right]);
};

describe('outlines', () => {
  test('GV-GEOM-06, -09, SV-GEO-17 the hinge of a bend is no convex corner', () => {
    for (const hinge of ['rear', 'front'] as const)
      for (const bend of [1, 30, 45, 90]) {
        const unitBent = bent(at(0, 0, 123), bend, hinge);
        expect(gap(unitBent.stands[0]!, unitBent.stands[1]!)).toBeLessThan(1e-6);
        expect(outlineOf(unitBent).corners).toHaveLength(6);
      }
    // a corner in the angle of the two fronts, at the hinge itself
    const open = bent(at(0, 0, 0), 90, 'front');
    const enemy = footprint(at(0, 0, 0).heading, [oblong(at(-500, 1000), 1000, 1000)]);
    expect(inContact(open, enemy)).toBe(true);
  });

  const lengthOf = ({ borders }: ReturnType<typeof outlineOf>) => borders.reduce((sum, b) => sum + b.length, 0);

  test('SV-GEO-06, GV-GEOM-05 the outline of a grid is its rim', () => {
    const rim = (...sizes: number[]) => lengthOf(outlineOf(unit(100, -300, 1234, ...sizes))) / STAND;
    expect(rim(1)).toBeCloseTo(4, 9);
    expect(rim(4)).toBeCloseTo(10, 9);
    expect(rim(3, 3, 3)).toBeCloseTo(12, 9);
    expect(rim(3, 2)).toBeCloseTo(10, 9);
    expect(rim(3, 3, 1)).toBeCloseTo(12, 9);
  });

  test('SV-GEO-07, -13, -14, GV-GEOM-07, GL-GEO-06 edges in one straight line are one', () => {
    const half = (u: Footprint, side: 'front' | 'rear' | 'left' | 'right') =>
      edgesTowards(u, side).map((edge) => Math.round((edge.half * 2) / STAND));
    for (const tenths of [0, 777, 1800, 3333]) {
      const mass = unit(5000, 5000, tenths, 3, 2);
      expect(half(mass, 'front')).toEqual([3]);
      expect(half(mass, 'rear').sort()).toEqual([1, 2]);
      expect(half(mass, 'left')).toEqual([2]);
      expect(half(mass, 'right').sort()).toEqual([1, 1]);
    }
    const [front] = edgesTowards(unit(5000, 7000, 300, 3), 'front');
    expect([front!.x, front!.y].map(Math.round)).toEqual([5000, 7000]);
  });

  test('SV-GEO-15 the hull is the smallest rectangle along the heading', () => {
    const box = hull(unit(2000, 3000, 450, 3, 2));
    expect(box.across * 2).toBeCloseTo(3 * STAND, 6);
    expect(box.along * 2).toBeCloseTo(2 * STAND, 6);
    const [x, y] = [(box.corners[0]! + box.corners[2]!) / 2, (box.corners[1]! + box.corners[3]!) / 2];
    expect([x, y].map((n) => Math.round(n))).toEqual([2000, 3000]);
  });

  test('SV-GEO-03, GV-GEOM-04, GL-GEO-02 stands stand on ranks and files', () => {
    const { stands, parts } = straight(at(1000, 2000, 900), [[0, 1, 2], [2]], 100, 200);
    const centres = stands.map(({ x, y }) => [x, y]);
    // heading east: right is south
    expect(centres).toEqual([
      [900, 2100],
      [900, 2000],
      [900, 1900],
      [700, 1900],
    ]);
    expect(parts).toHaveLength(2);
    expect(straight(at(0, 0), ranks(3, 3, 3), 100, 100).parts).toHaveLength(1);
    expect(straight(at(0, 0), ranks(3, 2, 1), 100, 100).parts).toHaveLength(3);
  });

  test('SV-GEO-17 arms in a straight line are as good as one', () => {
    const arms = united(at(0, 0).heading, [unit(-STAND, 0, 0, 2), unit(STAND, 0, 0, 2)]);
    expect(outlineOf(arms).corners).toHaveLength(4);
    expect(edgesTowards(arms, 'front')).toHaveLength(1);
  });
});

/** Points of an edge by steps of 2, and the definition to the letter, or with some slack for what lies between steps. */
const naively = (a: Footprint, b: Footprint, slack = 0): boolean => {
  const corners = outlineOf(a).corners;
  const rims: Oblong[] = outlineOf(b).borders.map(({ ax, ay, bx, by }) => line({ x: ax, y: ay }, { x: bx, y: by }));
  return outlineOf(a).borders.some(({ ax, ay, nx, ny, length }) => {
    for (let s = 0; s <= length; s += 2) {
      const p = { x: ax + s * ny, y: ay - s * nx };
      const isFree = corners.every(
        (c) => (p.x - c.x) * (p.x - c.x) + (p.y - c.y) * (p.y - c.y) > (50 - slack) * (50 - slack),
      );
      if (isFree && rims.some((rim) => gap(rim, line(p, p)) <= 10 + slack)) return true;
    }
    return false;
  });
};

test('SV-GEO-06, GV-GEOM-09 contact is what the definition says, by steps along the outline', () => {
  const from = chance(11);
  let [contacts, touching] = [0, 0];
  while (touching < 150) {
    const [a, b] = [anyUnit(from, 1500), anyUnit(from, 3000)];
    if (!touches(a, b)) continue;
    const rims = (u: Footprint) =>
      outlineOf(u).borders.map(({ ax, ay, bx, by }) => line({ x: ax, y: ay }, { x: bx, y: by }));
    if (!rims(a).some((one) => rims(b).some((two) => gap(one, two) <= 10))) continue;
    touching++;
    const found = inContact(a, b);
    contacts += Number(found);
    if (naively(a, b) || naively(b, a)) expect(found).toBe(true);
    if (found) expect(naively(a, b, 1) || naively(b, a, 1)).toBe(true);
    expect(inContact(b, a)).toBe(found);
  }
  expect(contacts).toBeGreaterThan(100);
});

test('SV-GEO-06, SV-R-99 sliding along an edge, contact begins and ends at the corners only', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -9, max: 10 }), (x, gapOf) => {
      const overlap = STAND - Math.abs(x);
      const reach = Math.sqrt(100 - gapOf * gapOf);
      if (gapOf >= 0) expect(inContact(single(0, 0), facing(x, gapOf))).toBe(overlap + reach > 50);
    }),
    { numRuns: 2000 },
  );
});

describe('edges and corners by touch', () => {
  const edge = edgesTowards(unit(0, 0, 0, 2), 'rear')[0]!;

  test('SV-GEO-13, GL-GEO-06 the ends of an edge, left and right as the figures there see them', () => {
    const [left, right] = endsOf(edgesTowards(unit(0, 0, 900, 2), 'front')[0]!);
    expect(left).toEqual({ x: 0, y: STAND });
    expect(right).toEqual({ x: 0, y: -STAND });
    expect(endsOf(edge)[0]).toEqual({ x: STAND, y: -STAND });
  });

  test('SV-GEO-06, GL-GEO-06 an edge and a corner are touched at 0.010, ends included', () => {
    const below = (gapOf: number, x = 0) => single(x, -STAND - gapOf);
    expect([10, 11].map((g) => touchesEdge(below(g), edge))).toEqual([true, false]);
    expect(touchesEdge(below(0, STAND + STAND / 2 + 10), edge)).toBe(true);
    expect(touchesEdge(below(0, STAND + STAND / 2 + 11), edge)).toBe(false);
    expect(touchesPoint(below(10, STAND), { x: STAND, y: -STAND })).toBe(true);
    expect(touchesPoint(below(11, STAND), { x: STAND, y: -STAND })).toBe(false);
  });
});
