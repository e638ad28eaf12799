/** Comparisons of the measured games, one sentence each: SV-GEO-18, GV-GEOM-09, GL-R-06. */
import { distance, gap, gapOfBounds } from './distance.js';
import type { Footprint } from './footprint.js';
import type { Length } from './measure.js';
import type { Point } from './pose.js';
import { line, lineOf, type Circle, type Edge, type Shape } from './shape.js';
import { NOISE, SLACK, TOUCH } from './tolerance.js';

/**
 * GV-GEOM-09, GL-R-02: a measured distance is within, up to, at most a limit; a boundary of two bands belongs to the
 * shorter one.
 */
export const isWithin = (measured: number, limit: Length): boolean => measured <= limit + SLACK;
export const isMoreThan = (measured: number, limit: Length): boolean => !isWithin(measured, limit);
export const isAtLeast = (measured: number, limit: Length): boolean => measured >= limit - SLACK;

/** Whether bounding circles alone keep two things further apart than this. */
const areApart = (a: Circle, b: Circle, gap: number): boolean => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const most = a.radius + b.radius + gap + NOISE;
  return dx * dx + dy * dy > most * most;
};

/** GV-GEOM-09: a gap of at most 0.010; a corner is enough. */
export const touches = (a: Footprint, b: Footprint): boolean =>
  !areApart(a, b, TOUCH) && distance(a, b, TOUCH) <= TOUCH;

/** Whether the middles of two parts are so near that the units surely are: oblongs and discs hold their middles. */
const haveNearMiddles = ({ parts: [a] }: Footprint, { parts: [b] }: Footprint, limit: Length): boolean => {
  if (!a || !b || a.kind === 'polygon' || b.kind === 'polygon') return false;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy <= limit * limit;
};

/** Whether two units are within a distance of each other. */
export const within = (a: Footprint, b: Footprint, limit: Length): boolean =>
  haveNearMiddles(a, b, limit) || isWithin(distance(a, b, limit + SLACK), limit);

const touchesShape = (unit: Footprint, shape: Shape): boolean =>
  gapOfBounds(unit, shape) <= TOUCH && unit.parts.some((part) => gap(part, shape) <= TOUCH);

/** Outflanking reads edges and corners by touch. Ends of an edge belong to it (GL-GEO-06). */
export const touchesEdge = (unit: Footprint, edge: Edge): boolean => touchesShape(unit, lineOf(edge));
export const touchesPoint = (unit: Footprint, point: Point): boolean => touchesShape(unit, line(point, point));
