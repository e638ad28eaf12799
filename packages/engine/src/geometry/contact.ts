/**
 * SV-GEO-06, SV-R-99; GV-GEOM-09, GV-R-88; GL-GEO-04, GL-R-71: two units touch, and of two points of their outlines
 * within 0.010 of each other at least one lies more than 0.050 from every convex corner of its own unit. A corner
 * against an edge is contact, a corner against a corner is not; whatever touches a Battle is in contact with it.
 */
import { touches } from './compare.js';
import { isBattle, type Footprint } from './footprint.js';
import { outlineOf, type Border, type Outline } from './outline.js';
import { chord } from './ray.js';
import { TOUCH } from './tolerance.js';

/** The part of a border within 0.010 of another: a line through a convex shape, so one span. */
const spanNear = (border: Border, other: Border): readonly [number, number] | undefined => {
  const { ax, ay, nx, ny, length } = border;
  const [dx, dy] = [ny, 0 - nx];
  let [from, to] = [Infinity, -Infinity];
  const include = (span: readonly [number, number] | undefined): void => {
    if (!span) return;
    from = Math.min(from, span[0]);
    to = Math.max(to, span[1]);
  };
  include(chord(other.ax, other.ay, TOUCH, ax, ay, dx, dy));
  include(chord(other.bx, other.by, TOUCH, ax, ay, dx, dy));
  include(spanBeside(other, ax, ay, dx, dy));
  return from <= length && to >= 0 && from <= to ? [Math.max(0, from), Math.min(length, to)] : undefined;
};

/** The span of the line p + s d that has its foot on the border, at no more than 0.010 to either side. */
const spanBeside = (border: Border, px: number, py: number, dx: number, dy: number): [number, number] | undefined => {
  const { ax, ay, nx, ny, length } = border;
  let [from, to] = [-Infinity, Infinity];
  const keep = (at: number, step: number, low: number, high: number): void => {
    if (step === 0) {
      if (at < low || at > high) to = -Infinity;
      return;
    }
    const [one, two] = [(low - at) / step, (high - at) / step];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  };
  keep((px - ax) * nx + (py - ay) * ny, dx * nx + dy * ny, 0 - TOUCH, TOUCH);
  keep((px - ax) * ny - (py - ay) * nx, dx * ny - dy * nx, 0, length);
  return from <= to ? [from, to] : undefined;
};

const hasFreeIn = (free: readonly number[], [from, to]: readonly [number, number]): boolean => {
  for (let i = 0; i < free.length; i += 2) if (to > free[i]! && from < free[i + 1]!) return true;
  return false;
};

/** Whether a point of `a` away from its corners comes within 0.010 of the outline of `b`. */
const meetsFreely = (a: Outline, b: Outline): boolean =>
  a.borders.some((border, i) =>
    b.borders.some((other) => {
      const near = spanNear(border, other);
      return near !== undefined && hasFreeIn(a.free[i]!, near);
    }),
  );

export const inContact = (a: Footprint, b: Footprint): boolean => {
  if (!touches(a, b)) return false;
  if (isBattle(a) || isBattle(b)) return true;
  const [one, two] = [outlineOf(a), outlineOf(b)];
  return meetsFreely(one, two) || meetsFreely(two, one);
};
