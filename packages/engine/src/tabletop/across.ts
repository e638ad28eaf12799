/** Escarpments and rivers between enemies: GV-TERR-04, SV-TERR-11. Who meets only across one is not in contact. */
import { distanceTo, outlineOf, TOUCH, touches, type Footprint, type Point } from '../geometry/index.js';
import type { TabletopMatch } from './rules.js';
import type { Feature } from './terrain.js';

/** How close together the places are that are looked at, and how near to the line they must be. */
const STEP = 100;
const NEAR = 3 * TOUCH;

const isNear = ({ parts }: Footprint, { x, y }: Point, limit: number): boolean =>
  parts.some((part) => distanceTo(part, x, y) <= limit);

/** Places of one outline where it meets another figure. */
const meetings = (one: Footprint, other: Footprint): Point[] =>
  outlineOf(one).borders.flatMap(({ ax, ay, bx, by, length }) => {
    const count = Math.ceil(length / STEP) || 1;
    return Array.from({ length: count + 1 }, (_, i) => ({
      x: ax + ((bx - ax) * i) / count,
      y: ay + ((by - ay) * i) / count,
    })).filter((point) => isNear(other, point, TOUCH));
  });

const isBar = ({ isLine, effect }: Feature): boolean => isLine && effect.prohibited.includes('all');

/** Whether a line that nobody crosses runs along wherever the two meet. */
export const isAcross = ({ table }: TabletopMatch, one: Footprint, other: Footprint): boolean => {
  if (table.features.length === 0) return false;
  const bars = table.features.filter((feature) => isBar(feature) && isNearBoth(feature, one, other));
  if (bars.length === 0) return false;
  const met = [...meetings(one, other), ...meetings(other, one)];
  return met.length > 0 && met.every((point) => bars.some(({ ground }) => isNear(ground, point, NEAR)));
};

const isNearBoth = ({ ground }: Feature, one: Footprint, other: Footprint): boolean =>
  touches(ground, one) && touches(ground, other);
