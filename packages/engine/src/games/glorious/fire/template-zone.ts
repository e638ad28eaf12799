/** The missile template of 7.000 by 1.000 inch and its zone of fire: GL-FIRE-08..10. */
import {
  cosine,
  inches,
  isWithin,
  NOISE,
  overlapsShape,
  polygon,
  sine,
  type Footprint,
  type Heading,
  type Point,
  type Shape,
} from '../../../geometry/index.js';
import { entry, exit, isMet, meeting, viewAlong, type View } from './template-view.js';

/** GL-FIRE-08. */
export const LENGTH = inches(7);
export const WIDTH = inches(1);

/** GL-FIRE-09: the template may slide along its heading, so of its centre only the place across it counts. */
export interface Placement {
  readonly heading: Heading;
  /** Of the middle of the template, across the heading: x cos - y sin, in thousandths. */
  readonly across: number;
}

/** GL-FIRE-10. */
export interface Zone {
  readonly placement: Placement;
  /** f0, t0, t1, f1: clockwise, side 0 is the left one. */
  readonly corners: readonly Point[];
  readonly shape: Shape;
  /** The middle line: midpoints of f0 f1 and of t0 t1 (GL-TERR-06). */
  readonly from: Point;
  readonly to: Point;
}

/** A template whose middle line passes through a point. */
export const placementThrough = (heading: Heading, x: number, y: number): Placement => ({
  heading,
  across: x * cosine(heading) - y * sine(heading),
});

/** Where a long side leaves the firer and where it reaches the target: across and along the heading. */
interface Ends {
  readonly fu: number;
  readonly f: number;
  readonly tu: number;
  readonly t: number;
}

/** The first point of the target beyond a point of the firer. */
const firstOf = (target: View, u: number, beyond: number): number => {
  let first = Infinity;
  for (const part of target.parts) {
    if (!isMet(part, u, NOISE)) continue;
    const from = entry(part, u);
    if (from > beyond && from < first) first = from;
  }
  return first;
};

const startOf = (firer: View, u: number): number => {
  let start = Infinity;
  for (const part of firer.parts) if (isMet(part, u, NOISE)) start = Math.min(start, entry(part, u));
  return start;
};

/** The last point of the firer before that of the target. */
const lastOf = (firer: View, u: number, before: number): number => {
  let last = -Infinity;
  for (const part of firer.parts)
    if (isMet(part, u, NOISE) && entry(part, u) <= before) last = Math.max(last, Math.min(before, exit(part, u)));
  return last;
};

/** GL-FIRE-09: one side, if it meets the firer and further along the target. */
const endsOn = (firer: View, target: View, u: number): Ends | undefined => {
  const fu = meeting(firer, u);
  const tu = meeting(target, u);
  if (fu === undefined || tu === undefined) return undefined;
  const t = firstOf(target, tu, startOf(firer, fu));
  return t === Infinity ? undefined : { fu, f: lastOf(firer, fu, t), tu, t };
};

/** More than zero when the way from a by b to c turns to the right. */
const bend = (a: Point, b: Point, c: Point): number => (b.y - a.y) * (c.x - b.x) - (b.x - a.x) * (c.y - b.y);

/** Sides that meet outermost points are not quite parallel: of formations that all but touch a corner may be dented. */
const dented = (corners: readonly Point[]): Shape =>
  polygon(corners.filter((corner, i) => bend(corners[(i + 3) % 4]!, corner, corners[(i + 1) % 4]!) >= 0));

/** What `polygon` makes of four corners, in a quarter of the time: a search looks at thousands of zones. */
const trapezoid = (f0: Point, t0: Point, t1: Point, f1: Point, sin: number, cos: number): Shape => {
  const west = Math.min(f0.x, t0.x, t1.x, f1.x);
  const east = Math.max(f0.x, t0.x, t1.x, f1.x);
  const south = Math.min(f0.y, t0.y, t1.y, f1.y);
  const north = Math.max(f0.y, t0.y, t1.y, f1.y);
  const [tx, ty] = [t1.x - t0.x, t1.y - t0.y];
  const [fx, fy] = [f0.x - f1.x, f0.y - f1.y];
  const far = Math.sqrt(tx * tx + ty * ty);
  const near = Math.sqrt(fx * fx + fy * fy);
  return {
    kind: 'polygon',
    x: (west + east) / 2,
    y: (south + north) / 2,
    radius: Math.sqrt((east - west) * (east - west) + (north - south) * (north - south)) / 2,
    corners: [f0.x, f0.y, t0.x, t0.y, t1.x, t1.y, f1.x, f1.y],
    normals: [0 - cos, sin, 0 - ty / far, tx / far, cos, 0 - sin, 0 - fy / near, fx / near],
  };
};

const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * GL-R-68: both long sides must meet both formations. The same as zoneOf, of formations that have been looked at along
 * the heading already.
 */
export const zoneBetween = (firer: View, target: View, heading: Heading, across: number): Zone | undefined => {
  const one = endsOn(firer, target, across - WIDTH / 2);
  const two = one && endsOn(firer, target, across + WIDTH / 2);
  if (!two || !isWithin(Math.max(one.t, two.t) - Math.min(one.f, two.f), LENGTH)) return undefined;
  const sin = sine(heading);
  const cos = cosine(heading);
  const f0 = pointAt(one.fu, one.f, sin, cos);
  const t0 = pointAt(one.tu, one.t, sin, cos);
  const t1 = pointAt(two.tu, two.t, sin, cos);
  const f1 = pointAt(two.fu, two.f, sin, cos);
  const corners = [f0, t0, t1, f1];
  const isStraight = one.fu === one.tu && two.fu === two.tu;
  const shape = isStraight ? trapezoid(f0, t0, t1, f1, sin, cos) : dented(corners);
  return { placement: { heading, across }, corners, shape, from: midpoint(f0, f1), to: midpoint(t0, t1) };
};

const pointAt = (u: number, along: number, sin: number, cos: number): Point => ({
  x: u * cos + along * sin,
  y: along * cos - u * sin,
});

/** GL-FIRE-09, -10: the zone of a valid placement. Formations that touch need none (GL-FIRE-12). */
export const zoneOf = (firer: Footprint, target: Footprint, { heading, across }: Placement): Zone | undefined => {
  const [sin, cos] = [sine(heading), cosine(heading)];
  return zoneBetween(viewAlong(firer, sin, cos), viewAlong(target, sin, cos), heading, across);
};

/** GL-GEO-05: whether a formation or terrain is in or partially in the zone; what only brushes it is out. */
export const isInZone = (zone: Zone, ground: Footprint): boolean => overlapsShape(ground, zone.shape);
