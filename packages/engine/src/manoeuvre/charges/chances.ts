/** Who could intercept a straight move, and between which points of it: P-WINDOW 1. Every point in between is open. */
import { lastOpen } from '../../kernel/furthest.js';
import {
  forward,
  headingTo,
  isBattle,
  leavesTable,
  length as asLength,
  NOISE,
  outlineOf,
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
import { ahead } from '../../tabletop/moves/into-contact.js';
import type { Run } from '../moves/run.js';
import type { Chance } from '../../tabletop/query.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn, figureOf, placedOf } from '../../tabletop/store.js';
import { isPlaced } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

/** The part of a straight move in which a convex shape has a point in a lane as far as `far`. */
const spanInLane = (
  shape: Shape,
  dx: number,
  dy: number,
  { x, y, sin, cos, half }: Edge,
  far: number,
): readonly [number, number] | undefined => {
  if (shape.kind === 'disc') return undefined;
  let [from, to] = [-Infinity, Infinity];
  const { corners, normals } = shape;
  const h = half - TOUCH - NOISE;
  const near = 0 - TOUCH;
  /** Along one axis: the shape's extent moves by `step` for each thousandth of the move. */
  const keep = (ax: number, ay: number, low: number, high: number): void => {
    let least = Infinity;
    let most = -Infinity;
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
    const one = (low - most) / step;
    const two = (high - least) / step;
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  };
  keep(cos, 0 - sin, 0 - h, h);
  keep(sin, cos, near, far);
  for (let i = 0; i < normals.length; i += 2) {
    const ax = normals[i]!;
    const ay = normals[i + 1]!;
    const u = ax * cos - ay * sin;
    const v = ax * sin + ay * cos;
    const side = Math.abs(u) * h;
    keep(ax, ay, Math.min(v * near, v * far) - side, Math.max(v * near, v * far) + side);
  }
  return from <= to ? [from, to] : undefined;
};

export type Span = readonly [number, number];

/** About a turning point: further off than a corner that meets a corner reaches, and close enough to miss no gap. */
export const AROUND = [-60, -45, -30, -15, -5, 0, 5, 15, 30, 45, 60];
/** Points a move is tried at wherever nothing else is to be expected: ground may open a view, or close it. */
const STEP = 500;

/** The start of a move, and what is worked out from it once for all who watch it. */
interface Course {
  readonly start: Footprint;
  touches: readonly number[] | undefined;
}

/** Where somebody is touched first or left: from there or up to there the mover may be beyond interception. */
const touchPoints = (match: ManoeuvreMatch, run: Run, start: Footprint): number[] => {
  const mover = placedOf(match, run.unit);
  const motion = shift(start, run.towards, run.length);
  const points: number[] = [];
  for (const other of match.state.units) {
    if (!isPlaced(other) || (other.side === mover.side && !run.past.includes(other.id))) continue;
    for (const at of touchSpans(start, motion, figureOf(match, other))) for (const by of AROUND) points.push(at + by);
  }
  return points;
};

/** Where a corner of the mover passes an end of the front that waits for it: there the two would meet corner to corner. */
const cornerPoints = (
  { gone, length }: Run,
  start: Footprint,
  dx: number,
  dy: number,
  { x, y, sin, cos, half }: Edge,
): number[] => {
  const step = dx * cos - dy * sin;
  if (Math.abs(step) < 1e-6 || isBattle(start)) return [];
  const points: number[] = [];
  for (const corner of outlineOf(start).corners) {
    const across = (corner.x - x) * cos - (corner.y - y) * sin;
    for (const end of [half, 0 - half])
      for (const by of AROUND) {
        const at = (end - across + by) / step;
        // Most lie before the move or beyond it, and a span is cut to what is to come.
        if (at > gone - 1 && at < length + 1) points.push(at);
      }
  }
  return points;
};

const between = ([from, to]: Span): number[] => {
  const points: number[] = [];
  for (let at = from; at < to; at += STEP) points.push(at);
  return points;
};

/** What a unit waits for: a mover in its lane, and at which points of the move it may strike. */
interface Watch {
  readonly edge: Edge;
  readonly reach: Length;
  /** How far ahead the nearest other thing is. */
  readonly nearest: number | undefined;
  readonly isOpen: (at: number) => boolean;
}

/** Tried from each end of a span. */
const INWARD = [0, 1, 2, 3];

/** The parts of a span that are open: each of these points is tried, and an end between two of them found by halving. */
export const openIn = (span: Span, points: readonly number[], isOpen: Watch['isOpen']): Span[] => {
  const tried: number[] = [];
  const toTry = (at: number): void => {
    if (at >= span[0] && at <= span[1]) tried.push(at);
  };
  for (const by of INWARD) {
    toTry(span[0] + by);
    toTry(span[1] - by);
  }
  for (const point of points) toTry(Math.round(point));
  tried.sort((a, b) => a - b);
  const found: Span[] = [];
  let shut: number | undefined;
  let from: number | undefined;
  let last = span[0];
  let before: number | undefined;
  for (const at of tried) {
    if (at === before) continue;
    before = at;
    if (isOpen(at)) {
      from ??= shut === undefined ? at : lastOpen(at, shut, isOpen);
      last = at;
    } else {
      if (from !== undefined) found.push([from, lastOpen(last, at, isOpen)]);
      [from, shut] = [undefined, at];
    }
  }
  return from === undefined ? found : [...found, [from, last]];
};

/** Whole thousandths about a span that are still to come; whether its ends are open is tried. */
const cutTo = ({ gone, length }: Run, span: Span | undefined): Span | undefined => {
  if (!span) return undefined;
  const cut: Span = [Math.max(gone, Math.floor(span[0])), Math.min(length, Math.ceil(span[1]))];
  return cut[0] <= cut[1] ? cut : undefined;
};

/** Spans in order, those that meet joined. */
const joined = (spans: readonly Span[]): Span[] => {
  const found: Span[] = [];
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const before = found.at(-1);
    if (before && from <= before[1] + 1) found[found.length - 1] = [before[0], Math.max(before[1], to)];
    else found.push([from, to]);
  }
  return found;
};

/** A move that is not straight is tried all along: followers of a column, and what a gun sees that pivots. */
const sampled = (run: Run, isOpen: Watch['isOpen']): Span[] => {
  const whole: Span = [run.gone, run.length];
  return openIn(whole, between(whole), isOpen);
};

/** By bounding circles: the mover comes nowhere near the zone. Of a column its head counts, with all it draws behind. */
const isFarOff = (edge: Edge, start: Footprint, { length, leader }: Run, reach: number): boolean => {
  const { x, y } = leader ?? start;
  const dx = x - (edge.x + (edge.sin * reach) / 2);
  const dy = y - (edge.y + (edge.cos * reach) / 2);
  const most = start.radius * (leader ? 2 : 1) + length + edge.half + reach / 2 + TOUCH + SLACK;
  return dx * dx + dy * dy > most * most;
};

const interceptWatch = (match: ManoeuvreMatch, run: Run, unit: Placed, zone: Zone, leaving: boolean): Watch => {
  const isFree = (at: number, leave: boolean): boolean => !chanceRefusal(match, run, unit, asLength(at), zone, leave);
  return {
    edge: zone.edge,
    reach: match.rules.interceptReach(match, unit),
    nearest: zone.other?.depth,
    isOpen: leaving ? (at) => !isFree(at, false) && isFree(at, true) : (at) => isFree(at, false),
  };
};

/** GV-GEN-08: whether a unit that goes straight on so far could be lost over the edge of the table. */
const mayLeave = (match: ManoeuvreMatch, unit: Placed, reach: Length): boolean =>
  match.rules.overTheEdge === 'unit' && leavesTable(match.table, figureIn(match, unit, ahead(unit.place, reach)));

const fireWatch = (match: ManoeuvreMatch, run: Run, unit: Placed, reach: Length): Watch => ({
  edge: frontOf(match, unit),
  reach,
  nearest: undefined,
  isOpen: (at) => shotAt(match, run, unit, asLength(at)) !== undefined,
});

/** The parts of the move in which a unit may do what it watches for. */
const spansOf = (match: ManoeuvreMatch, run: Run, course: Course, { edge, reach, nearest, isOpen }: Watch): Span[] => {
  const { start } = course;
  const far = Math.min(reach + SLACK, nearest === undefined ? Infinity : nearest + TOUCH);
  const { x: dx, y: dy } = forward(headingTo(run.from.heading, run.towards));
  const spans = start.parts
    .map((part) => cutTo(run, spanInLane(part, dx, dy, edge, far)))
    .filter((span) => span !== undefined);
  if (spans.length === 0) return [];
  course.touches ??= touchPoints(match, run, start);
  const points = [...course.touches, ...cornerPoints(run, start, dx, dy, edge)];
  return joined(spans).flatMap((span) => openIn(span, [...points, ...between(span)], isOpen));
};

const interceptsOf = (match: ManoeuvreMatch, run: Run, unit: Placed, course: Course): Chance[] => {
  const reach = match.rules.interceptReach(match, unit);
  if (reach === 0 || isFarOff(frontOf(match, unit), course.start, run, reach) || interceptorRefusal(match, unit))
    return [];
  const zone = zoneOf(match, unit, run.unit);
  const kind = match.rules.opportunityFire ? { do: 'intercept' as const } : {};
  const chances = (leaving: boolean): Chance[] => {
    const watch = interceptWatch(match, run, unit, zone, leaving);
    const spans = run.leader ? sampled(run, watch.isOpen) : spansOf(match, run, course, watch);
    const more = leaving ? { leaveTable: true as const } : {};
    return spans.map(([from, to]) => ({ unit: unit.id, ...kind, from: asLength(from), to: asLength(to), ...more }));
  };
  return mayLeave(match, unit, reach) ? [...chances(false), ...chances(true)] : chances(false);
};

/** GV-OPP-01, -02: guns that fire at the mover. */
const shotsOf = (match: ManoeuvreMatch, run: Run, unit: Placed, course: Course): Chance[] => {
  const { opportunityFire } = match.rules;
  if (!opportunityFire || opportunityFire.refusal(match, unit, run.target)) return [];
  const pivots = opportunityFire.pivots(match, unit);
  if (!pivots && isFarOff(frontOf(match, unit), course.start, run, opportunityFire.reach)) return [];
  const watch = fireWatch(match, run, unit, opportunityFire.reach);
  const spans = pivots ? sampled(run, watch.isOpen) : spansOf(match, run, course, watch);
  return spans.map(([from, to]) => ({
    unit: unit.id,
    do: 'opportunityFire',
    from: asLength(from),
    to: asLength(to),
  }));
};

/**
 * SV-DISENG-05, GV-R-45, GV-OPP-04: who touches the enemies it leaves cannot be intercepted yet; the contact says so.
 */
export const chancesOf = (match: ManoeuvreMatch, run: Run): Chance[] => {
  const mover = placedOf(match, run.unit);
  const course: Course = { start: figureIn(match, mover, run.from), touches: undefined };
  const chances: Chance[] = [];
  for (const unit of match.state.units) {
    if (unit.side === mover.side || unit.reacted || !isPlaced(unit)) continue;
    const found = interceptsOf(match, run, unit, course);
    chances.push(...(found.length > 0 ? found : shotsOf(match, run, unit, course)));
  }
  return chances;
};
