/** Whom to fire at, and where from. */
import { distance, forward, type Footprint } from '@five-victories/engine/geometry';
import {
  isArtillery,
  longestRange,
  needsOf,
  reachOf,
  reckon,
  shootersOf,
  type Fire,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { figureOf, placedUnits, unitOf } from '@five-victories/engine/tabletop';
import { INCH } from '../tabletop/bearing.js';
import { expectedHarm } from './strength.js';

/** The harm a volley with everything it has may be expected to do; the range is that of the places. */
export const volleyHarm = (match: GloriousMatch, unit: Placed, target: Placed): number => {
  const far = distance(figureOf(match, unit), figureOf(match, target));
  if (far > reachOf(match, unit)) return 0;
  const reaching = reachingOf(unit, far);
  if (Object.keys(reaching).length === 0) return 0;
  return expectedHarm(match, target, needsOf(reckon(match, unit, target, reaching, false, true).groups));
};

/** Its shooters whose weapons carry so far. */
const reachingOf = (unit: Placed, far: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(shootersOf(unit)).filter(([letter]) => far <= longestRange(letter)));

/** What an enemy in contact may do with missiles before the blows fall; guns are silent then (GL-FIRE-02). */
export const harmFrom = (match: GloriousMatch, enemy: Placed, unit: Placed): number =>
  isArtillery(enemy) ? 0 : volleyHarm(match, enemy, unit);

/** The harm all volleys of an order may be expected to do. */
export const fireWorth = (match: GloriousMatch, { unit: id, at }: Fire): number => {
  const unit = unitOf(match, id) as Placed;
  return at.reduce((sum, { target }) => sum + volleyHarm(match, unit, unitOf(match, target) as Placed), 0);
};

// ---- where from ------------------------------------------------------------------------------------------------------

/** So much of a formation between two others stops a shot. */
const THICK = 0.6;

/** Whether somebody stands on the line between two middles: good enough to plan by. */
export const isBetween = (match: GloriousMatch, from: Footprint, to: Footprint, except: readonly string[]): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  return placedUnits(match).some((other) => {
    if (except.includes(other.id)) return false;
    const { x, y, radius } = figureOf(match, other);
    const along = ((x - from.x) * dx + (y - from.y) * dy) / square;
    if (along <= 0 || along >= 1) return false;
    const [ox, oy] = [from.x + along * dx - x, from.y + along * dy - y];
    return ox * ox + oy * oy < THICK * THICK * radius * radius;
  });
};

/** The best volley from where it would stand. */
const bestVolley = (match: GloriousMatch, there: Placed, enemies: readonly Placed[]): number => {
  const figure = figureOf(match, there);
  const reach = reachOf(match, there);
  let best = 0;
  for (const enemy of enemies) {
    const to = figureOf(match, enemy);
    const near = Math.sqrt((figure.x - to.x) ** 2 + (figure.y - to.y) ** 2) - figure.radius - to.radius;
    if (near > reach || isBetween(match, figure, to, [there.id, enemy.id])) continue;
    best = Math.max(best, volleyHarm(match, there, enemy));
  }
  return best;
};

/** A little to the side of the lane, since a gun pivots before it fires (GL-FIRE-22). */
const ASIDE = 0.12;

/** What a gun would hit: whoever is first in its lane (GL-FIRE-14). */
const bestLane = (match: GloriousMatch, there: Placed): number => {
  const { x: dx, y: dy } = forward(there.place.heading);
  let first: Placed | undefined;
  let least = reachOf(match, there) + 3 * INCH;
  for (const other of placedUnits(match)) {
    if (other.id === there.id) continue;
    const { x, y, radius } = figureOf(match, other);
    const [ox, oy] = [x - there.place.x, y - there.place.y];
    const ahead = ox * dx + oy * dy;
    const aside = Math.abs(ox * dy - oy * dx) - (other.side === there.side ? 0 : ASIDE * ahead);
    if (ahead > 0 && ahead < least && aside < 0.6 * radius + 0.9 * INCH) [first, least] = [other, ahead];
  }
  return first && first.side !== there.side ? volleyHarm(match, there, first) : 0;
};

export const fireFrom = (match: GloriousMatch, there: Placed, enemies: readonly Placed[]): number => {
  if (there.limbered || Object.keys(shootersOf(there)).length === 0) return 0;
  return isArtillery(there) ? bestLane(match, there) : bestVolley(match, there, enemies);
};
