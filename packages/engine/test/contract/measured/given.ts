/** Units as they are given with a position. */
import type { Draw } from '../draw.js';
import { pointFrom, type Base, type Pose } from './figures.js';

/** A unit as it is given with a position. */
export interface Given extends Pose {
  readonly id: string;
  readonly type: string;
  /** A Battle has none. */
  readonly layout?: string;
  readonly diameter?: number;
  readonly formation?: string;
  readonly [more: string]: unknown;
}

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const heading = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

export const poseAt = (from: Pose, right: number, ahead: number, turn: number): Pose => {
  const [x, y] = pointFrom(from, right, ahead);
  return { x: Math.round(x), y: Math.round(y), heading: heading(from.heading + turn) };
};

/** SV-COL-01: each stand hinged on a rear corner of the one ahead. */
export const trailOf = (draw: Draw, leader: Pose, followers: number, { frontage, depth }: Base): Pose[] => {
  let ahead = leader;
  return upTo(followers).map(() => {
    const clockwise = draw.once(2) ? 1 : -1;
    const hinge = poseAt(ahead, (0 - clockwise) * (frontage / 2), 0 - depth, clockwise * draw.one([0, 100, 450, 900]));
    ahead = poseAt(hinge, clockwise * (frontage / 2), 0, 0);
    return ahead;
  });
};
