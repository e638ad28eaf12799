/** Where stands are after turns, about-faces, changes of formation and bends: plain trigonometry, apart from the engine. */

export type Point = readonly [number, number];
export type Pose = { x: number; y: number; heading: number };
export type Size = { w: number; d: number };
export type Bend = { after: 1; stays: 'left' | 'right'; way: 'back' | 'forward'; angle: number };
export type Placed = Pose & { formation: string; bend?: Bend | undefined };

/** GV-UNIT-01. */
export const FOOT: Size = { w: 4000, d: 2000 };
export const HORSE: Size = { w: 4000, d: 3000 };
export const SQUARE: Size = { w: 4000, d: 4000 };

export const sin = (tenths: number): number => Math.sin((tenths * Math.PI) / 1800);
export const cos = (tenths: number): number => Math.cos((tenths * Math.PI) / 1800);
export const round = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

/** GV-GEOM-02: so far to the right of and ahead of a pose, its heading kept. */
export const from = ({ x, y, heading }: Pose, right: number, ahead: number): Pose => ({
  x: x + right * cos(heading) + ahead * sin(heading),
  y: y - right * sin(heading) + ahead * cos(heading),
  heading,
});
/** A pose turned clockwise about a point. */
export const about = (pose: Pose, point: { x: number; y: number }, angle: number): Pose => {
  const [dx, dy] = [pose.x - point.x, pose.y - point.y];
  return {
    x: point.x + dx * cos(angle) + dy * sin(angle),
    y: point.y - dx * sin(angle) + dy * cos(angle),
    heading: round(pose.heading + angle),
  };
};
/** GV-GEOM-11: the nearest pose that is stored. */
export const stored = ({ x, y, heading }: Pose): Pose => ({ x: Math.round(x), y: Math.round(y), heading });

const facing = (pose: Pose, turn: number): Pose => ({ ...pose, heading: round(pose.heading + turn) });

/** GV-MOVE-10: about the front centre point. */
export const turned = (pose: Pose, by: number): Pose => facing(pose, by);
/** GV-MOVE-11: the middle of the rear edge becomes the front centre point. */
export const facedAbout = (pose: Pose, deep: number): Pose => stored(facing(from(pose, 0, -deep), 1800));
export const advanced = (pose: Pose, by: number): Pose => stored(from(pose, 0, by));

/** GV-GEOM-04, -06: front centre points of the stands; left before right, front before rear. */
export const standsOf = (unit: Placed, { w, d }: Size, count = 2): Pose[] => {
  const here = { x: unit.x, y: unit.y, heading: unit.heading };
  if (count === 1) return [here];
  if (unit.formation === 'block') return [here, from(here, 0, -d)];
  if (unit.formation === 'defensiveBlock') return [here, facing(from(here, 0, -2 * d), 1800)];
  if (!unit.bend) return [from(here, -w / 2, 0), from(here, w / 2, 0)];
  const { stays, way, angle } = unit.bend;
  const side = stays === 'left' ? 1 : -1;
  const hinge = from(here, (side * w) / 2, way === 'back' ? -d : 0);
  const swing = side * (way === 'back' ? angle : -angle);
  const other = about(from(here, side * w, 0), hinge, swing);
  return stays === 'left' ? [here, other] : [other, here];
};

/** GV-GEOM-03: FL, FR, RR, RL. */
export const corners = (pose: Pose, { w, d }: Size): Point[] =>
  [from(pose, -w / 2, 0), from(pose, w / 2, 0), from(pose, w / 2, -d), from(pose, -w / 2, -d)].map(({ x, y }) => [
    x,
    y,
  ]);

/** The rectangles a unit covers: one of a straight unit, two of a bent one (GV-GEOM-05). */
export const shapesOf = (unit: Placed, size: Size, count = 2): Point[][] => {
  if (count === 1) return [corners(unit, size)];
  if (unit.bend) return standsOf(unit, size).map((stand) => corners(stand, size));
  const deep = unit.formation === 'block' || unit.formation === 'defensiveBlock';
  return [corners(unit, deep ? { w: size.w, d: 2 * size.d } : { w: 2 * size.w, d: size.d })];
};

type Other = 'left' | 'right' | 'front' | 'behind';
/** GV-CHANGE-01, -02, -04: the fixed stand keeps its pose; the other goes to its left, right, front or rear. */
export const changed = (
  fixed: Pose,
  formation: string,
  other: Other,
  { w, d }: Size,
  bend?: { way: 'back' | 'forward'; angle: number },
): Placed => {
  if (bend)
    return { ...stored(fixed), formation, bend: { after: 1, stays: other === 'right' ? 'left' : 'right', ...bend } };
  const shift: Record<Other, Pose> = {
    right: from(fixed, w / 2, 0),
    left: from(fixed, -w / 2, 0),
    behind: fixed,
    front: from(fixed, 0, d),
  };
  return { ...stored(shift[other]), formation };
};

const edges = (shape: readonly Point[]) => shape.map((one, i) => [one, shape[(i + 1) % shape.length]!] as const);

/** How far one convex shape is in the other (least shift that parts them); below zero: apart. */
export const penetration = (a: readonly Point[], b: readonly Point[]): number => {
  let least = Infinity;
  for (const [p, q] of [...edges(a), ...edges(b)]) {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [nx, ny] = [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
    const along = (shape: readonly Point[]) => shape.map(([x, y]) => x * nx + y * ny);
    const [m, n] = [along(a), along(b)];
    least = Math.min(least, Math.max(...m) - Math.min(...n), Math.max(...n) - Math.min(...m));
  }
  return least;
};
const toSegment = ([px, py]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
};
const edgeGap = ([a, b]: readonly [Point, Point], cut: number, shape: readonly Point[]): number => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along = (t: number): Point => [a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length];
  const short = [along(cut), along(length - cut)] as const;
  return Math.min(
    penetration(short, shape) > 0 ? 0 : Infinity,
    ...edges(shape).flatMap((edge) => [toSegment(short[0], edge), toSegment(short[1], edge)]),
    ...shape.map((corner) => toSegment(corner, short)),
  );
};
/** GV-GEOM-08. */
export const gap = (a: readonly Point[], b: readonly Point[]): number =>
  penetration(a, b) > 0 ? 0 : Math.min(...edges(a).map((edge) => edgeGap(edge, 0, b)));
/** GV-GEOM-09 for two rectangles: the nearest an edge short of its corners comes to the other outline. */
export const contactGap = (a: readonly Point[], b: readonly Point[]): number =>
  Math.min(...edges(a).map((edge) => edgeGap(edge, 50, b)), ...edges(b).map((edge) => edgeGap(edge, 50, a)));
export const gapOf = (a: readonly Point[][], b: readonly Point[][]): number =>
  Math.min(...a.flatMap((one) => b.map((two) => gap(one, two))));
export const overlapOf = (a: readonly Point[][], b: readonly Point[][]): number =>
  Math.max(...a.flatMap((one) => b.map((two) => penetration(one, two))));

/** GV-GEOM-12: the least distance ahead at which the shape lies in the lane of a front so wide; what is behind is not. */
export const depthOf = (pose: Pose, wide: number, shape: readonly Point[]): number | undefined => {
  const half = wide / 2 - 10;
  const local = shape.map(([x, y]): Point => {
    const [dx, dy] = [x - pose.x, y - pose.y];
    return [dx * cos(pose.heading) - dy * sin(pose.heading), dx * sin(pose.heading) + dy * cos(pose.heading)];
  });
  const found = local.filter(([u]) => Math.abs(u) < half).map(([, v]) => v);
  for (const [a, b] of edges(local))
    for (const side of [-half, half])
      if (a[0] < side !== b[0] < side) found.push(a[1] + ((side - a[0]) / (b[0] - a[0])) * (b[1] - a[1]));
  const least = Math.min(...found);
  return found.length > 0 && least >= -10 ? Math.max(0, least) : undefined;
};

/** Numbers that come the same every time. */
export const numbers = (seed: number) => {
  let state = seed;
  return (low: number, high: number): number => {
    state = (state * 48271) % 2147483647;
    return low + (state % (high - low + 1));
  };
};
