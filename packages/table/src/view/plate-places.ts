/** Places for a plate: it is pushed out of its unit in one of several directions until it is clear of it. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A unit as plates see it. */
export interface Standing {
  /** Its middle. */
  readonly at: Point;
  /** Corners around what it covers, convex, in either sense. */
  readonly ground: readonly Point[];
  /** Degrees clockwise from the top: the plate is looked for behind it. */
  readonly turn: number;
}

/** Between a unit and its plate, as a share of its height. */
const GAP = 0.22;

/** A half plane: what is not further along its normal than this. */
interface Bound {
  readonly x: number;
  readonly y: number;
  readonly far: number;
}

/** Where the middle of a plate may not be: the ground of the unit, widened by half the plate and a gap. */
const boundsOf = ({ at, ground }: Standing, width: number, height: number, gap: number): Bound[] => {
  const normals: Point[] = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  ground.forEach((corner, i) => {
    const next = ground[(i + 1) % ground.length]!;
    const long = Math.hypot(next.x - corner.x, next.y - corner.y);
    if (long === 0) return;
    const [x, y] = [(next.y - corner.y) / long, (corner.x - next.x) / long];
    normals.push({ x, y }, { x: -x, y: -y });
  });
  return normals.map(({ x, y }) => ({
    x,
    y,
    far:
      Math.max(...ground.map((corner) => (corner.x - at.x) * x + (corner.y - at.y) * y)) +
      (Math.abs(x) * width + Math.abs(y) * height) / 2 +
      gap,
  }));
};

/** How far from a start one must go to be out of them. */
const wayOut = (bounds: readonly Bound[], start: Point, way: Point): number => {
  let least = Infinity;
  for (const { x, y, far } of bounds) {
    const along = x * way.x + y * way.y;
    if (along > 1e-9) least = Math.min(least, (far - x * start.x - y * start.y) / along);
  }
  return Math.max(0, least);
};

const DIAGONAL = Math.SQRT1_2;
const DOWN: Point = { x: 0, y: 1 };
const UP: Point = { x: 0, y: -1 };
const RIGHT: Point = { x: 1, y: 0 };
const LEFT: Point = { x: -1, y: 0 };
const SLANTS: readonly Point[] = [DOWN, UP].flatMap(({ y }) => [
  { x: DIAGONAL, y: y * DIAGONAL },
  { x: -DIAGONAL, y: y * DIAGONAL },
]);
/** Shares of the room beside its middle: a plate under one end of a long line. */
const SHIFTS = [0.6, -0.6];

interface Try {
  readonly start: Point;
  readonly way: Point;
}

/** Behind its rear first, then below, above and beside the unit. */
const triesFor = ({ turn, at, ground }: Standing): Try[] => {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rear: Point = { x: -sin, y: cos };
  const half = Math.max(...ground.map(({ x }) => Math.abs(x - at.x)));
  const upright = cos < -0.2 ? [UP, DOWN] : [DOWN, UP];
  const middle: Point = { x: 0, y: 0 };
  const isPlain = Math.abs(sin) < 0.1;
  return [
    ...(isPlain ? [] : [{ start: middle, way: rear }]),
    ...upright.map((way) => ({ start: middle, way })),
    ...upright.flatMap((way) => SHIFTS.map((share) => ({ start: { x: half * share, y: 0 }, way }))),
    ...[RIGHT, LEFT, ...SLANTS].map((way) => ({ start: middle, way })),
  ];
};

/** The best first. */
export const placesFor = (standing: Standing, width: number, height: number): Box[] => {
  const bounds = boundsOf(standing, width, height, height * GAP);
  return triesFor(standing).map(({ start, way }) => {
    const far = wayOut(bounds, start, way);
    const left = standing.at.x + start.x + way.x * far - width / 2;
    const top = standing.at.y + start.y + way.y * far - height / 2;
    return { left, top, right: left + width, bottom: top + height };
  });
};
