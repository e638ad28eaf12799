/**
 * Straight moves: SV-GEO-07, -16; GV-GEOM-11, -14; GL-GEO-07, -09. A unit sweeps the lanes of its leading edges, a Battle
 * a capsule.
 */
import { gap } from './distance.js';
import { discOf, type Footprint } from './footprint.js';
import { depthIn } from './lane.js';
import type { Length } from './measure.js';
import { shift } from './motion.js';
import { edgesTowards } from './outline.js';
import { overlaps } from './overlap.js';
import { forward, headingTo, moved, type Pose, type Side } from './pose.js';
import { line, type Disc, type Shape } from './shape.js';
import { firstWithin } from './sweep.js';
import { TOUCH } from './tolerance.js';

/** The middle line of the capsule a disc sweeps, to where it has passed all of a shape or by a length. */
const coreOf = (disc: Disc, unit: Footprint, side: Side, length: number): Shape => {
  const { x, y } = forward(headingTo(unit.heading, side));
  return line(disc, { x: disc.x + length * x, y: disc.y + length * y });
};

const farEnough = (disc: Disc, shape: Shape): number => {
  const [dx, dy] = [shape.x - disc.x, shape.y - disc.y];
  return Math.sqrt(dx * dx + dy * dy) + shape.radius + disc.radius;
};

const capsuleOverlaps = (disc: Disc, unit: Footprint, side: Side, length: number, shape: Shape): boolean =>
  gap(coreOf(disc, unit, side, length), shape) < disc.radius - TOUCH;

/** GL-GEO-07: the travel at which the rim first touches something in the way of a Battle. */
const depthForDisc = (disc: Disc, unit: Footprint, side: Side, shape: Shape): number | undefined => {
  const far = farEnough(disc, shape);
  return capsuleOverlaps(disc, unit, side, far, shape)
    ? firstWithin(shift(unit, side, far), disc, shape, 0)
    : undefined;
};

const least = (depths: readonly (number | undefined)[]): number | undefined =>
  depths.reduce((one, two) => (one === undefined || (two !== undefined && two < one) ? two : one), undefined);

/**
 * GV-GEOM-14: how far a unit goes to reach another, `ahead` of SV-GEO-10; undefined when the other is not in its way.
 */
export const depthTo = (unit: Footprint, side: Side, other: Footprint): number | undefined => {
  const disc = discOf(unit);
  if (disc) return least(other.parts.map((shape) => depthForDisc(disc, unit, side, shape)));
  const edges = edgesTowards(unit, side);
  return edges.length === 1 ? depthIn(edges[0]!, other) : least(edges.map((edge) => depthIn(edge, other)));
};

/** GV-GEOM-14: whether a straight move overlaps another unit on its way: depth < s - 0.010. */
export const moveOverlaps = (unit: Footprint, side: Side, length: Length, other: Footprint): boolean => {
  const disc = discOf(unit);
  if (disc) return other.parts.some((shape) => capsuleOverlaps(disc, unit, side, length, shape));
  return edgesTowards(unit, side).some((edge) => (depthIn(edge, other, length) ?? Infinity) < length - TOUCH);
};

/**
 * SV-GEO-16, GV-GEOM-11, GL-GEO-09: the length of a move into contact. It stops at the first touch, rounded down to a
 * thousandth, and by further thousandths while the unit, where it would be stored, still overlaps.
 */
export const stoppingLength = (
  pose: Pose,
  unitAt: (pose: Pose) => Footprint,
  side: Side,
  depth: number,
  other: Footprint,
): Length => {
  let length = Math.floor(depth) as Length;
  while (length > 0 && overlaps(unitAt(moved(pose, side, length)), other)) length = (length - 1) as Length;
  return length;
};
