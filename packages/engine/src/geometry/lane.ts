/**
 * SV-GEO-10..12, GV-GEOM-12, -13, GL-GEO-12: the strip straight ahead of an edge. In it: some point less than
 * W/2 - 0.010 sideways of the middle and at forward distance v, -0.010 <= v <= D + 0.005. Depth: the least such v,
 * never below 0.
 */
import type { Footprint } from './footprint.js';
import type { Circle, Convex, Disc, Edge, Shape } from './shape.js';
import { SLACK, TOUCH } from './tolerance.js';

/** Far out of the lane, by the bounding circle alone. */
const isFarFrom = ({ x, y, sin, cos, half }: Edge, circle: Circle, limit: number): boolean => {
  const dx = circle.x - x;
  const dy = circle.y - y;
  const v = dx * sin + dy * cos;
  return (
    Math.abs(dx * cos - dy * sin) - circle.radius > half ||
    v + circle.radius < 0 - TOUCH - SLACK ||
    v - circle.radius > limit + TOUCH
  );
};

/** From the nearest to the furthest point in the strip without ends, the strip being half as wide as 2h. */
const discReach = ({ x, y, sin, cos }: Edge, h: number, disc: Disc): readonly [number, number] | undefined => {
  const dx = disc.x - x;
  const dy = disc.y - y;
  const u = dx * cos - dy * sin;
  const v = dx * sin + dy * cos;
  const side = Math.max(0, Math.abs(u) - h);
  if (Math.abs(u) - disc.radius >= h) return undefined;
  const half = Math.sqrt(disc.radius * disc.radius - side * side);
  return [v - half, v + half];
};

/** Corners in the strip, and where an edge crosses one of its sides. */
const convexReach = (
  { x, y, sin, cos }: Edge,
  h: number,
  { corners }: Convex,
): readonly [number, number] | undefined => {
  let low = Infinity;
  let high = -Infinity;
  let left = Infinity;
  let right = -Infinity;
  const n = corners.length;
  let u0 = (corners[n - 2]! - x) * cos - (corners[n - 1]! - y) * sin;
  let v0 = (corners[n - 2]! - x) * sin + (corners[n - 1]! - y) * cos;
  for (let i = 0; i < n; i += 2) {
    const u = (corners[i]! - x) * cos - (corners[i + 1]! - y) * sin;
    const v = (corners[i]! - x) * sin + (corners[i + 1]! - y) * cos;
    left = Math.min(left, u);
    right = Math.max(right, u);
    if (u <= h && u >= 0 - h) {
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
    if (u < h !== u0 < h) {
      const crossing = v0 + (v - v0) * ((h - u0) / (u - u0));
      low = Math.min(low, crossing);
      high = Math.max(high, crossing);
    }
    if (u < 0 - h !== u0 < 0 - h) {
      const crossing = v0 + (v - v0) * ((0 - h - u0) / (u - u0));
      low = Math.min(low, crossing);
      high = Math.max(high, crossing);
    }
    u0 = u;
    v0 = v;
  }
  return left < h && right > 0 - h && low <= high ? [low, high] : undefined;
};

/** The depth of a shape in the lane of an edge; undefined when it is not in it. */
export const depthOfShape = (edge: Edge, shape: Shape, limit = Infinity): number | undefined => {
  const h = edge.half - TOUCH;
  if (h <= 0 || isFarFrom(edge, shape, limit)) return undefined;
  const reach = shape.kind === 'disc' ? discReach(edge, h, shape) : convexReach(edge, h, shape);
  if (!reach || reach[1] < 0 - TOUCH) return undefined;
  return Math.max(reach[0], 0 - TOUCH) <= limit + SLACK ? Math.max(reach[0], 0) : undefined;
};

/** SV-GEO-11, GV-GEOM-12: the depth of a unit, the least of its stands; undefined when it is not in the lane. */
export const depthIn = (edge: Edge, unit: Footprint, limit = Infinity): number | undefined => {
  if (isFarFrom(edge, unit, limit)) return undefined;
  let least: number | undefined;
  for (const part of unit.parts) {
    const depth = depthOfShape(edge, part, limit);
    if (depth !== undefined && (least === undefined || depth < least)) least = depth;
  }
  return least;
};

export const isInLane = (edge: Edge, unit: Footprint, limit?: number): boolean =>
  depthIn(edge, unit, limit) !== undefined;

/** SV-GEO-12, GV-GEOM-13, GL-GEO-12: something at depth `x` lies before something at depth `t`. */
export const isNearer = (x: number, t: number): boolean => x < t - TOUCH;

/** Whether a unit lies before another in a lane, over its full width. False when either is not in it. */
export const isBefore = (edge: Edge, unit: Footprint, target: Footprint, limit?: number): boolean => {
  const x = depthIn(edge, unit, limit);
  const t = depthIn(edge, target, limit);
  return x !== undefined && t !== undefined && isNearer(x, t);
};
