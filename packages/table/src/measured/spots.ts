/** Where on the table something is drawn. */
import {
  cosine,
  distanceTo,
  pointFrom,
  sine,
  type Footprint,
  type Heading,
  type Length,
} from '@five-victories/engine/geometry';
import {
  figureIn,
  figureOf,
  findUnit,
  placedOf,
  placedUnits,
  type MatchOf,
  type Place,
  type Placed,
  type TabletopMatch,
  type Unit,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Spot } from './marks.js';

export const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** The middle of the ground a unit covers at a place, and where it stands. */
export const centreOf = (match: TabletopMatch, unit: Unit, place: Place): Spot => spotOf(figureIn(match, unit, place));
export const middleOf = (match: TabletopMatch, id: UnitId): Spot => spotOf(figureOf(match, placedOf(match, id)));

/** The corners of an upright rectangle, in order. */
export const rectangle = (left: number, right: number, low: number, high: number): Spot[] => [
  { x: left, y: low },
  { x: right, y: low },
  { x: right, y: high },
  { x: left, y: high },
];

export const far = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** So far to the right of a spot and so far ahead, as seen along a heading. */
export const beside = ({ x, y }: Spot, heading: Heading, right: number, ahead: number): Spot =>
  pointFrom({ x: x as Length, y: y as Length, heading }, right, ahead);

/** The other way round: a spot as it is seen from another along a heading, x to the right and y ahead. */
export const seenFrom = ({ x, y, heading }: Spot & { readonly heading: Heading }, at: Spot): Spot => {
  const [dx, dy] = [at.x - x, at.y - y];
  const [sin, cos] = [sine(heading), cosine(heading)];
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
};

/** How far along a heading from a spot another lies. */
export const along = (from: Spot, heading: Heading, to: Spot): number => seenFrom({ ...spotOf(from), heading }, to).y;

/** How far a spot is from the ground of a figure; nothing on it. */
export const awayFrom = ({ parts }: Footprint, { x, y }: Spot): number =>
  parts.reduce((least, part) => Math.min(least, distanceTo(part, x, y)), Infinity);

/** A unit, if it stands on the table. */
export const standingIn = <U extends Unit>(match: MatchOf<U>, id: unknown): Placed<U> | undefined => {
  const unit = findUnit(match, id);
  return unit?.place ? (unit as Placed<U>) : undefined;
};

/** The middle of the ground it covers, if it does. */
export const spotIn = (match: TabletopMatch, id: unknown): Spot | undefined => {
  const unit = standingIn(match, id);
  return unit && spotOf(figureOf(match, unit));
};

/** All other units on the table, the nearest first. */
export const nearestFirst = (match: TabletopMatch, { id, place }: Placed): Placed[] =>
  placedUnits(match)
    .filter((other) => other.id !== id)
    .sort((a, b) => far(a.place, place) - far(b.place, place));

const isBetween = (at: number, one: number, two: number): boolean =>
  at >= Math.min(one, two) && at <= Math.max(one, two);

/** Whether a spot lies in the box that is drawn from one spot to another. */
export const isBoxed = ({ x, y }: Spot, { from, to }: { readonly from: Spot; readonly to: Spot }): boolean =>
  isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y);
