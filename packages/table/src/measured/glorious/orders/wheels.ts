/** Where a pull on a formation leads: wheels about a corner and straight moves, as a player's hand would do it. No rules. */
import {
  angleOf,
  heading as asHeading,
  length as asLength,
  pointFrom,
  tenths,
  turnBetween,
  type Angle,
  type Length,
} from '@five-victories/engine/geometry';
import type { Place } from '@five-victories/engine/tabletop';
import type { Corner } from '@five-victories/engine/glorious';
import type { Spot } from '../../marks.js';
import { far } from '../../spots.js';

/** A point of a formation, to its right and ahead of its place, and where it is wanted. */
export interface Pull {
  readonly grip: Spot;
  readonly at: Spot;
}

export const cornerAt = (place: Place, front: number, corner: Corner): Spot =>
  pointFrom(place, corner === 'left' ? -front / 2 : front / 2, 0);

/** The bearing of a vector from another point, in tenths; not rounded. */
const bearing = (dx: number, dy: number): number => {
  const long = Math.sqrt(dx * dx + dy * dy);
  return long === 0 ? 0 : angleOf(dy / long, dx / long);
};

/** The shorter way from one bearing to another, in tenths; not rounded. */
const between = (from: number, to: number): number => {
  const by = (((to - from) % 3600) + 3600) % 3600;
  return by > 1800 ? by - 3600 : by;
};

interface Way {
  /** Tenths of a degree, and how far ahead after it. */
  readonly by: number;
  readonly ahead: number;
}

/**
 * A turn about a point of the formation and then straight on, so that the grip comes to where it is wanted. `hub` is that
 * point as the formation sees it; undefined when the wanted spot is too near to it.
 */
export const wayAbout = (place: Place, hub: Spot, { grip, at }: Pull): Way | undefined => {
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
export const turnAbout = (place: Place, hub: Spot, { grip, at }: Pull): number => {
  const centre = pointFrom(place, hub.x, hub.y);
  const own = place.heading + bearing(grip.x - hub.x, grip.y - hub.y);
  return between(own, bearing(at.x - centre.x, at.y - centre.y));
};

/** How far the grip of a formation at a place is from where it is wanted. */
export const missOf = (place: Place, { grip, at }: Pull): number => far(pointFrom(place, grip.x, grip.y), at);

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
export const rounded = (by: number, most: number, grain: number, loose: boolean): Length => {
  if (!loose && Math.abs(by - most) < 6 * grain) return asLength(most);
  return asLength(loose ? Math.round(by) : Math.round(by / TWENTIETH) * TWENTIETH);
};

export const turnTowards = ({ x, y, heading }: Place, at: Spot): Angle =>
  turnBetween(heading, asHeading(Math.round(bearing(at.x - x, at.y - y))));
