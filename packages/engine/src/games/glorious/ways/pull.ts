/** Where a pull on a formation leads: wheels about a corner and straight moves, as a player's hand would do it. No rules. */
import {
  angleOf,
  cosine,
  heading as asHeading,
  length as asLength,
  pointFrom,
  sine,
  tenths,
  turnBetween,
  type Angle,
  type Length,
  type Point,
} from '../../../geometry/index.js';
import type { Place } from '../../../tabletop/unit.js';
import type { Corner } from '../moves/wheel.js';

/** A point of a formation, to its right and ahead of its place, and where it is wanted. */
export interface Pull {
  readonly grip: Point;
  readonly at: Point;
}

export const cornerAt = (place: Place, front: number, corner: Corner): Point =>
  pointFrom(place, corner === 'left' ? -front / 2 : front / 2, 0);

/** The bearing of a vector from another point, in tenths; not rounded. */
const bearing = (dx: number, dy: number): number => {
  const far = Math.sqrt(dx * dx + dy * dy);
  return far === 0 ? 0 : angleOf(dy / far, dx / far);
};

/** The shorter way from one bearing to another, in tenths; not rounded. */
const between = (from: number, to: number): number => {
  const by = (((to - from) % 3600) + 3600) % 3600;
  return by > 1800 ? by - 3600 : by;
};

/** A spot in the eyes of a place: to its right, and ahead. */
export const seenFrom = ({ x, y, heading }: Place, at: Point): Point => {
  const [dx, dy] = [at.x - x, at.y - y];
  const [sin, cos] = [sine(heading), cosine(heading)];
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
};

export interface Way {
  /** Tenths of a degree, and how far ahead after it. */
  readonly by: number;
  readonly ahead: number;
}

/**
 * A turn about a point of the formation and then straight on, so that the grip comes to where it is wanted. `hub` is that
 * point as the formation sees it; undefined when the wanted spot is too near to it.
 */
export const wayAbout = (place: Place, hub: Point, { grip, at }: Pull): Way | undefined => {
  const centre = pointFrom(place, hub.x, hub.y);
  const [gx, gy] = [grip.x - hub.x, grip.y - hub.y];
  const [dx, dy] = [at.x - centre.x, at.y - centre.y];
  const square = dx * dx + dy * dy - gx * gx;
  if (square <= 0) return undefined;
  const reach = Math.sqrt(square);
  const by = between(place.heading + bearing(gx, reach), bearing(dx, dy));
  return { by, ahead: reach - gy };
};

/** A turn alone that brings the grip as near as may be. */
export const turnAbout = (place: Place, hub: Point, { grip, at }: Pull): number => {
  const centre = pointFrom(place, hub.x, hub.y);
  const own = place.heading + bearing(grip.x - hub.x, grip.y - hub.y);
  return between(own, bearing(at.x - centre.x, at.y - centre.y));
};

/** How far the grip of a formation at a place is from where it is wanted. */
export const missOf = (place: Place, { grip, at }: Pull): number => {
  const held = pointFrom(place, grip.x, grip.y);
  const [dx, dy] = [held.x - at.x, held.y - at.y];
  return Math.sqrt(dx * dx + dy * dy);
};

// ---- rounding --------------------------------------------------------------------------------------------------------

const DEGREE = 10;
const FAVOURED = 150;
const NEAR_FAVOURED = 20;
const TWENTIETH = 50;

/** Whole degrees, and lightly every fifteenth of them. */
export const snapped = (by: number, loose: boolean): Angle => {
  if (loose) return tenths(Math.round(by));
  const favoured = Math.round(by / FAVOURED) * FAVOURED;
  return tenths(
    favoured !== 0 && Math.abs(by - favoured) < NEAR_FAVOURED ? favoured : Math.round(by / DEGREE) * DEGREE,
  );
};

/** Twentieths of an inch; as far as it goes when that is near. */
export const rounded = (far: number, most: number, grain: number, loose: boolean): Length => {
  if (!loose && Math.abs(far - most) < 6 * grain) return asLength(most);
  return asLength(loose ? Math.round(far) : Math.round(far / TWENTIETH) * TWENTIETH);
};

export const turnTowards = ({ x, y, heading }: Place, at: Point): Angle =>
  turnBetween(heading, asHeading(Math.round(bearing(at.x - x, at.y - y))));
