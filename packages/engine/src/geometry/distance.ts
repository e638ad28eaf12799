/** SV-GEO-05, GV-GEOM-08, GL-GEO-03: shortest distances, whatever lies between; 0 for what overlaps. */
import type { Footprint } from './footprint.js';
import type { Circle, Convex, Oblong, Shape } from './shape.js';
import { NOISE } from './tolerance.js';

/** Between bounding circles, and so no more than between what is in them; below 0 when they overlap. */
export const gapOfBounds = (a: Circle, b: Circle): number => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius - NOISE;
};

/** How wide a strip along a side of one of them keeps two oblongs apart; 0 and less: none does. */
const stripBetween = (a: Oblong, b: Oblong): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const c = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const s = Math.abs(a.sin * b.cos - a.cos * b.sin);
  return Math.max(
    Math.abs(dx * a.sin + dy * a.cos) - (a.along + b.along * c + b.across * s),
    Math.abs(dx * a.cos - dy * a.sin) - (a.across + b.along * s + b.across * c),
    Math.abs(dx * b.sin + dy * b.cos) - (b.along + a.along * c + a.across * s),
    Math.abs(dx * b.cos - dy * b.sin) - (b.across + a.along * s + a.across * c),
  );
};

/** Squared, from a point to an oblong. */
const squareTo = (a: Oblong, x: number, y: number): number => {
  const dx = x - a.x;
  const dy = y - a.y;
  const u = Math.abs(dx * a.cos - dy * a.sin) - a.across;
  const v = Math.abs(dx * a.sin + dy * a.cos) - a.along;
  return (u > 0 ? u * u : 0) + (v > 0 ? v * v : 0);
};

/** Squared, from the corners of one oblong to another: the nearest points of two convex shapes apart include a corner. */
const squareToCorners = (a: Oblong, { corners }: Oblong): number => {
  let least = Infinity;
  for (let i = 0; i < 8; i += 2) {
    const square = squareTo(a, corners[i]!, corners[i + 1]!);
    if (square < least) least = square;
  }
  return least;
};

/** Infinity when it is surely more than `atMost`: the strip is no wider than the gap. */
const oblongGap = (a: Oblong, b: Oblong, atMost: number): number => {
  const strip = stripBetween(a, b);
  if (strip > atMost + NOISE) return Infinity;
  return strip > 0 ? Math.sqrt(Math.min(squareToCorners(a, b), squareToCorners(b, a))) : 0;
};

/** How far a whole convex shape lies outside one edge of another; below 0: how deep. */
export const beyondEdge = ({ corners, normals }: Convex, edge: number, other: Convex): number => {
  const nx = normals[edge]!;
  const ny = normals[edge + 1]!;
  const x = corners[edge]!;
  const y = corners[edge + 1]!;
  const { corners: others } = other;
  let least = Infinity;
  for (let i = 0; i < others.length; i += 2) {
    const out = nx * (others[i]! - x) + ny * (others[i + 1]! - y);
    if (out < least) least = out;
  }
  return least;
};

/** The furthest any edge of a has all of b beyond it; below 0: the least shift along a's normals that parts them. */
export const mostBeyond = (a: Convex, b: Convex): number => {
  let most = -Infinity;
  for (let edge = 0; edge < a.normals.length; edge += 2) most = Math.max(most, beyondEdge(a, edge, b));
  return most;
};

/** Squared, from a point to the line from (ax, ay) to (bx, by). */
export const squareToLine = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const px = x - ax;
  const py = y - ay;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : (px * dx + py * dy) / square;
  const at = along < 0 ? 0 : along > 1 ? 1 : along;
  const ex = px - at * dx;
  const ey = py - at * dy;
  return ex * ex + ey * ey;
};

const squareToOutline = ({ corners }: Convex, x: number, y: number): number => {
  let least = Infinity;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    least = Math.min(least, squareToLine(x, y, corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!));
  }
  return least;
};

const squareFromCorners = (a: Convex, { corners }: Convex): number => {
  let least = Infinity;
  for (let i = 0; i < corners.length; i += 2) least = Math.min(least, squareToOutline(a, corners[i]!, corners[i + 1]!));
  return least;
};

const convexGap = (a: Convex, b: Convex): number =>
  Math.max(mostBeyond(a, b), mostBeyond(b, a)) <= 0
    ? 0
    : Math.sqrt(Math.min(squareFromCorners(a, b), squareFromCorners(b, a)));

const isInside = (a: Convex, x: number, y: number): boolean => {
  for (let i = 0; i < a.normals.length; i += 2)
    if (a.normals[i]! * (x - a.corners[i]!) + a.normals[i + 1]! * (y - a.corners[i + 1]!) > 0) return false;
  return true;
};

/** From a point to a shape, 0 inside it. */
export const distanceTo = (shape: Shape, x: number, y: number): number => {
  if (shape.kind === 'oblong') return Math.sqrt(squareTo(shape, x, y));
  if (shape.kind === 'polygon') return isInside(shape, x, y) ? 0 : Math.sqrt(squareToOutline(shape, x, y));
  const dx = x - shape.x;
  const dy = y - shape.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - shape.radius);
};

/** Between two shapes. Infinity may stand for more than `atMost`. */
export const gap = (a: Shape, b: Shape, atMost = Infinity): number => {
  if (a.kind === 'oblong' && b.kind === 'oblong') return oblongGap(a, b, atMost);
  if (a.kind === 'disc') return Math.max(0, distanceTo(b, a.x, a.y) - a.radius);
  if (b.kind === 'disc') return Math.max(0, distanceTo(a, b.x, b.y) - b.radius);
  return convexGap(a, b);
};

/**
 * SV-GEO-05, GV-GEOM-08, GL-GEO-03: between two units: the least over all pairs of their stands. Infinity when it is
 * surely more than `atMost`.
 */
export const distance = (a: Footprint, b: Footprint, atMost = Infinity): number => {
  if (gapOfBounds(a, b) > atMost) return Infinity;
  let least = Infinity;
  for (const part of a.parts)
    for (const other of b.parts) {
      if (gapOfBounds(part, other) >= least) continue;
      const found = gap(part, other, atMost);
      if (found < least) least = found;
    }
  return least;
};
