/** SV-TERR-01: what makes a list of points a simple polygon or a polyline. Whole numbers, so exact. */
import type { Fault } from '../../kernel/refusal.js';
import { fault } from '../messages/index.js';
type At = readonly [number, number];

/** More than zero when c lies to the left of the way from a to b. */
const side = (a: At, b: At, c: At): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isOn = (a: At, b: At, p: At): boolean =>
  side(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

const sign = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0);

/** Whether two segments have a point in common. */
const meet = (a: At, b: At, c: At, d: At): boolean =>
  (sign(side(a, b, c)) * sign(side(a, b, d)) < 0 && sign(side(c, d, a)) * sign(side(c, d, b)) < 0) ||
  isOn(a, b, c) ||
  isOn(a, b, d) ||
  isOn(c, d, a) ||
  isOn(c, d, b);

const isSame = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

/** Two sides that share a corner: whether one runs back along the other. */
const runsBack = (corner: At, a: At, b: At): boolean => isOn(corner, a, b) || isOn(corner, b, a);

/** Whether two sides of a closed outline meet anywhere but at the corner they share. */
const crosses = (points: readonly At[]): boolean => {
  const n = points.length;
  const at = (i: number): At => points[i % n]!;
  const clash = (i: number, j: number): boolean => {
    if (j === i + 1) return runsBack(at(j), at(i), at(j + 1));
    if (i === 0 && j === n - 1) return runsBack(at(0), at(1), at(j));
    return meet(at(i), at(i + 1), at(j), at(j + 1));
  };
  return points.some((_, i) => points.some((_each, j) => j > i && clash(i, j)));
};

/** What is wrong with an outline, or undefined. */
export const outlineFault = (points: readonly At[], closed: boolean, path: string, rule: string): Fault | undefined => {
  const least = closed ? 3 : 2;
  if (points.length < least) return fault(path, rule, 'fewPoints', { least, count: points.length });
  if (points.some((point, i) => (closed || i > 0) && isSame(point, points[(i + points.length - 1) % points.length]!)))
    return fault(path, rule, 'pointTwice');
  return closed && crosses(points) ? fault(path, rule, 'outlineCrosses') : undefined;
};
