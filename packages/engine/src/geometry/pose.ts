import { angleOf, cosine, direction, sine } from './angle.js';
import { heading as asHeading, nearest, tenths, turned, type Angle, type Heading, type Length } from './measure.js';

/** A place on the table, in thousandths; derived places are not rounded (SV-GEO-16). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** SV-GEO-03, GV-GEOM-04, GL-GEO-02: the middle of the front edge (of a Battle: its centre) and the heading, as stored. */
export interface Pose {
  readonly x: Length;
  readonly y: Length;
  readonly heading: Heading;
}

/** The way of a move in the unit's own eyes. */
export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof SIDES)[number];

const TURNS = { right: tenths(900), rear: tenths(1800), left: tenths(2700) } as const;

export const headingTo = (heading: Heading, side: Side): Heading =>
  side === 'front' ? heading : turned(heading, TURNS[side]);

/** SV-GEO-01, GV-GEOM-02, GL-GEO-01: forward is (sin h, cos h). */
export const forward = (heading: Heading): Point => ({ x: sine(heading), y: cosine(heading) });
/** Right is (cos h, -sin h). */
export const right = (heading: Heading): Point => ({ x: cosine(heading), y: 0 - sine(heading) });

/** The point so far to the right of a pose and so far ahead of it. */
export const pointFrom = ({ x, y, heading }: Pose, toRight: number, ahead: number): Point => ({
  x: x + (toRight * cosine(heading) + ahead * sine(heading)),
  y: y + (ahead * cosine(heading) - toRight * sine(heading)),
});

/** SV-GEO-16, GV-GEOM-11, GL-GEO-09: after each elementary step a pose is the nearest stored one. Nothing else rounds. */
export const stored = ({ x, y }: Point, heading: Heading): Pose => ({ x: nearest(x), y: nearest(y), heading });

/** A point turned clockwise about a pivot, by any angle. */
export const turnedAbout = (point: Point, pivot: Point, by: number): Point => {
  const [c, s] = direction(by);
  const x = point.x - pivot.x;
  const y = point.y - pivot.y;
  return { x: pivot.x + (x * c + y * s), y: pivot.y + (y * c - x * s) };
};

/** The stored pose after a straight move. */
export const moved = (pose: Pose, side: Side, by: Length): Pose => {
  const { x, y } = forward(headingTo(pose.heading, side));
  return stored({ x: pose.x + by * x, y: pose.y + by * y }, pose.heading);
};

/** The stored pose after a turn, pivot or wheel about any point; the pivot itself need not be a stored value. */
export const rotated = (pose: Pose, pivot: Point, by: Angle): Pose =>
  stored(turnedAbout(pose, pivot, by), turned(pose.heading, by));

/** The heading from one point to another, to the nearest tenth; north when they are the same. */
export const headingBetween = (from: Point, to: Point): Heading => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? asHeading(0) : asHeading(Math.round(angleOf(dy / length, dx / length)));
};
