/** Stands as rectangles, once more from the catalogue and with plain sines, apart from the engine. Thousandths. */

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
export interface Bend {
  readonly after: number;
  readonly stays: 'left' | 'right';
  readonly way: 'back' | 'forward';
  readonly angle: number;
}
/** A unit as on the wire. */
export interface WireUnit extends Pose {
  readonly id: string;
  readonly side: 'south' | 'north';
  readonly type: string;
  readonly status: 'table' | 'routed' | 'unplaced';
  readonly state?: 'mounted' | 'dismounted';
  readonly formation: string;
  readonly layout: string;
  readonly bend?: Bend;
  readonly trail?: readonly Pose[];
  readonly hits: number;
  readonly aside: number;
  readonly fired: boolean;
  readonly limbered?: boolean;
  readonly packed?: boolean;
  readonly done: boolean;
  readonly reacted: boolean;
  readonly quality: string;
  readonly command: string;
  /** Of a Battle, whose place is its centre. */
  readonly diameter?: number;
  readonly elements?: string;
  /** Of command that stands on a Battle: it has no place of its own. */
  readonly aboard?: string;
}
export interface Base {
  readonly frontage: number;
  readonly depth: number;
}

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

const rad = (tenths: number): number => (tenths * Math.PI) / 1800;

/** SV-GEO-01, GV-GEOM-02: so far to the right of and ahead of a pose. */
export const pointFrom = ({ x, y, heading }: Pose, right: number, ahead: number): Point => {
  const [sin, cos] = [Math.sin(rad(heading)), Math.cos(rad(heading))];
  return [x + right * cos + ahead * sin, y - right * sin + ahead * cos];
};

const poseFrom = (pose: Pose, right: number, ahead: number, heading = pose.heading): Pose => {
  const [x, y] = pointFrom(pose, right, ahead);
  return { x, y, heading };
};

/** A rectangle by the middle of its front edge, made smaller on every side by `less`. */
const box = (pose: Pose, frontage: number, depth: number, less = 0): Polygon =>
  [
    [-1, 0 - less],
    [1, 0 - less],
    [1, less - depth],
    [-1, less - depth],
  ].map(([side, ahead]) => pointFrom(pose, side! * (frontage / 2 - less), ahead!));

export const lettersOf = (layout: string): string => layout.replaceAll(/[./]/g, '');

/** SV-GEO-03, GV-GEOM-04: the front edges of stands on their grid. */
const straight = (pose: Pose, layout: string, { frontage, depth }: Base): Pose[] => {
  const ranks = layout.split('/');
  const wide = ranks[0]!.length;
  return ranks.flatMap((rank, r) =>
    [...rank].flatMap((letter, f) =>
      letter === '.' ? [] : [poseFrom(pose, (f - (wide - 1) / 2) * frontage, 0 - r * depth)],
    ),
  );
};

/** SV-BEND-03, GV-GEOM-06: the arm that stays, and the other one turned about the hinge. */
const bent = (pose: Pose, layout: string, bend: Bend, size: Base): Pose[] => {
  const [left, right] = [layout.slice(0, bend.after), layout.slice(bend.after)];
  const [own, other] = bend.stays === 'left' ? [left, right] : [right, left];
  const outward = bend.stays === 'left' ? 1 : -1;
  const back = bend.way === 'back' ? size.depth : 0;
  const turn = outward * (bend.way === 'back' ? 1 : -1) * bend.angle;
  const hinge = poseFrom(pose, (outward * own.length * size.frontage) / 2, 0 - back, pose.heading + turn);
  const swung = poseFrom(hinge, (outward * other.length * size.frontage) / 2, back);
  return [...straight(pose, own, size), ...straight(swung, other, size)];
};

const frontsOf = (unit: WireUnit, size: Base): readonly Pose[] => {
  if (unit.bend) return bent(unit, unit.layout, unit.bend, size);
  return unit.trail ? [unit, ...unit.trail] : straight(unit, unit.layout, size);
};

const SIDES_OF_DISC = 96;

/** A polygon inside the round base: it never reaches further than the base, and less by some thousandths only. */
const disc = ({ x, y }: Pose, radius: number): Polygon =>
  Array.from({ length: SIDES_OF_DISC }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES_OF_DISC;
    return [x + radius * Math.sin(angle), y + radius * Math.cos(angle)];
  });

/** The stands of a unit on the table, each made smaller on every side by `less`. */
export const standsOf = (unit: WireUnit, base: Base, less = 0): Polygon[] => {
  if (unit.aboard !== undefined) return [];
  if (unit.diameter !== undefined) return [disc(unit, unit.diameter / 2 - less)];
  return frontsOf(unit, base).map((front) => box(front, base.frontage, base.depth, less));
};

// ---- two polygons ------------------------------------------------------------------------------------------------------

const normalsOf = (polygon: Polygon): Point[] =>
  polygon.map(([x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length]!;
    const far = Math.hypot(nx - x, ny - y);
    return [(ny - y) / far, (x - nx) / far];
  });

const spanOn = (polygon: Polygon, [ax, ay]: Point): [number, number] => {
  const along = polygon.map(([x, y]) => x * ax + y * ay);
  return [Math.min(...along), Math.max(...along)];
};

/** The least shift that separates two convex shapes; less than zero when a line keeps them apart. */
export const penetration = (a: Polygon, b: Polygon): number =>
  Math.min(
    ...[...normalsOf(a), ...normalsOf(b)].map((axis) => {
      const [[a0, a1], [b0, b1]] = [spanOn(a, axis), spanOn(b, axis)];
      return Math.min(a1 - b0, b1 - a0);
    }),
  );

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const far = dx * dx + dy * dy;
  const t = far === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / far));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};

const sidesOf = (polygon: Polygon): [Point, Point][] =>
  polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]!]);

/** The distance of two convex shapes that do not overlap; 0 if they do. */
export const gap = (a: Polygon, b: Polygon): number => {
  if (penetration(a, b) >= 0) return 0;
  const from = (one: Polygon, two: Polygon): number =>
    Math.min(...one.flatMap((point) => sidesOf(two).map(([p, q]) => distanceToLine(point, p, q))));
  return Math.min(from(a, b), from(b, a));
};

// ---- a shape and terrain -------------------------------------------------------------------------------------------------

const turnOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;

const isInside = ([x, y]: Point, polygon: Polygon): boolean => {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sidesOf(polygon))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
};

/** Whether a shape and a line of terrain have points in common. */
export const meetsLine = (shape: Polygon, line: Polygon): boolean =>
  line.slice(1).some((point, i) => sidesOf(shape).some((side) => cross(side, [line[i]!, point]))) ||
  line.some((point) => isInside(point, shape));

/** Whether a shape and an area, convex or not, have points in common. */
export const meetsArea = (shape: Polygon, area: Polygon): boolean =>
  meetsLine(shape, [...area, area[0]!]) || shape.some((point) => isInside(point, area));
