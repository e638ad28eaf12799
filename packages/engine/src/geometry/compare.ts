/** Comparisons of the measured games, one sentence each: SV-GEO-18, GV-GEOM-09, GL-R-06. */
import { distance, gapOfBounds } from './distance.js';
import type { Footprint } from './footprint.js';
import type { Length } from './measure.js';
import { SLACK, TOUCH } from './tolerance.js';

/** A measured distance is within, up to, at most a limit; a boundary of two bands belongs to the shorter one. */
export const isWithin = (measured: number, limit: Length): boolean => measured <= limit + SLACK;
export const isMoreThan = (measured: number, limit: Length): boolean => !isWithin(measured, limit);
export const isAtLeast = (measured: number, limit: Length): boolean => measured >= limit - SLACK;

/** A gap of at most 0.010; a corner is enough. */
export const touches = (a: Footprint, b: Footprint): boolean =>
  gapOfBounds(a, b) <= TOUCH && distance(a, b, TOUCH) <= TOUCH;

/** Whether two units are within a distance of each other. */
export const within = (a: Footprint, b: Footprint, limit: Length): boolean =>
  isWithin(distance(a, b, limit + SLACK), limit);
