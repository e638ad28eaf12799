/** Where units are as seen from each other. */
import { distance, forward, headingBetween, turnBetween, type Footprint } from '@five-victories/engine/geometry';
import {
  figureIn,
  figureOf,
  isPlaced,
  type MatchOf,
  type Place,
  type Placed,
  type TabletopMatch,
  type Unit,
} from '@five-victories/engine/tabletop';

export const INCH = 1000;

/** In inches, between the nearest points. */
export const gap = (match: TabletopMatch, unit: Unit, place: Place, other: Placed): number =>
  distance(figureIn(match, unit, place), figureOf(match, other)) / INCH;

/** Between the middles, in inches: cheap, and good enough far off. */
export const roughly = (a: Footprint, b: Footprint): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy) / INCH;
};

/** How far the heading is off another unit, in degrees, 0 to 180. */
export const offOf = (match: TabletopMatch, place: Place, other: Placed): number => {
  const { x, y } = figureOf(match, other);
  return Math.abs(turnBetween(place.heading, headingBetween(place, { x, y }))) / 10;
};

/** Whether somebody at a place comes at another from the side or from behind. */
export const isBehind = (place: Place, { place: target }: Placed): boolean => {
  if (target.formation === 'defensiveBlock') return false;
  const { x, y } = forward(target.heading);
  return (place.x - target.x) * x + (place.y - target.y) * y < -INCH / 4;
};

export const enemiesOf = <U extends Unit>(match: MatchOf<U>, unit: Unit): Placed<U>[] =>
  match.state.units.filter((other): other is Placed<U> => other.side !== unit.side && isPlaced(other));

export const friendsOf = <U extends Unit>(match: MatchOf<U>, unit: Unit): Placed<U>[] =>
  match.state.units.filter(
    (other): other is Placed<U> => other.side === unit.side && other.id !== unit.id && isPlaced(other),
  );
