/** SV-GEO-06, GV-GEOM-10, GL-GEO-05: penetration is the least shift that separates; overlap is more than 0.010 of it. */
import { distanceTo, mostBeyond } from './distance.js';
import type { Footprint } from './footprint.js';
import type { Circle, Disc, Oblong, Shape } from './shape.js';
import { TOUCH } from './tolerance.js';

/** Whether two circles, and so what is in them, penetrate each other by no more than the tolerance. */
export const areClear = (a: Circle, b: Circle): boolean => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.radius + b.radius - TOUCH;
  return reach <= 0 || dx * dx + dy * dy >= reach * reach;
};

const oblongsOverlap = (a: Oblong, b: Oblong): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius - TOUCH;
  if (reach <= 0 || dx * dx + dy * dy >= reach * reach) return false;
  const c = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const s = Math.abs(a.sin * b.cos - a.cos * b.sin);
  return (
    a.along + b.along * c + b.across * s - Math.abs(dx * a.sin + dy * a.cos) > TOUCH &&
    a.across + b.along * s + b.across * c - Math.abs(dx * a.cos - dy * a.sin) > TOUCH &&
    b.along + a.along * c + a.across * s - Math.abs(dx * b.sin + dy * b.cos) > TOUCH &&
    b.across + a.along * s + a.across * c - Math.abs(dx * b.cos - dy * b.sin) > TOUCH
  );
};

/** A circle goes by the distance from its centre, less the radius. */
const discPenetration = (a: Disc, b: Shape): number =>
  b.kind === 'disc'
    ? a.radius + b.radius - Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
    : a.radius - distanceTo(b, a.x, a.y);

/** The least shift that separates two shapes; below 0 when they are apart (then not their distance). */
export const penetration = (a: Shape, b: Shape): number => {
  if (a.kind === 'disc') return discPenetration(a, b);
  if (b.kind === 'disc') return discPenetration(b, a);
  return Math.min(0 - mostBeyond(a, b), 0 - mostBeyond(b, a));
};

export const shapesOverlap = (a: Shape, b: Shape): boolean =>
  a.kind === 'oblong' && b.kind === 'oblong' ? oblongsOverlap(a, b) : !areClear(a, b) && penetration(a, b) > TOUCH;

/** Whether a unit overlaps a shape: a template, a feature of the terrain. */
export const overlapsShape = (unit: Footprint, shape: Shape): boolean =>
  !areClear(unit, shape) && unit.parts.some((part) => shapesOverlap(part, shape));

/** GV-GEOM-10: units overlap when any two of their parts do. */
export const overlaps = (a: Footprint, b: Footprint): boolean => {
  if (areClear(a, b)) return false;
  for (const part of a.parts) for (const other of b.parts) if (shapesOverlap(part, other)) return true;
  return false;
};
