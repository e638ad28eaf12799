/** Lines around the ground a unit covers, and points on it. */
import { distanceTo, outlineOf, type Footprint, type Shape } from '@five-victories/engine/geometry';
import type { Spot } from '../marks.js';
import { leastOf } from '../lists.js';
import { far } from '../spots.js';

const ROUND = 48;

const circle = ({ x, y }: Spot, radius: number): Spot[] =>
  Array.from({ length: ROUND }, (_, i) => {
    const angle = (i * 2 * Math.PI) / ROUND;
    return { x: x + radius * Math.sin(angle), y: y + radius * Math.cos(angle) };
  });

export const cornersOf = (shape: Shape): Spot[] => {
  if (shape.kind === 'disc') return circle(shape, shape.radius);
  const points: Spot[] = [];
  for (let i = 0; i < shape.corners.length; i += 2) points.push({ x: shape.corners[i]!, y: shape.corners[i + 1]! });
  return points;
};

/** The lines of the outline: what is within the unit is left out. */
export const bordersOf = (figure: Footprint): Spot[][] => {
  const [first] = figure.parts;
  if (first?.kind === 'disc') return [[...circle(first, first.radius), circle(first, first.radius)[0]!]];
  return outlineOf(figure).borders.map(({ ax, ay, bx, by }) => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ]);
};

const cross = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** One half of a convex hull, from points in the order of x. */
const half = (points: readonly Spot[]): Spot[] => {
  const kept: Spot[] = [];
  for (const point of points) {
    while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
};

/** The convex hull, anticlockwise. */
export const hullOf = (points: readonly Spot[]): Spot[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half([...sorted].reverse())];
};

/** Between two points of an arc: three degrees. */
const STEP = Math.PI / 60;

const arc = ({ x, y }: Spot, from: number, to: number, radius: number): Spot[] => {
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
};

/** Everything within so much of a convex area: its edges moved out, an arc about each corner. */
const around = (corners: readonly Spot[], out: number): Spot[] =>
  corners.flatMap((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    const from = Math.atan2(before.x - corner.x, corner.y - before.y);
    let to = Math.atan2(corner.x - after.x, after.y - corner.y);
    while (to < from) to += 2 * Math.PI;
    return arc(corner, from, to, out);
  });

/** The outlines that together hold everything within so much of a unit, one for each of its parts. */
export const within = ({ parts }: Footprint, out: number): Spot[][] =>
  parts.map((part) => (part.kind === 'disc' ? circle(part, part.radius + out) : around(hullOf(cornersOf(part)), out)));

/** No two points of a closed line further apart than this. */
const closer = (points: readonly Spot[], step: number): Spot[] =>
  points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]!;
    const count = Math.max(1, Math.ceil(far(point, next) / step));
    return Array.from({ length: count }, (_, j) => ({
      x: point.x + ((next.x - point.x) * j) / count,
      y: point.y + ((next.y - point.y) * j) / count,
    }));
  });

const STROKE = 500;

/** What of these outlines is on the edge of all of them together, as open lines. */
export const edgeOfAll = ({ parts }: Footprint, outlines: readonly (readonly Spot[])[], out: number): Spot[][] => {
  if (parts.length < 2) return outlines.map((points) => [...points, points[0]!]);
  return outlines.flatMap((outline, own) => {
    const lines: Spot[][] = [];
    let line: Spot[] = [];
    const points = closer(outline, STROKE);
    for (const point of [...points, points[0]!]) {
      const isHidden = parts.some((part, i) => i !== own && distanceTo(part, point.x, point.y) < out - 1);
      if (!isHidden) line.push(point);
      else if (line.length > 0) {
        lines.push(line);
        line = [];
      }
    }
    return line.length > 0 ? [...lines, line] : lines;
  });
};

// ---- nearest points --------------------------------------------------------------------------------------------------

const onLine = (a: Spot, b: Spot, { x, y }: Spot): Spot => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square));
  return { x: a.x + along * dx, y: a.y + along * dy };
};

const nearestOf = (points: readonly Spot[], at: Spot): Spot => leastOf(points, (point) => far(point, at))!;

/** The nearest point of a shape's edge. */
const onShape = (shape: Shape, at: Spot): Spot => {
  if (shape.kind !== 'disc') {
    const corners = cornersOf(shape);
    return nearestOf(
      corners.map((corner, i) => onLine(corner, corners[(i + 1) % corners.length]!, at)),
      at,
    );
  }
  const share = shape.radius / (far(shape, at) || 1);
  return { x: shape.x + (at.x - shape.x) * share, y: shape.y + (at.y - shape.y) * share };
};

/** The nearest point of a unit's edge. */
export const nearestOn = ({ parts }: Footprint, at: Spot): Spot =>
  nearestOf(
    parts.map((part) => onShape(part, at)),
    at,
  );

/** From where corners could lead to another shape: those of a disc are where its middle looks. */
const feelers = (shape: Shape, other: Shape): Spot[] =>
  shape.kind === 'disc' ? [onShape(shape, onShape(other, shape))] : cornersOf(shape);

/** The two points at which units are nearest. Between convex shapes apart one of them is a corner. */
export const nearestBetween = (a: Footprint, b: Footprint): readonly [Spot, Spot] => {
  let best: readonly [Spot, Spot] = [a, b];
  let least = Infinity;
  const offer = (from: Spot, to: Spot): void => {
    const away = far(from, to);
    if (away >= least) return;
    least = away;
    best = [from, to];
  };
  for (const one of a.parts)
    for (const two of b.parts) {
      for (const corner of feelers(one, two)) offer(corner, onShape(two, corner));
      for (const corner of feelers(two, one)) offer(onShape(one, corner), corner);
    }
  return best;
};
