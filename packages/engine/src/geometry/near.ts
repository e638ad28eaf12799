/** Bounding circles first: of a hundred units on the table few are worth a closer look. */
import type { Circle } from './shape.js';
import { NOISE } from './tolerance.js';

/** Those that may be within a distance of something. */
export const near = <T extends Circle>(all: readonly T[], { x, y, radius }: Circle, reach: number): T[] => {
  const found: T[] = [];
  for (const other of all) {
    const dx = other.x - x;
    const dy = other.y - y;
    const most = radius + other.radius + reach + NOISE;
    if (dx * dx + dy * dy <= most * most) found.push(other);
  }
  return found;
};
