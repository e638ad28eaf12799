/**
 * When a moving shape is within a distance t of one that stands: exact, without samples. Where the gap is just t, a
 * corner of one of them lies on a line drawn at t outside an edge of the other or on a circle of radius t about a
 * corner of the other. Those instants have closed forms; a disc is its centre with t made larger by the radius.
 */
import { angleOf } from './angle.js';
import { distanceTo, gap } from './distance.js';
import { FULL } from './measure.js';
import type { Footprint } from './footprint.js';
import { extentOf, shapeAt, type Motion, type Shift, type Turn } from './motion.js';
import type { Circle, Oblong, Shape } from './shape.js';
import { GRAZE, NOISE } from './tolerance.js';

/** Corners and edge normals, without a kind; relative to the pivot, and as in a mirror when the turn is to the left. */
export interface Figure {
  readonly corners: readonly number[];
  readonly normals: readonly number[];
}

const NO_NORMALS: readonly number[] = [];

const figureOf = (shape: Shape): Figure =>
  shape.kind === 'disc' ? { corners: [shape.x, shape.y], normals: NO_NORMALS } : shape;

/** As seen from the pivot of a turn that goes clockwise. */
export const seenFrom = ({ x, y, by }: Turn, shape: Shape): Figure => {
  const { corners, normals } = figureOf(shape);
  const sign = by < 0 ? -1 : 1;
  const seen: number[] = [];
  const facing: number[] = [];
  for (let i = 0; i < corners.length; i += 2) seen.push(sign * (corners[i]! - x), corners[i + 1]! - y);
  for (let i = 0; i < normals.length; i += 2) facing.push(sign * normals[i]!, normals[i + 1]!);
  return { corners: seen, normals: facing };
};

const radiusOf = (shape: Shape): number => (shape.kind === 'disc' ? shape.radius : 0);

/** Between shapes of which discs have shrunk to their centres. */
const gapOfCores = (a: Shape, b: Shape): number => {
  if (a.kind !== 'disc' && b.kind !== 'disc') return gap(a, b);
  if (a.kind === 'disc' && b.kind === 'disc') {
    const dx = a.x - b.x;
    const dy = a.y - b.y;
    return Math.sqrt(dx * dx + dy * dy);
  }
  return a.kind === 'disc' ? distanceTo(b, a.x, a.y) : distanceTo(a, b.x, b.y);
};

/** Whether (x, y), on the line of an edge or beside it, has its foot on the edge. */
const isBeside = ({ corners }: Figure, edge: number, x: number, y: number): boolean => {
  const next = (edge + 2) % corners.length;
  const ax = corners[edge]!;
  const ay = corners[edge + 1]!;
  const dx = corners[next]! - ax;
  const dy = corners[next + 1]! - ay;
  const square = dx * dx + dy * dy;
  const along = (x - ax) * dx + (y - ay) * dy;
  const slack = NOISE * Math.sqrt(square);
  return square > 0 && along >= 0 - slack && along <= square + slack;
};

type Visit = (instant: number) => void;

/** Both angles at which a cos + b sin = k, as unit vectors. */
const crossings = (a: number, b: number, k: number, visit: (c: number, s: number) => void): void => {
  const square = a * a + b * b;
  const rest = square - k * k;
  if (rest < 0 - GRAZE * square || square === 0) return;
  const w = Math.sqrt(Math.max(0, rest));
  visit((a * k - b * w) / square, (b * k + a * w) / square);
  if (w > 0) visit((a * k + b * w) / square, (b * k - a * w) / square);
};

/** Corners of `a`, turning clockwise (sign 1) or the other way (-1), meet the lines at t outside the edges of `b`. */
const turnedOntoEdges = (
  a: Figure,
  b: Figure,
  t: number,
  sign: number,
  visit: (c: number, s: number) => void,
): void => {
  for (let edge = 0; edge < b.normals.length; edge += 2) {
    const nx = b.normals[edge]!;
    const ny = b.normals[edge + 1]!;
    const k = nx * b.corners[edge]! + ny * b.corners[edge + 1]! + t;
    for (let i = 0; i < a.corners.length; i += 2) {
      const x = a.corners[i]!;
      const y = a.corners[i + 1]!;
      crossings(nx * x + ny * y, sign * (nx * y - ny * x), k, (c, s) => {
        if (isBeside(b, edge, x * c + sign * y * s, y * c - sign * x * s)) visit(c, s);
      });
    }
  }
};

const turnedOntoCorners = (a: Figure, b: Figure, t: number, visit: (c: number, s: number) => void): void => {
  for (let i = 0; i < a.corners.length; i += 2)
    for (let j = 0; j < b.corners.length; j += 2) {
      const x = a.corners[i]!;
      const y = a.corners[i + 1]!;
      const u = b.corners[j]!;
      const v = b.corners[j + 1]!;
      crossings(u * x + v * y, u * y - v * x, (x * x + y * y + (u * u + v * v) - t * t) / 2, visit);
    }
};

/** Whether what turns stays, by its distance from the pivot alone, further than t from what stands. */
export const isOutOfReach = (turn: Turn, a: Circle, b: Circle, t: number): boolean => {
  const ax = a.x - turn.x;
  const ay = a.y - turn.y;
  const bx = b.x - turn.x;
  const by = b.y - turn.y;
  const between = Math.abs(Math.sqrt(ax * ax + ay * ay) - Math.sqrt(bx * bx + by * by));
  return between > a.radius + b.radius + Math.max(t, 0) + NOISE;
};

const turnInstants = (turn: Turn, a: Shape, b: Shape, t: number, visit: Visit): void => {
  const extent = Math.abs(turn.by);
  const one = seenFrom(turn, a);
  const two = seenFrom(turn, b);
  const take = (c: number, s: number): void => {
    const angle = angleOf(c, s);
    if (angle <= extent + NOISE) visit(Math.min(angle, extent));
    else if (angle >= FULL - NOISE) visit(0);
  };
  turnedOntoCorners(one, two, t, take);
  turnedOntoEdges(one, two, t, 1, take);
  turnedOntoEdges(two, one, t, -1, take);
};

/** Corners of `a` moving along (x, y) meet the lines at t outside the edges of `b`. */
const shiftedOntoEdges = (a: Figure, b: Figure, t: number, x: number, y: number, visit: Visit): void => {
  for (let edge = 0; edge < b.normals.length; edge += 2) {
    const nx = b.normals[edge]!;
    const ny = b.normals[edge + 1]!;
    const speed = nx * x + ny * y;
    if (Math.abs(speed) < 1e-12) continue;
    for (let i = 0; i < a.corners.length; i += 2) {
      const px = a.corners[i]!;
      const py = a.corners[i + 1]!;
      const by = (t - (nx * (px - b.corners[edge]!) + ny * (py - b.corners[edge + 1]!))) / speed;
      if (isBeside(b, edge, px + by * x, py + by * y)) visit(by);
    }
  }
};

const shiftedOntoCorners = (a: Figure, b: Figure, t: number, { x, y }: Shift, visit: Visit): void => {
  for (let i = 0; i < a.corners.length; i += 2)
    for (let j = 0; j < b.corners.length; j += 2) {
      const dx = b.corners[j]! - a.corners[i]!;
      const dy = b.corners[j + 1]! - a.corners[i + 1]!;
      const middle = dx * x + dy * y;
      const off = dx * y - dy * x;
      if (Math.abs(off) > t) continue;
      const half = Math.sqrt(t * t - off * off);
      visit(middle - half);
      visit(middle + half);
    }
};

const shiftInstants = (shift: Shift, a: Shape, b: Shape, t: number, visit: Visit): void => {
  const one = figureOf(a);
  const two = figureOf(b);
  const take = (by: number): void => {
    if (by >= 0 - NOISE && by <= shift.length + NOISE) visit(Math.max(0, Math.min(by, shift.length)));
  };
  shiftedOntoCorners(one, two, t, shift, take);
  shiftedOntoEdges(one, two, t, shift.x, shift.y, take);
  shiftedOntoEdges(two, one, t, 0 - shift.x, 0 - shift.y, take);
};

const isPassedBy = (shift: Shift, a: Circle, b: Circle, t: number): boolean => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius + Math.max(t, 0) + NOISE;
  const ahead = dx * shift.x + dy * shift.y;
  return Math.abs(dx * shift.y - dy * shift.x) > reach || ahead < 0 - reach || ahead > shift.length + reach;
};

const instantsOf = (motion: Motion, a: Shape, b: Shape, t: number, visit: Visit): void =>
  motion.kind === 'turn' ? turnInstants(motion, a, b, t, visit) : shiftInstants(motion, a, b, t, visit);

/** By bounding circles: the motion cannot bring a within t of b. */
export const isHopeless = (motion: Motion, a: Circle, b: Circle, t: number): boolean =>
  motion.kind === 'turn' ? isOutOfReach(motion, a, b, t) : isPassedBy(motion, a, b, t);

/** Whether along one axis an oblong on its way stays further than t from another. */
const isApartAlong = (ax: number, ay: number, shift: Shift, a: Oblong, b: Oblong, t: number): boolean => {
  const reachOf = ({ sin, cos, across, along }: Oblong): number =>
    Math.abs(sin * ax + cos * ay) * along + Math.abs(cos * ax - sin * ay) * across;
  const between = (b.x - a.x) * ax + (b.y - a.y) * ay;
  const way = (shift.x * ax + shift.y * ay) * shift.length;
  const reach = reachOf(a) + reachOf(b) + t + NOISE;
  return between - Math.max(0, way) > reach || between - Math.min(0, way) < 0 - reach;
};

/** Whether a line along a side of one of them keeps two oblongs apart all the way: asked before what is exact. */
const isShiftedClear = (motion: Motion, a: Shape, b: Shape, t: number): boolean =>
  motion.kind === 'shift' &&
  a.kind === 'oblong' &&
  b.kind === 'oblong' &&
  (isApartAlong(a.sin, a.cos, motion, a, b, t) ||
    isApartAlong(a.cos, 0 - a.sin, motion, a, b, t) ||
    isApartAlong(b.sin, b.cos, motion, a, b, t) ||
    isApartAlong(b.cos, 0 - b.sin, motion, a, b, t));

/** Whether such lines keep all of two units further than t apart all the way; false where it is not so simple. */
export const isKeptClear = (motion: Motion, unit: Footprint, other: Footprint, t: number): boolean => {
  for (const part of unit.parts)
    for (const there of other.parts) if (!isShiftedClear(motion, part, there, t)) return false;
  return true;
};

/** How far the motion goes until the gap is first t or less (t may be below 0 for a disc); undefined when it never is. */
export const firstWithin = (motion: Motion, a: Shape, b: Shape, t: number): number | undefined => {
  if (isHopeless(motion, a, b, t) || isShiftedClear(motion, a, b, t)) return undefined;
  const reach = t + radiusOf(a) + radiusOf(b);
  if (reach < 0) return undefined;
  if (gapOfCores(a, b) <= reach) return 0;
  let first = Infinity;
  instantsOf(motion, a, b, reach, (instant) => {
    if (instant < first) first = instant;
  });
  return first === Infinity ? undefined : first;
};

/**
 * All of the motion with a gap of t or less: from, to, from, to ..., in order of their beginnings and not yet joined.
 * At an instant the gap is t, so that a mere graze is a span too; between two instants a pose in the middle tells.
 */
export const spansWithin = (motion: Motion, a: Shape, b: Shape, t: number): number[] => {
  if (isHopeless(motion, a, b, t) || isShiftedClear(motion, a, b, t)) return [];
  const reach = t + radiusOf(a) + radiusOf(b);
  const extent = extentOf(motion);
  const isNear = (by: number): boolean => gapOfCores(shapeAt(motion, a, by), b) <= reach;
  const instants: number[] = [];
  instantsOf(motion, a, b, reach, (instant) => instants.push(instant));
  instants.sort((one, two) => one - two);
  const spans: number[] = [];
  let from = 0;
  for (const instant of [...instants, extent]) {
    if (instant > from && isNear((from + instant) / 2)) spans.push(from, instant);
    else if (instant < extent) spans.push(instant, instant);
    from = instant;
  }
  return spans.length === 0 && isNear(extent) ? [extent, extent] : spans;
};
