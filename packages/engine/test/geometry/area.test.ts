import { describe, expect, test, vi } from 'vitest';
import {
  convexPieces,
  cosine,
  distance,
  distanceTo,
  ground,
  heading,
  length,
  oblong,
  overlaps,
  sine,
  straight,
  type Point,
} from '../../src/geometry/index.js';
import { anyPose, at, chance, ranks, single, STAND, type Chance } from './kit.js';

vi.setConfig({ testTimeout: 60_000 }); // many cases each, on busy machines too

/** A simple polygon: corners in order round a point, at any distance from it. */
const anyArea = ({ whole }: Chance): Point[] =>
  Array.from({ length: whole(3, 12) }, (_, i) => i).flatMap((i, _k, all) => {
    const [angle, r] = [Math.floor((3600 * i) / all.length), whole(300, 5000)];
    return [{ x: Math.round(r * cosine(angle)), y: Math.round(r * sine(angle)) }];
  });

/** By counting the borders a line to the east crosses. */
const isInside = (points: readonly Point[], { x, y }: Point): boolean =>
  points.reduce((inside, a, i) => {
    const b = points[(i + 1) % points.length]!;
    const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
    return crosses ? !inside : inside;
  }, false);

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length]!;
      return sum + x * next.y - y * next.x;
    }, 0),
  );

describe('areas', () => {
  test('SV-TERR-01 convex pieces cover the polygon and nothing else', () => {
    const from = chance(41);
    for (let i = 0; i < 400; i++) {
      const outline = anyArea(from);
      const pieces = convexPieces(i % 2 === 0 ? outline : [...outline].reverse());
      const corners = pieces.map(({ corners: c }) => c.flatMap((x, k) => (k % 2 === 0 ? [{ x, y: c[k + 1]! }] : [])));
      expect(corners.reduce((sum, piece) => sum + areaOf(piece), 0)).toBe(areaOf(outline));
      for (let k = 0; k < 50; k++) {
        const p = { x: from.whole(-5000, 5000) + 0.5, y: from.whole(-5000, 5000) + 0.5 };
        const near = Math.min(...pieces.map((piece) => distanceTo(piece, p.x, p.y)));
        if (near === 0 || near > 1) expect(isInside(outline, p)).toBe(near === 0);
      }
    }
  });

  test('SV-TERR-01 a convex area stays whole', () => {
    const box = [at(0, 0), at(0, 4000), at(4000, 4000), at(4000, 0)];
    expect(convexPieces(box)).toHaveLength(1);
    expect(convexPieces([...box].reverse())).toHaveLength(1);
    const withFlat = [at(0, 0), at(0, 2000), at(0, 4000), at(4000, 4000), at(4000, 0)];
    expect(convexPieces(withFlat)).toHaveLength(1);
    const angle = [at(0, 0), at(0, 4000), at(1000, 4000), at(1000, 1000), at(4000, 1000), at(4000, 0)];
    expect(convexPieces(angle)).toHaveLength(2);
    const unitInNotch = single(2500, 3500);
    expect(overlaps(unitInNotch, ground(convexPieces(angle)))).toBe(false);
    expect(distance(unitInNotch, ground(convexPieces(angle)))).toBe(713);
  });

  test('an outline that crosses itself is a mistake', () => {
    expect(() => convexPieces([at(0, 0), at(1000, 1000), at(1000, 0), at(0, 1000)])).toThrow(/crosses/);
  });
});

test('the whole table turned by any angle changes a distance by no more than the rounding of poses', () => {
  const from = chance(42);
  for (let i = 0; i < 3000; i++) {
    const turned = heading(from.whole(0, 3599));
    const put = ({ x, y, heading: h }: ReturnType<typeof at>) =>
      at(
        Math.round(x * cosine(turned) + y * sine(turned)),
        Math.round(y * cosine(turned) - x * sine(turned)),
        h + turned,
      );
    const [one, two] = [anyPose(from, 4000), anyPose(from, 9000)];
    const before = distance(straight(one, ranks(3, 2), STAND, STAND), straight(two, ranks(2), STAND, STAND));
    const after = distance(straight(put(one), ranks(3, 2), STAND, STAND), straight(put(two), ranks(2), STAND, STAND));
    expect(Math.abs(before - after)).toBeLessThan(1.5);
  }
  expect(oblong(at(0, 0), length(100), length(100)).radius).toBeCloseTo(70.71, 2);
});
