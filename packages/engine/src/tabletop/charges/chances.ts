/** Who could intercept a straight move, and between which points of it: P-WINDOW 1. */
import {
  CORNER,
  forward,
  headingTo,
  length as asLength,
  NOISE,
  shift,
  SLACK,
  TOUCH,
  touchSpans,
  type Edge,
  type Footprint,
  type Length,
  type Shape,
} from '../../geometry/index.js';
import { chanceRefusal, frontOf, interceptorRefusal, shotAt, zoneOf, type Zone } from './intercept.js';
import type { Run } from '../moves/run.js';
import type { Chance } from '../procedures.js';
import type { TabletopMatch } from '../rules.js';
import { figureIn, figureOf, placedOf } from '../store.js';
import { isPlaced, type Placed } from '../unit.js';

/** The part of a straight move in which a convex shape has a point in a lane as far as `far`. */
const spanInLane = (
  shape: Shape,
  dx: number,
  dy: number,
  { x, y, sin, cos, half }: Edge,
  far: number,
  inset: number,
): readonly [number, number] | undefined => {
  if (shape.kind === 'disc') return undefined;
  let [from, to] = [-Infinity, Infinity];
  const { corners, normals } = shape;
  const h = half - inset - NOISE;
  const near = 0 - TOUCH;
  /** Along one axis: the shape's extent moves by `step` for each thousandth of the move. */
  const keep = (ax: number, ay: number, low: number, high: number): void => {
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < corners.length; i += 2) {
      const p = (corners[i]! - x) * ax + (corners[i + 1]! - y) * ay;
      if (p < least) least = p;
      if (p > most) most = p;
    }
    const step = dx * ax + dy * ay;
    if (Math.abs(step) < 1e-12) {
      if (most < low || least > high) to = -Infinity;
      return;
    }
    const [one, two] = [(low - most) / step, (high - least) / step];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  };
  keep(cos, 0 - sin, 0 - h, h);
  keep(sin, cos, near, far);
  for (let i = 0; i < normals.length; i += 2) {
    const [ax, ay] = [normals[i]!, normals[i + 1]!];
    const u = ax * cos - ay * sin;
    const v = ax * sin + ay * cos;
    const side = Math.abs(u) * h;
    keep(ax, ay, Math.min(v * near, v * far) - side, Math.max(v * near, v * far) + side);
  }
  return from <= to ? [from, to] : undefined;
};

type Span = readonly [number, number];

/** A contact begins and ends within this of a touch, since a corner that meets a corner is none. */
const [AROUND, STEP] = [60, 4];

/** Points about where somebody is touched first or left: an intercept may become possible just there. */
const turningPoints = (match: TabletopMatch, run: Run, start: Footprint): number[] => {
  const mover = placedOf(match, run.unit);
  const motion = shift(start, run.towards, run.length);
  const points: number[] = [];
  for (const other of match.state.units) {
    if (!isPlaced(other) || (other.side === mover.side && !run.past.includes(other.id))) continue;
    for (const at of touchSpans(start, motion, figureOf(match, other)))
      for (let by = 0 - AROUND; by <= AROUND; by += STEP) points.push(Math.round(at) + by);
  }
  return points;
};

/** Tried from each end of the surer part of a span. */
const INWARD = [0, 1, 2, 3];

/** From a point that is open, how far it stays so towards another: found by halving. */
const furthest = (from: number, towards: number, isOpen: (at: number) => boolean): number => {
  let [open, shut] = [from, towards];
  if (open === shut || isOpen(shut)) return shut;
  while (Math.abs(open - shut) > 1) {
    const middle = Math.trunc((open + shut) / 2);
    if (isOpen(middle)) open = middle;
    else shut = middle;
  }
  return open;
};

/** What a unit waits for: a mover in its lane, and at which points of the move it may strike. */
interface Watch {
  readonly edge: Edge;
  readonly reach: Length;
  /** How far ahead the nearest other thing is. */
  readonly nearest: number | undefined;
  readonly isOpen: (at: number) => boolean;
}

/** Points between, where ground may open a view that is closed at both ends. */
const BETWEEN = 16;

const between = ([from, to]: Span): number[] =>
  Array.from({ length: BETWEEN }, (_, i) => Math.round(from + ((to - from) * (i + 0.5)) / BETWEEN));

/** The first and the last point of a span at which the unit may strike. */
const strikes = (
  match: TabletopMatch,
  run: Run,
  { isOpen }: Watch,
  start: Footprint,
  span: Span,
  sure: Span | undefined,
): Span | undefined => {
  const ends = sure ?? span;
  const firstOf = (points: readonly number[]): number | undefined =>
    points.find((at) => at >= span[0] && at <= span[1] && isOpen(at));
  let first = firstOf([span[0], ...INWARD.map((i) => ends[0] + i)]);
  let last = first === undefined ? undefined : firstOf([span[1], ...INWARD.map((i) => ends[1] - i)]);
  if (first === undefined || last === undefined) {
    const middle = Math.round((ends[0] + ends[1]) / 2);
    const more = match.rules.opportunityFire && match.table.features.length > 0 ? between(ends) : [];
    const points = [...turningPoints(match, run, start), middle, ...more, span[1]].sort((a, b) => a - b);
    first ??= firstOf(points);
    last ??= first === undefined ? undefined : (firstOf(points.reverse()) ?? first);
  }
  if (first === undefined || last === undefined) return undefined;
  return [furthest(first, span[0], isOpen), furthest(last, span[1], isOpen)];
};

/** Whole thousandths of a span that are still to come. */
const cutTo = ({ gone, length }: Run, span: Span | undefined): Span | undefined => {
  if (!span) return undefined;
  const cut: Span = [Math.max(gone, Math.ceil(span[0])), Math.min(length, Math.floor(span[1]))];
  return cut[0] <= cut[1] ? cut : undefined;
};

/** Points a move is tried at that is not straight: followers of a column, and what a gun sees that pivots. */
const COLUMN_STEP = 500;

const sampled = (run: Run, isOpen: Watch['isOpen']): Span | undefined => {
  let [first, last]: (number | undefined)[] = [];
  for (let at: number = run.gone; at < run.length + COLUMN_STEP; at += COLUMN_STEP) {
    const point = Math.min(at, run.length);
    if (!isOpen(point)) continue;
    first ??= point;
    last = point;
  }
  if (first === undefined || last === undefined) return undefined;
  const from = furthest(first, Math.max(run.gone, first - COLUMN_STEP), isOpen);
  const to = furthest(last, Math.min(run.length, last + COLUMN_STEP), isOpen);
  return [from, to];
};

/** By bounding circles: the mover comes nowhere near the zone. Of a column its head counts, with all it draws behind. */
const isFarOff = (edge: Edge, start: Footprint, { length, leader }: Run, reach: number): boolean => {
  const { x, y } = leader ?? start;
  const dx = x - (edge.x + (edge.sin * reach) / 2);
  const dy = y - (edge.y + (edge.cos * reach) / 2);
  const most = start.radius * (leader ? 2 : 1) + length + edge.half + reach / 2 + TOUCH + SLACK;
  return dx * dx + dy * dy > most * most;
};

const interceptWatch = (match: TabletopMatch, run: Run, unit: Placed, zone: Zone): Watch => ({
  edge: zone.edge,
  reach: match.rules.interceptReach(match, unit),
  nearest: zone.other?.depth,
  isOpen: (at) => !chanceRefusal(match, run, unit, asLength(at), zone, true),
});

const fireWatch = (match: TabletopMatch, run: Run, unit: Placed, reach: Length): Watch => ({
  edge: frontOf(match, unit),
  reach,
  nearest: undefined,
  isOpen: (at) => shotAt(match, run, unit, asLength(at)) !== undefined,
});

/** The first and the last point of the move at which a unit may do what it watches for. */
const spanOf = (match: TabletopMatch, run: Run, start: Footprint, watch: Watch): Span | undefined => {
  const { edge, reach, nearest } = watch;
  const far = Math.min(reach + SLACK, nearest === undefined ? Infinity : nearest + TOUCH);
  const { x: dx, y: dy } = forward(headingTo(run.from.heading, run.towards));
  let found: Span | undefined;
  for (const part of start.parts) {
    const span = cutTo(run, spanInLane(part, dx, dy, edge, far, TOUCH));
    if (!span) continue;
    // More than a corner of either must meet the other.
    const sure = cutTo(run, spanInLane(part, dx, dy, edge, far, CORNER + TOUCH));
    const struck = strikes(match, run, watch, start, span, sure);
    if (struck) found = [Math.min(found?.[0] ?? Infinity, struck[0]), Math.max(found?.[1] ?? 0, struck[1])];
  }
  return found;
};

const interceptOf = (match: TabletopMatch, run: Run, unit: Placed, start: Footprint): Chance | undefined => {
  const reach = match.rules.interceptReach(match, unit);
  if (reach === 0 || isFarOff(frontOf(match, unit), start, run, reach) || interceptorRefusal(match, unit))
    return undefined;
  const zone = zoneOf(match, unit, run.unit);
  const watch = interceptWatch(match, run, unit, zone);
  const span = run.leader ? sampled(run, watch.isOpen) : spanOf(match, run, start, watch);
  const kind = match.rules.opportunityFire ? { do: 'intercept' as const } : {};
  return span && { unit: unit.id, ...kind, from: asLength(span[0]), to: asLength(span[1]) };
};

/** GV-OPP-01, -02: guns that fire at the mover. */
const fireOf = (match: TabletopMatch, run: Run, unit: Placed, start: Footprint): Chance | undefined => {
  const { opportunityFire } = match.rules;
  if (!opportunityFire || opportunityFire.refusal(match, unit, run.target)) return undefined;
  const pivots = opportunityFire.pivots(match, unit);
  if (!pivots && isFarOff(frontOf(match, unit), start, run, opportunityFire.reach)) return undefined;
  const watch = fireWatch(match, run, unit, opportunityFire.reach);
  const span = pivots ? sampled(run, watch.isOpen) : spanOf(match, run, start, watch);
  return span && { unit: unit.id, do: 'opportunityFire', from: asLength(span[0]), to: asLength(span[1]) };
};

/** SV-DISENG-05: who touches the enemies it leaves cannot be intercepted yet; the contact says so. */
export const chancesOf = (match: TabletopMatch, run: Run): Chance[] => {
  const mover = placedOf(match, run.unit);
  const start = figureIn(match, mover, run.from);
  const chances: Chance[] = [];
  for (const unit of match.state.units) {
    if (unit.side === mover.side || unit.reacted || !isPlaced(unit)) continue;
    const chance = interceptOf(match, run, unit, start) ?? fireOf(match, run, unit, start);
    if (chance) chances.push(chance);
  }
  return chances;
};
