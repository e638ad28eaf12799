/**
 * An oracle in whole numbers: the engine's own sines are fractions of powers of two, so that corners, penetration and
 * distance of stored poses can be compared without any rounding. Nothing here is shared with the engine but the sines.
 */
import { cosine, sine, type Pose } from '../../src/geometry/index.js';

const BITS = 80n;
const ONE = 1n << BITS;

/** A double as a multiple of 2^-80; throws when it is not one. */
export const exact = (value: number): bigint => {
  let [scaled, bits] = [value, BITS];
  while (!Number.isInteger(scaled) && bits > 0n) [scaled, bits] = [scaled * 2, bits - 1n];
  if (!Number.isInteger(scaled)) throw new Error(`${value} is finer than 2^-80`);
  return BigInt(scaled) << bits;
};

export type Vector = readonly [bigint, bigint];
/** Corners and the vectors of its axes, times 2^80; the axes are a little longer or shorter than 1. */
export interface Box {
  readonly corners: readonly Vector[];
  readonly forward: Vector;
  readonly right: Vector;
}

/** Frontage and depth whole thousandths. Coordinates are times 2^81, so that halves are whole. */
export const boxOf = ({ x, y, heading }: Pose, frontage: number, depth: number): Box => {
  const [s, c] = [exact(sine(heading)), exact(cosine(heading))];
  const [w, d] = [BigInt(frontage), BigInt(depth)];
  const [px, py] = [2n * ONE * BigInt(x), 2n * ONE * BigInt(y)];
  const corner = (across: bigint, back: bigint): Vector => [
    px + across * c - 2n * back * s,
    py - across * s - 2n * back * c,
  ];
  return {
    corners: [corner(-w, 0n), corner(w, 0n), corner(w, d), corner(-w, d)],
    forward: [s, c],
    right: [c, -s],
  };
};

const dot = ([a, b]: Vector, [c, d]: Vector): bigint => a * c + b * d;
const minus = ([a, b]: Vector, [c, d]: Vector): Vector => [a - c, b - d];
const least = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a));
const most = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b > a ? b : a));
const abs = (a: bigint): bigint => (a < 0n ? -a : a);

/** Whether two boxes overlap along an axis by more than so many thousandths. */
const isDeeper = (a: Box, b: Box, axis: Vector, thousandths: bigint): boolean => {
  const [one, two] = [a.corners.map((p) => dot(p, axis)), b.corners.map((p) => dot(p, axis))];
  const shift = least([most(one) - least(two), most(two) - least(one)]);
  const limit = thousandths * 2n * ONE;
  return shift > 0n && shift * shift > limit * limit * dot(axis, axis);
};

/** Whether the least shift that separates two boxes is more than so many thousandths. */
export const penetrates = (a: Box, b: Box, thousandths: number): boolean =>
  [a.forward, a.right, b.forward, b.right].every((axis) => isDeeper(a, b, axis, BigInt(thousandths)));

/** Whether a point is within so many thousandths of the line from a to b. */
const isNearLine = (p: Vector, a: Vector, b: Vector, limit: bigint): boolean => {
  const [ab, ap, bp] = [minus(b, a), minus(p, a), minus(p, b)];
  if (dot(ap, ab) <= 0n) return dot(ap, ap) <= limit * limit;
  if (dot(bp, ab) >= 0n) return dot(bp, bp) <= limit * limit;
  const cross = abs(ab[0] * ap[1] - ab[1] * ap[0]);
  return cross * cross <= limit * limit * dot(ab, ab);
};

const hasCornerNear = (a: Box, b: Box, limit: bigint): boolean =>
  a.corners.some((p) => b.corners.some((q, i) => isNearLine(p, q, b.corners[(i + 1) % 4]!, limit)));

/** Whether the distance of two boxes is at most so many thousandths. */
export const isWithin = (a: Box, b: Box, thousandths: number): boolean => {
  const limit = BigInt(thousandths) * 2n * ONE;
  const isApart = [a.forward, a.right, b.forward, b.right].some((axis) => {
    const [one, two] = [a.corners.map((p) => dot(p, axis)), b.corners.map((p) => dot(p, axis))];
    return least(one) > most(two) || least(two) > most(one);
  });
  return !isApart || hasCornerNear(a, b, limit) || hasCornerNear(b, a, limit);
};
