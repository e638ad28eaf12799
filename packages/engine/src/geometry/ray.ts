/** Where a straight line passes through a shape: one span, since shapes are convex. */
import type { Convex, Shape } from './shape.js';

export type Span = readonly [from: number, to: number];

/** A direction so nearly along an edge that it is taken to be along it. */
const ALONG = 1e-12;

/** The span of p + s d (d of length 1) inside a circle. */
export const chord = (
  x: number,
  y: number,
  r: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
): Span | undefined => {
  const middle = (x - px) * dx + (y - py) * dy;
  const off = (x - px) * dy - (y - py) * dx;
  const square = r * r - off * off;
  if (square < 0) return undefined;
  const half = Math.sqrt(square);
  return [middle - half, middle + half];
};

/** The span of p + s d inside all edges. */
const spanInside = ({ corners, normals }: Convex, px: number, py: number, dx: number, dy: number): Span | undefined => {
  let from = -Infinity;
  let to = Infinity;
  for (let i = 0; i < normals.length; i += 2) {
    const out = normals[i]! * (px - corners[i]!) + normals[i + 1]! * (py - corners[i + 1]!);
    const step = normals[i]! * dx + normals[i + 1]! * dy;
    if (step > ALONG) to = Math.min(to, 0 - out / step);
    else if (step < 0 - ALONG) from = Math.max(from, 0 - out / step);
    else if (out > 0) return undefined;
  }
  return from <= to ? [from, to] : undefined;
};

/** The span of p + s d (d of length 1) in a shape: the long sides of a template, lines of sight. */
export const spanIn = (shape: Shape, px: number, py: number, dx: number, dy: number): Span | undefined =>
  shape.kind === 'disc' ? chord(shape.x, shape.y, shape.radius, px, py, dx, dy) : spanInside(shape, px, py, dx, dy);
