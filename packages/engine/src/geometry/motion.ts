/** A step of a unit: straight on, or a turn, pivot or wheel about a point. */
import { direction } from './angle.js';
import type { Footprint } from './footprint.js';
import type { Angle } from './measure.js';
import { forward, headingTo, turnedAbout, type Point, type Side } from './pose.js';
import { cornersOf, oblongAt, polygon, type Shape } from './shape.js';

/** Along (x, y), a vector of length 1. */
export interface Shift {
  readonly kind: 'shift';
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** About (x, y); more than zero is clockwise. Every pose from the old to the new heading, both included. */
export interface Turn {
  readonly kind: 'turn';
  readonly x: number;
  readonly y: number;
  readonly by: Angle;
}

export type Motion = Shift | Turn;

export const shift = ({ heading }: Footprint, side: Side, length: number): Shift => {
  const { x, y } = forward(headingTo(heading, side));
  return { kind: 'shift', x, y, length };
};

export const turn = ({ x, y }: Point, by: Angle): Turn => ({ kind: 'turn', x, y, by });

/** How far the motion goes: thousandths, or tenths of a degree. */
export const extentOf = (motion: Motion): number => (motion.kind === 'shift' ? motion.length : Math.abs(motion.by));

const pointAt = (motion: Motion, point: Point, by: number): Point =>
  motion.kind === 'shift'
    ? { x: point.x + by * motion.x, y: point.y + by * motion.y }
    : turnedAbout(point, motion, motion.by < 0 ? 0 - by : by);

/** A shape on the way, so far into the motion; not rounded. */
export const shapeAt = (motion: Motion, shape: Shape, by: number): Shape => {
  const { x, y } = pointAt(motion, shape, by);
  if (shape.kind === 'disc') return { ...shape, x, y };
  if (shape.kind === 'polygon') return polygon(cornersOf(shape).map((corner) => pointAt(motion, corner, by)));
  const [c, s] = motion.kind === 'shift' ? [1, 0] : direction(motion.by < 0 ? 0 - by : by);
  return oblongAt(x, y, shape.sin * c + shape.cos * s, shape.cos * c - shape.sin * s, shape.across, shape.along);
};
