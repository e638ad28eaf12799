/** Areas of terrain are simple polygons (SV-TERR-01), of any outline; here they become a few convex ones. */
import type { Point } from './pose.js';
import { polygon, type Polygon } from './shape.js';

/** More than zero when c lies to the left of the way from a to b. Whole for stored points. */
const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const at = <T>(all: readonly T[], i: number): T => all[(i + all.length) % all.length]!;

const isAnticlockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, { x, y }, i) => sum + x * at(points, i + 1).y - y * at(points, i + 1).x, 0) > 0;

const isIn = (a: Point, b: Point, c: Point, p: Point): boolean =>
  side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0;

/** A corner that can be cut off: it points outward, and no other corner lies in the triangle. */
const isEar = (points: readonly Point[], i: number): boolean => {
  const [a, b, c] = [at(points, i - 1), at(points, i), at(points, i + 1)];
  return side(a, b, c) > 0 && points.every((p) => p === a || p === b || p === c || !isIn(a, b, c, p));
};

const trianglesOf = (outline: readonly Point[]): Point[][] => {
  let left = isAnticlockwise(outline) ? [...outline] : [...outline].reverse();
  const triangles: Point[][] = [];
  while (left.length > 2) {
    const ear = left.findIndex((_, i) => isEar(left, i));
    const flat = left.findIndex((b, i) => side(at(left, i - 1), b, at(left, i + 1)) === 0);
    if (ear < 0 && flat < 0) throw new Error('The outline of an area crosses itself.');
    if (ear >= 0) triangles.push([at(left, ear - 1), at(left, ear), at(left, ear + 1)]);
    left = left.filter((_, i) => i !== (ear >= 0 ? ear : flat));
  }
  return triangles;
};

const isConvex = (points: readonly Point[]): boolean =>
  points.every((b, i) => side(at(points, i - 1), b, at(points, i + 1)) >= 0);

/** Two pieces along an edge they share, if that makes a convex one. */
const merged = (one: readonly Point[], two: readonly Point[]): Point[] | undefined => {
  for (const [i, a] of one.entries()) {
    const j = two.indexOf(at(one, i + 1));
    if (j < 0 || at(two, j + 1) !== a) continue;
    const rest = two.map((_, k) => at(two, j + 2 + k)).slice(0, two.length - 2);
    const both = [...one.slice(0, i + 1), ...rest, ...one.slice(i + 1)];
    return isConvex(both) ? both : undefined;
  }
  return undefined;
};

/** Joins pieces as long as any two make a convex one. */
const joined = (pieces: readonly (readonly Point[])[]): (readonly Point[])[] => {
  for (const [i, one] of pieces.entries())
    for (const two of pieces.slice(i + 1)) {
      const both = merged(one, two);
      if (both) return joined([both, ...pieces.filter((piece) => piece !== one && piece !== two)]);
    }
  return [...pieces];
};

/** The convex pieces of a simple polygon, for `ground`: a convex one stays whole. */
export const convexPieces = (outline: readonly Point[]): Polygon[] => joined(trianglesOf(outline)).map(polygon);
