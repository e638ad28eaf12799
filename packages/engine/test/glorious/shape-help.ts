/** A second way to measure (GL-GEO-03 to -07, -12): convex cores with a rounding, so that a disc is a point with a radius. */
import { cos, elementAt, from, ranks, sin, widthOf, type Point, type Pose, type Size } from './pose-help.js';

/** A convex polygon, segment or point, and how far it reaches beyond. */
export type Shape = { core: readonly Point[]; r: number };
export type Placed = Pose & { layout?: string; size?: Size; diameter?: number };

const point = ({ x, y }: Pose): Point => [x, y];
export const disc = (x: number, y: number, diameter: number): Shape => ({ core: [[x, y]], r: diameter / 2 });
export const block = (pose: Pose, wide: number, deep: number): Shape => ({
  core: [
    from(pose, -wide / 2, 0),
    from(pose, wide / 2, 0),
    from(pose, wide / 2, -deep),
    from(pose, -wide / 2, -deep),
  ].map(point),
  r: 0,
});
/** What a straight move of a disc sweeps (GL-GEO-07). */
export const capsule = (start: Pose, ahead: number, diameter: number): Shape => ({
  core: [point(start), point(from(start, 0, ahead))],
  r: diameter / 2,
});

/** GL-GEO-05: a line or a full mass is one rectangle, a mass with an odd element two; a Battle is a disc. */
export const shapesOf = (one: Placed): Shape[] => {
  if (one.diameter !== undefined) return [disc(one.x, one.y, one.diameter)];
  const layout = one.layout!;
  const [w, e] = one.size!;
  const wide = widthOf(layout) * w;
  if (!layout.includes('.')) return [block(one, wide, ranks(layout) * e)];
  const last = ranks(layout) - 1;
  const odd = elementAt(one, layout, one.size!, [last, layout.endsWith('.') ? 0 : 1]);
  return [block(one, wide, last * e), block(odd, w, e)];
};

const edges = (core: readonly Point[]): (readonly [Point, Point])[] =>
  core.map((one, i) => [one, core[(i + 1) % core.length]!] as const);
const axesOf = (core: readonly Point[]): Point[] =>
  edges(core).flatMap(([[ax, ay], [bx, by]]): Point[] => {
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return [];
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    return core.length > 2
      ? [[dy, -dx]]
      : [
          [dy, -dx],
          [dx, dy],
        ];
  });
const onAxis = (core: readonly Point[], [nx, ny]: Point): number[] => core.map(([x, y]) => x * nx + y * ny);
/** The least shift that parts two cores; not above zero if they are apart. */
const coreOverlap = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(
    ...[...axesOf(a), ...axesOf(b)].flatMap((axis) => {
      const [m, n] = [onAxis(a, axis), onAxis(b, axis)];
      return [Math.max(...m) - Math.min(...n), Math.max(...n) - Math.min(...m)];
    }),
  );
const toSegment = ([px, py]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
};
const cornerGap = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(
    ...a.flatMap((corner) => edges(b).map((edge) => toSegment(corner, edge))),
    ...b.flatMap((corner) => edges(a).map((edge) => toSegment(corner, edge))),
  );
const apart = (a: readonly Point[], b: readonly Point[]): boolean =>
  (a.length === 1 && b.length === 1) || coreOverlap(a, b) <= 0;
/** Below zero: how deep; zero if they just touch. */
const signed = (a: Shape, b: Shape): number =>
  (apart(a.core, b.core) ? cornerGap(a.core, b.core) : -coreOverlap(a.core, b.core)) - a.r - b.r;

/** GL-GEO-03. */
export const gapOf = (a: readonly Shape[], b: readonly Shape[]): number =>
  Math.max(0, Math.min(...a.flatMap((one) => b.map((two) => signed(one, two)))));
/** GL-GEO-05: the deepest pair; below zero: apart. */
export const overlapOf = (a: readonly Shape[], b: readonly Shape[]): number =>
  -Math.min(...a.flatMap((one) => b.map((two) => signed(one, two))));

/** The outline of a unit: its corners, and which of them are convex. */
const outlineOf = (one: Placed): { at: Point; convex: boolean }[] => {
  const layout = one.layout!;
  const [w, e] = one.size!;
  const side = (widthOf(layout) * w) / 2;
  const deep = ranks(layout) * e;
  const corner = (right: number, back: number, convex = true) => ({ at: point(from(one, right, -back)), convex });
  const front = [corner(-side, 0), corner(side, 0)];
  if (!layout.includes('.')) return [...front, corner(side, deep), corner(-side, deep)];
  return layout.endsWith('.')
    ? [...front, corner(side, deep - e), corner(0, deep - e, false), corner(0, deep), corner(-side, deep)]
    : [...front, corner(side, deep), corner(0, deep), corner(0, deep - e, false), corner(-side, deep - e)];
};
type Segment = readonly [Point, Point];
const cross = ([p, q]: Segment, [r, s]: Segment): boolean => {
  const way = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return way(p, q, r) * way(p, q, s) < 0 && way(r, s, p) * way(r, s, q) < 0;
};
const segmentGap = (a: Segment, b: Segment): number =>
  cross(a, b) ? 0 : Math.min(toSegment(a[0], b), toSegment(a[1], b), toSegment(b[0], a), toSegment(b[1], a));
const segmentsOf = (one: Placed, cut: number): Segment[] => {
  const outline = outlineOf(one);
  return outline.map(({ at, convex }, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(next.at[0] - at[0], next.at[1] - at[1]);
    const along = (t: number): Point => [
      at[0] + ((next.at[0] - at[0]) * t) / length,
      at[1] + ((next.at[1] - at[1]) * t) / length,
    ];
    return [along(convex ? cut : 0), along(length - (next.convex ? cut : 0))] as const;
  });
};
/** GL-GEO-04: contact if this is at most 0.010: an edge short of its convex corners against the other outline. */
export const contactGap = (a: Placed, b: Placed): number => {
  if (a.diameter !== undefined || b.diameter !== undefined) return gapOf(shapesOf(a), shapesOf(b));
  const half = (one: Placed, two: Placed) =>
    segmentsOf(one, 50).flatMap((edge) => segmentsOf(two, 0).map((other) => segmentGap(edge, other)));
  return Math.min(...half(a, b), ...half(b, a));
};

const clipped = (core: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] =>
  edges(core).flatMap(([p, q]) => {
    const [pin, qin] = [sign * p[axis] <= limit, sign * q[axis] <= limit];
    const t = (sign * limit - p[axis]) / (q[axis] - p[axis]);
    const between: Point = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
    return [...(pin ? [p] : []), ...(pin === qin ? [] : [between])];
  });
/** GL-GEO-12: the least distance ahead at which the shape lies in the lane of an edge so wide. */
export const depthOf = (edge: Pose, wide: number, shapes: readonly Shape[]): number | undefined => {
  const half = wide / 2 - 10;
  const found = shapes.flatMap(({ core, r }): number[] => {
    const local = core.map(([x, y]): Point => {
      const [dx, dy] = [x - edge.x, y - edge.y];
      return [dx * cos(edge.heading) - dy * sin(edge.heading), dx * sin(edge.heading) + dy * cos(edge.heading)];
    });
    if (r > 0) {
      const [u, v] = local[0]!;
      const off = Math.max(0, Math.abs(u) - half);
      if (off >= r) return [];
      const reach = Math.sqrt(r * r - off * off);
      return v + reach < -10 ? [] : [Math.max(0, v - reach)];
    }
    const inside = clipped(clipped(clipped(local, 0, half, 1), 0, half, -1), 1, 10, -1);
    return inside.length === 0 ? [] : [Math.max(0, Math.min(...inside.map(([, v]) => v)))];
  });
  return found.length === 0 ? undefined : Math.min(...found);
};
const rimDepth = (start: Pose, diameter: number, shape: Shape): number | undefined => {
  const away = (s: number) => signed(disc(...point(from(start, 0, s)), diameter), shape);
  let [low, high] = [0, 60000];
  for (let i = 0; i < 70; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (away(a) < away(b)) high = b;
    else low = a;
  }
  if (away(low) >= -10) return undefined;
  if (away(0) <= 0) return 0;
  let [near, far] = [0, low];
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    if (away(middle) > 0) near = middle;
    else far = middle;
  }
  return near;
};
/** GL-GEO-07: how far a disc goes until its rim touches, if it would run more than 0.010 into the shapes. */
export const discDepth = (start: Pose, diameter: number, shapes: readonly Shape[]): number | undefined => {
  const found = shapes.flatMap((shape) => rimDepth(start, diameter, shape) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
};
