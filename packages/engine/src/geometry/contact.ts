/**
 * SV-GEO-06, SV-R-99; GV-GEOM-09, GV-R-88; GL-GEO-04, GL-R-71: two units touch, and of two points of their outlines
 * within 0.010 of each other at least one lies more than 0.050 from every convex corner of its own unit. A corner
 * against an edge is contact, a corner against a corner is not; whatever touches a Battle is in contact with it.
 */
import { touches } from './compare.js';
import { isBattle, type Footprint } from './footprint.js';
import { blockOf, outlineOf, type Border, type Outline } from './outline.js';
import { chord, type Span } from './ray.js';
import type { Oblong } from './shape.js';
import { CORNER, NOISE, TOUCH } from './tolerance.js';

/** Whether the boxes of two borders, along the edges of the table, are further apart than anything that touches. */
const areApart = (a: Border, b: Border): boolean => {
  const far = 2 * TOUCH;
  return (
    Math.min(a.ax, a.bx) - Math.max(b.ax, b.bx) > far ||
    Math.min(b.ax, b.bx) - Math.max(a.ax, a.bx) > far ||
    Math.min(a.ay, a.by) - Math.max(b.ay, b.by) > far ||
    Math.min(b.ay, b.by) - Math.max(a.ay, a.by) > far
  );
};

/** The part of a border within 0.010 of another: a line through a convex shape, so one span. */
const spanNear = (border: Border, other: Border): Span | undefined => {
  const { ax, ay, nx, ny, length } = border;
  const [dx, dy] = [ny, 0 - nx];
  const one = chord(other.ax, other.ay, TOUCH, ax, ay, dx, dy);
  const two = chord(other.bx, other.by, TOUCH, ax, ay, dx, dy);
  const beside = spanBeside(other, ax, ay, dx, dy);
  const from = Math.min(one?.[0] ?? Infinity, two?.[0] ?? Infinity, beside?.[0] ?? Infinity);
  const to = Math.max(one?.[1] ?? -Infinity, two?.[1] ?? -Infinity, beside?.[1] ?? -Infinity);
  return from <= length && to >= 0 && from <= to ? [Math.max(0, from), Math.min(length, to)] : undefined;
};

/** Where at + s step lies between two numbers. */
const between = (at: number, step: number, low: number, high: number): Span => {
  if (step === 0) return at < low || at > high ? [Infinity, -Infinity] : [-Infinity, Infinity];
  const one = (low - at) / step;
  const two = (high - at) / step;
  return one < two ? [one, two] : [two, one];
};

/** The span of the line p + s d that has its foot on the border, at no more than 0.010 to either side. */
const spanBeside = (border: Border, px: number, py: number, dx: number, dy: number): Span | undefined => {
  const { ax, ay, nx, ny, length } = border;
  const out = between((px - ax) * nx + (py - ay) * ny, dx * nx + dy * ny, 0 - TOUCH, TOUCH);
  const along = between((px - ax) * ny - (py - ay) * nx, dx * ny - dy * nx, 0, length);
  const from = Math.max(out[0], along[0]);
  const to = Math.min(out[1], along[1]);
  return from <= to ? [from, to] : undefined;
};

const hasFreeIn = (free: readonly number[], [from, to]: Span): boolean => {
  for (let i = 0; i < free.length; i += 2) if (to > free[i]! && from < free[i + 1]!) return true;
  return false;
};

/** Whether a point of `a` away from its corners comes within 0.010 of the outline of `b`. */
const meetsFreely = (a: Outline, b: Outline): boolean => {
  for (let i = 0; i < a.borders.length; i++)
    for (const other of b.borders) {
      const border = a.borders[i]!;
      const near = areApart(border, other) ? undefined : spanNear(border, other);
      if (near && hasFreeIn(a.free[i]!, near)) return true;
    }
  return false;
};

const isOnLine = (off: number): boolean => Math.abs(off) < TOUCH - NOISE;

/** Whether a corner of one rectangle lies at a side of another, well away from its ends: contact without a closer look. */
const meetsSide = ({ corners }: Oblong, { x, y, sin, cos, across, along }: Oblong): boolean => {
  const end = CORNER + TOUCH;
  for (let i = 0; i < corners.length; i += 2) {
    const dx = corners[i]! - x;
    const dy = corners[i + 1]! - y;
    const u = Math.abs(dx * cos - dy * sin);
    const v = Math.abs(dx * sin + dy * cos);
    if ((isOnLine(v - along) && u < across - end) || (isOnLine(u - across) && v < along - end)) return true;
  }
  return false;
};

const doBlocksMeet = (a: Oblong | undefined, b: Oblong | undefined): boolean =>
  a !== undefined && b !== undefined && (meetsSide(a, b) || meetsSide(b, a));

/**
 * GV-GEOM-09, GL-GEO-04: a corner that only meets a corner is none; whatever touches a Battle is in contact with it.
 */
export const inContact = (a: Footprint, b: Footprint): boolean => {
  if (!touches(a, b)) return false;
  if (isBattle(a) || isBattle(b) || doBlocksMeet(blockOf(a), blockOf(b))) return true;
  const [one, two] = [outlineOf(a), outlineOf(b)];
  return meetsFreely(one, two) || meetsFreely(two, one);
};
