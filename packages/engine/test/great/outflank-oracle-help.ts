/** Contact and outflanking by plain trigonometry, after GV-GEOM-03..-10 and GV-FLANK-01; knows nothing of the engine. */

export type Point = readonly [number, number];
/** The unit's pose as on the wire; bent units by the left stand, which stays. */
export type Shape = {
  formation: 'line' | 'block' | 'bentLine' | 'defensiveBlock';
  x: number;
  y: number;
  heading: number;
  bend?: { after: 1; stays: 'left'; way: 'back' | 'forward'; angle: number } | undefined;
};
type Edge = { from: Point; to: Point; fromSharp: boolean; toSharp: boolean };

const WIDE = 4000;
const DEEP = 2000;
const along = (heading: number): Point => {
  const angle = (heading * Math.PI) / 1800;
  return [Math.sin(angle), Math.cos(angle)];
};
const right = ([x, y]: Point): Point => [y, -x];
const plus = (a: Point, b: Point, times = 1): Point => [a[0] + times * b[0], a[1] + times * b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** Corners FL, FR, RR, RL of a rectangle by its front centre point. */
const box = (front: Point, heading: number, width: number, depth: number): Point[] => {
  const u = along(heading);
  const r = right(u);
  const left = plus(front, r, -width / 2);
  const other = plus(front, r, width / 2);
  return [left, other, plus(other, u, -depth), plus(left, u, -depth)];
};

/** The rectangles the unit covers: one for a straight unit, two for a bent one (left, right). */
export const boxesOf = (unit: Shape): Point[][] => {
  const at: Point = [unit.x, unit.y];
  if (unit.formation === 'line') return [box(at, unit.heading, 2 * WIDE, DEEP)];
  if (unit.formation !== 'bentLine') return [box(at, unit.heading, WIDE, 2 * DEEP)];
  const { way, angle } = unit.bend!;
  const left = box(at, unit.heading, WIDE, DEEP);
  const turned = unit.heading + (way === 'back' ? angle : -angle);
  const u = along(turned);
  const hinge = way === 'back' ? left[2]! : left[1]!;
  const corner = way === 'back' ? plus(hinge, u, DEEP) : hinge; // its front left corner
  return [left, box(plus(corner, right(u), WIDE / 2), turned, WIDE, DEEP)];
};

const fromPoint = (p: Point, a: Point, b: Point): number => {
  const way = minus(b, a);
  const part = Math.min(1, Math.max(0, dot(minus(p, a), way) / dot(way, way)));
  return Math.hypot(...minus(p, plus(a, way, part)));
};
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const side = (p: Point, q: Point, s: Point): number => (q[0] - p[0]) * (s[1] - p[1]) - (q[1] - p[1]) * (s[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};
const between = (a: Point, b: Point, c: Point, d: Point): number =>
  crosses(a, b, c, d) ? 0 : Math.min(fromPoint(a, c, d), fromPoint(b, c, d), fromPoint(c, a, b), fromPoint(d, a, b));

/** Edges of the outline; the hinge is no sharp corner. */
const edgesOf = (unit: Shape): Edge[] => {
  const dull = (boxAt: number, corner: number): boolean => {
    if (unit.formation !== 'bentLine') return false;
    const back = unit.bend!.way === 'back';
    return boxAt === 0 ? corner === (back ? 2 : 1) : corner === (back ? 3 : 0);
  };
  return boxesOf(unit).flatMap((corners, n) =>
    corners.map((from, i) => ({
      from,
      to: corners[(i + 1) % 4]!,
      fromSharp: !dull(n, i),
      toSharp: !dull(n, (i + 1) % 4),
    })),
  );
};
const shortened = ({ from, to, fromSharp, toSharp }: Edge): [Point, Point] => {
  const way = minus(to, from);
  const step = 50 / Math.hypot(...way);
  return [fromSharp ? plus(from, way, step) : from, toSharp ? plus(to, way, -step) : to];
};

/** How far two rectangles are apart (positive) or the least shift that separates them (negative). */
const apart = (a: Point[], b: Point[]): number => {
  const gaps = [a, b].flatMap((one) =>
    [0, 1].map((i) => {
      const way = minus(one[i + 1]!, one[i]!);
      const axis = plus([0, 0], way, 1 / Math.hypot(...way));
      const [p, q] = [a, b].map((corners) => corners.map((corner) => dot(corner, axis)));
      return Math.max(Math.min(...p!) - Math.max(...q!), Math.min(...q!) - Math.max(...p!));
    }),
  );
  return Math.max(...gaps);
};
/** Penetration of two units, not below 0; their gap. */
export const overlapOf = (a: Shape, b: Shape): number =>
  Math.max(0, ...boxesOf(a).flatMap((one) => boxesOf(b).map((other) => -apart(one, other))));
export const gapOf = (a: Shape, b: Shape): number =>
  Math.min(...edgesOf(a).flatMap((e) => edgesOf(b).map((f) => between(e.from, e.to, f.from, f.to))));

/** The number that GV-GEOM-09 compares with 0.010: contact if it is not more. */
export const contactOf = (a: Shape, b: Shape): number => {
  const reach = (one: Shape, other: Shape): number =>
    Math.min(...edgesOf(one).flatMap((e) => edgesOf(other).map((f) => between(...shortened(e), f.from, f.to))));
  return Math.min(reach(a, b), reach(b, a));
};

/** The number that GV-FLANK-01 compares with 0.010: A outflanks B if it is not more. */
export const flankOf = (a: Shape, b: Shape): number => {
  if (a.formation === 'defensiveBlock' || b.formation === 'defensiveBlock') return Infinity;
  const byCorner = boxesOf(a).flatMap(([fl, fr]) =>
    boxesOf(b).flatMap(([, , rr, rl]) => [fromPoint(rr!, fl!, fr!), fromPoint(rl!, fl!, fr!)]),
  );
  const byFront = boxesOf(a).flatMap(([fl, fr]) =>
    boxesOf(b).flatMap(([, , rr, rl]) => [fromPoint(fl!, rl!, rr!), fromPoint(fr!, rl!, rr!)]),
  );
  return Math.min(...byCorner, ...byFront);
};

/** Numbers from a seed, the same everywhere. */
export const chance = (seed: number): (() => number) => {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
