/**
 * What lies on the table: oblongs (stands, and blocks of flush stands), discs (Battles) and other convex polygons
 * (templates, terrain). Values worked out once from a pose; every question is asked of these.
 */
import { cosine, sine } from './angle.js';
import { FULL, type Heading } from './measure.js';
import type { Point, Pose, Side } from './pose.js';

/** A bounding circle comes first in every question. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Corners x, y, x, y ... clockwise; of each edge from a corner to the next the outward normal, in the same order. */
export interface Convex extends Circle {
  readonly corners: readonly number[];
  readonly normals: readonly number[];
}

/** A rectangle: centre, facing, half of frontage and depth. Corners FL, FR, RR, RL; edges front, right, rear, left. */
export interface Oblong extends Convex {
  readonly kind: 'oblong';
  readonly sin: number;
  readonly cos: number;
  readonly across: number;
  readonly along: number;
}

export interface Disc extends Circle {
  readonly kind: 'disc';
}

export interface Polygon extends Convex {
  readonly kind: 'polygon';
}

export type Shape = Oblong | Disc | Polygon;

const normalsOf = (sin: number, cos: number): readonly number[] => [
  sin,
  cos,
  cos,
  0 - sin,
  0 - sin,
  0 - cos,
  0 - cos,
  sin,
];

/** Of each heading once: stands are many, and stand in 3600 ways. An array that grew by leaps would be read as a map is. */
const normals: (readonly number[] | undefined)[] = Array.from({ length: FULL });

/** From the centre and the facing as a vector. */
export const oblongAt = (
  x: number,
  y: number,
  sin: number,
  cos: number,
  across: number,
  along: number,
  outward = normalsOf(sin, cos),
): Oblong => {
  const rx = across * cos;
  const ry = 0 - across * sin;
  const fx = along * sin;
  const fy = along * cos;
  return {
    kind: 'oblong',
    x,
    y,
    radius: Math.sqrt(across * across + along * along),
    sin,
    cos,
    across,
    along,
    corners: [x - rx + fx, y - ry + fy, x + rx + fx, y + ry + fy, x + rx - fx, y + ry - fy, x - rx - fx, y - ry - fy],
    normals: outward,
  };
};

/** SV-GEO-02, GV-GEOM-03: a rectangle whose front edge has its middle at the pose. */
export const oblong = (pose: Pose, frontage: number, depth: number): Oblong => rectangle(pose, 0, 0, frontage, depth);

/** A rectangle in the axes of a pose: the middle of its front edge lies so far to the right and ahead of it. */
export const rectangle = (pose: Pose, toRight: number, ahead: number, frontage: number, depth: number): Oblong =>
  laidAt(pose, toRight, ahead - depth / 2, frontage / 2, depth / 2);

/** The same by its middle, half of frontage and depth. */
export const laidAt = (
  { x, y, heading }: Pose,
  toRight: number,
  ahead: number,
  across: number,
  along: number,
): Oblong => {
  const sin = sine(heading);
  const cos = cosine(heading);
  const outward = (normals[heading] ??= normalsOf(sin, cos));
  return oblongAt(
    x + (toRight * cos + ahead * sin),
    y + (ahead * cos - toRight * sin),
    sin,
    cos,
    across,
    along,
    outward,
  );
};

/** GL-GEO-02: the shape of a Battle. */
export const disc = ({ x, y }: Point, diameter: number): Disc => ({ kind: 'disc', x, y, radius: diameter / 2 });

/** A line from one point to another (an escarpment, an edge): an oblong without depth. */
export const line = (a: Point, b: Point): Oblong => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [cos, sin] = length === 0 ? [1, 0] : [dx / length, 0 - dy / length];
  return oblongAt((a.x + b.x) / 2, (a.y + b.y) / 2, sin, cos, length / 2, 0);
};

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    return sum + (x * next.y - y * next.x);
  }, 0);

/** A convex polygon from its corners in order, either way round; corners that repeat are left out. */
export const polygon = (points: readonly Point[]): Polygon => {
  const order = areaOf(points) > 0 ? [...points].reverse() : points;
  const distinct = order.filter(({ x, y }, i) => {
    const before = order[(i + order.length - 1) % order.length]!;
    return x !== before.x || y !== before.y || order.length === 1;
  });
  return { kind: 'polygon', ...boundOf(distinct), ...edgesOf(distinct) };
};

const edgesOf = (points: readonly Point[]): { corners: number[]; normals: number[] } => {
  const normals = points.flatMap(({ x, y }, i) => {
    const next = points[(i + 1) % points.length]!;
    const [dx, dy] = [next.x - x, next.y - y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return [0 - dy / length, dx / length];
  });
  return { corners: points.flatMap(({ x, y }) => [x, y]), normals };
};

/** Of the box along the table's edges around points. */
const middleOf = (points: readonly Point[]): Point => {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { x: (west + east) / 2, y: (south + north) / 2 };
};

/** A circle around points: about the middle of their box, not the smallest one. */
const boundOf = (points: readonly Point[]): Circle => {
  const { x, y } = middleOf(points);
  let most = 0;
  for (const p of points) most = Math.max(most, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  return { x, y, radius: Math.sqrt(most) };
};

/** A circle around several circles. */
export const circleAround = (circles: readonly Circle[]): Circle => {
  if (circles.length === 1) return { x: circles[0]!.x, y: circles[0]!.y, radius: circles[0]!.radius };
  const { x, y } = middleOf(circles);
  let radius = 0;
  for (const c of circles)
    radius = Math.max(radius, Math.sqrt((c.x - x) * (c.x - x) + (c.y - y) * (c.y - y)) + c.radius);
  return { x, y, radius };
};

export const cornersOf = ({ corners }: Convex): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i < corners.length; i += 2) points.push({ x: corners[i]!, y: corners[i + 1]! });
  return points;
};

/** A straight edge with its outward side: its middle, the outward vector, half its length. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly sin: number;
  readonly cos: number;
  readonly half: number;
}

const OUTWARD: Readonly<Record<Side, number>> = { front: 0, right: 2, rear: 4, left: 6 };

/** SV-GEO-02, GV-GEOM-03: one of the four edges of a stand, or of a block of stands. */
export const edgeOf = ({ x, y, normals, across, along }: Oblong, side: Side): Edge => {
  const [sin, cos] = [normals[OUTWARD[side]]!, normals[OUTWARD[side] + 1]!];
  const isEnd = side === 'front' || side === 'rear';
  const out = isEnd ? along : across;
  return { x: x + out * sin, y: y + out * cos, sin, cos, half: isEnd ? across : along };
};

/** An edge given by its middle, heading outward and length. */
export const edgeAt = ({ x, y }: Point, outward: Heading, length: number): Edge => ({
  x,
  y,
  sin: sine(outward),
  cos: cosine(outward),
  half: length / 2,
});

/** SV-GEO-13, GL-GEO-06: the two ends of an edge, the left one first, as seen by one who looks outward. */
export const endsOf = ({ x, y, sin, cos, half }: Edge): readonly [left: Point, right: Point] => [
  { x: x - half * cos, y: y + half * sin },
  { x: x + half * cos, y: y - half * sin },
];

/** An edge as a shape, to be measured to. */
export const lineOf = (edge: Edge): Oblong => line(...endsOf(edge));
