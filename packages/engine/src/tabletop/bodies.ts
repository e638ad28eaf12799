/**
 * Units that stand together and look the same way: one line, or several behind one another, as a player sees them and
 * would send them on. No rule speaks of it; whether and how far they may go is asked of each.
 */
import { distance, turnBetween } from '../geometry/index.js';
import type { TabletopMatch } from './rules.js';
import { figureOf } from './store.js';
import type { Placed } from './unit.js';

/** Tenths of a degree that nobody sees. */
const ALIKE = 10;

/** No more room between them than half of one of them would need. */
const isBeside = (match: TabletopMatch, one: Placed, other: Placed): boolean => {
  if (Math.abs(turnBetween(one.place.heading, other.place.heading)) > ALIKE) return false;
  const [a, b] = [figureOf(match, one), figureOf(match, other)];
  const room = Math.min(a.radius, b.radius);
  return distance(a, b, room) <= room;
};

/** Those of two and more, each unit in the order in which it was given. */
export const bodiesOf = (match: TabletopMatch, units: readonly Placed[]): readonly (readonly Placed[])[] => {
  let left = units;
  const bodies: (readonly Placed[])[] = [];
  while (left.length > 0) {
    const body = [left[0]!];
    left = left.slice(1);
    for (let i = 0; i < body.length; i++) {
      const beside = left.filter((unit) => isBeside(match, body[i]!, unit));
      body.push(...beside);
      left = left.filter((unit) => !beside.includes(unit));
    }
    if (body.length > 1) bodies.push(units.filter((unit) => body.includes(unit)));
  }
  return bodies;
};
