/**
 * SV-GEO-08, GV-GEOM-15, GL-GEO-08: the sweep of a turn, pivot or wheel over the whole angle, without samples. Two convex
 * shapes overlap when behind every edge of each lies a corner of the other, deeper than 0.010. A corner that turns is
 * behind a line over one arc of the turn; so the answer is a union of arcs for every edge, and what all edges share.
 */
import { angleOf, direction } from './angle.js';
import { distance, distanceTo } from './distance.js';
import type { Footprint } from './footprint.js';
import { FULL } from './measure.js';
import type { Turn } from './motion.js';
import { shapesOverlap } from './overlap.js';
import type { Shape } from './shape.js';
import { firstWithin, isOutOfReach, seenFrom, type Figure } from './sweep.js';
import { GRAZE, NOISE, TOUCH } from './tolerance.js';

/** Sorted spans of the turn in tenths: from, to, from, to ... */
type Spans = readonly number[];

const ALWAYS = 'always';

/** Adds a span to sorted ones and joins what it meets. */
const joined = (spans: Spans, from: number, to: number): Spans => {
  if (to <= from) return spans;
  if (spans.length === 0) return [from, to];
  const all: number[] = [];
  let [start, end, isPlaced] = [from, to, false];
  for (let i = 0; i < spans.length; i += 2) {
    const a = spans[i]!;
    const b = spans[i + 1]!;
    if (b < start) all.push(a, b);
    else if (a > end) {
      if (!isPlaced) all.push(start, end);
      isPlaced = true;
      all.push(a, b);
    } else [start, end] = [Math.min(start, a), Math.max(end, b)];
  }
  if (!isPlaced) all.push(start, end);
  return all;
};

const shared = (one: Spans, two: Spans): Spans => {
  const all: number[] = [];
  for (let i = 0; i < one.length; i += 2)
    for (let j = 0; j < two.length; j += 2) {
      const from = Math.max(one[i]!, two[j]!);
      const to = Math.min(one[i + 1]!, two[j + 1]!);
      if (to - from > NOISE) all.push(from, to);
    }
  return all;
};

/** When a corner of `a`, turning clockwise (sign 1) or the other way, is deeper than 0.010 behind an edge of `b`. */
const behindEdge = (a: Figure, b: Figure, edge: number, sign: number): Spans | typeof ALWAYS => {
  const nx = b.normals[edge]!;
  const ny = b.normals[edge + 1]!;
  const limit = nx * b.corners[edge]! + ny * b.corners[edge + 1]! - TOUCH;
  let spans: Spans = [];
  for (let i = 0; i < a.corners.length; i += 2) {
    const x = a.corners[i]!;
    const y = a.corners[i + 1]!;
    const p = nx * x + ny * y;
    const q = sign * (nx * y - ny * x); // p cos + q sin < limit
    const square = p * p + q * q;
    const rest = square - limit * limit;
    if (rest <= GRAZE * square) {
      if (limit > 0) return ALWAYS;
      continue;
    }
    const w = Math.sqrt(rest);
    const from = angleOf((p * limit - q * w) / square, (q * limit + p * w) / square);
    const to = angleOf((p * limit + q * w) / square, (q * limit - p * w) / square);
    spans = from < to ? joined(spans, from, to) : joined(joined(spans, 0, to), from, FULL);
  }
  return spans;
};

const kept = (live: Spans, a: Figure, b: Figure, sign: number): Spans => {
  let spans = live;
  for (let edge = 0; edge < b.normals.length && spans.length > 0; edge += 2) {
    const behind = behindEdge(a, b, edge, sign);
    if (behind !== ALWAYS) spans = shared(spans, behind);
  }
  return spans;
};

/** How far a shape turns until it first overlaps another, in tenths; undefined when it never does. */
export const firstOverlapOfShapes = (turn: Turn, a: Shape, b: Shape): number | undefined => {
  if (a.kind === 'disc' || b.kind === 'disc') return firstWithin(turn, a, b, 0 - TOUCH - NOISE);
  if (isOutOfReach(turn, a, b, 0)) return undefined;
  if (shapesOverlap(a, b)) return 0;
  const one = seenFrom(turn, a);
  const two = seenFrom(turn, b);
  const spans = kept([0, Math.abs(turn.by)], one, two, 1);
  return kept(spans, two, one, -1)[0];
};

export const leastOf = (
  a: Footprint,
  b: Footprint,
  first: (one: Shape, two: Shape) => number | undefined,
): number | undefined => {
  let least: number | undefined;
  for (const part of a.parts)
    for (const other of b.parts) {
      const found = first(part, other);
      if (found !== undefined && (least === undefined || found < least)) least = found;
    }
  return least;
};

/** SV-GEO-08, GV-GEOM-15: how far a unit turns until it first overlaps another. */
export const firstOverlap = (unit: Footprint, turn: Turn, other: Footprint): number | undefined =>
  isOutOfReach(turn, unit, other, 0) ? undefined : leastOf(unit, other, (a, b) => firstOverlapOfShapes(turn, a, b));

/** How far from the pivot a unit has corners, and how far a turn takes them at most. */
export interface Sweep {
  readonly turn: Turn;
  readonly unit: Footprint;
  readonly far: number;
  readonly way: number;
}

export const sweepOf = (unit: Footprint, turn: Turn): Sweep => {
  let square = 0;
  for (const part of unit.parts) {
    if (part.kind === 'disc') return { turn, unit, far: Infinity, way: Infinity };
    const { corners } = part;
    for (let i = 0; i < corners.length; i += 2) {
      const dx = corners[i]! - turn.x;
      const dy = corners[i + 1]! - turn.y;
      square = Math.max(square, dx * dx + dy * dy);
    }
  }
  const far = Math.sqrt(square);
  return { turn, unit, far, way: 2 * far * direction(Math.min(Math.abs(turn.by), FULL / 2) / 2)[1] };
};

/** Whether that alone keeps the unit further than t from another, all the way: asked before what is exact. */
export const isSweptClear = ({ turn, unit, far, way }: Sweep, other: Footprint, t: number): boolean =>
  other.parts.every((part) => distanceTo(part, turn.x, turn.y) > far + t) || distance(unit, other, way + t) > way + t;
