/** Where units are as seen from each other. */
import { distance, forward, headingBetween, turnBetween, type Footprint } from '@five-victories/engine/geometry';
import {
  figureIn,
  figureOf,
  isPlaced,
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

/** How much of the width of two units must overlap for one to stand in the way of the other. */
const IN_THE_WAY = 0.6;

/** Whether a friend stands between a unit and whom it looks at. */
export const isBlocked = (match: TabletopMatch, unit: Placed, place: Place, target: Placed): boolean => {
  const { x, y } = forward(place.heading);
  const here = figureIn(match, unit, place);
  const along = (to: Footprint): number => (to.x - place.x) * x + (to.y - place.y) * y;
  const far = along(figureOf(match, target));
  return friendsOf(match, unit).some((friend) => {
    const there = figureOf(match, friend);
    const ahead = along(there);
    if (ahead <= 0 || ahead >= far) return false;
    const aside = Math.abs((there.x - place.x) * y - (there.y - place.y) * x);
    return aside < IN_THE_WAY * (here.radius + there.radius);
  });
};

export const enemiesOf = (match: TabletopMatch, unit: Unit): Placed[] =>
  match.state.units.filter((other): other is Placed => other.side !== unit.side && isPlaced(other));

export const friendsOf = (match: TabletopMatch, unit: Unit): Placed[] =>
  match.state.units.filter(
    (other): other is Placed => other.side === unit.side && other.id !== unit.id && isPlaced(other),
  );
