/** Contact, outflanking and losses by plain trigonometry, after GL-GEO-02, -04, -06, GL-FLANK-02 and GL-LOSS-04, -05. */

export type Point = readonly [number, number];
/** A unit as on the wire, with the frontage and depth of its elements. */
export type Shape = { x: number; y: number; heading: number; layout: string; w: number; e: number };
type Edge = { from: Point; to: Point; fromSharp: boolean; toSharp: boolean };
export type Cell = readonly [rank: number, file: number];

const plus = (a: Point, b: Point, times = 1): Point => [a[0] + times * b[0], a[1] + times * b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

export const cellsOf = (layout: string): Cell[] =>
  layout.split('/').flatMap((rank, i) => [...rank].flatMap((one, j): Cell[] => (one === '.' ? [] : [[i, j]])));

/** A point so far to the right of and behind the middle of the front. */
const at = ({ x, y, heading }: Shape, right: number, back: number): Point => {
  const h = (heading * Math.PI) / 1800;
  return [x + right * Math.cos(h) - back * Math.sin(h), y - right * Math.sin(h) - back * Math.cos(h)];
};
const wide = (shape: Shape): number => shape.layout.split('/')[0]!.length;

/** Corners of an element: front left, front right, rear right, rear left. */
const boxOf = (shape: Shape, [i, j]: Cell): Point[] => {
  const left = (j - wide(shape) / 2) * shape.w;
  const [front, rear] = [i * shape.e, (i + 1) * shape.e];
  return [
    at(shape, left, front),
    at(shape, left + shape.w, front),
    at(shape, left + shape.w, rear),
    at(shape, left, rear),
  ];
};
export const boxesOf = (shape: Shape): Point[][] => cellsOf(shape.layout).map((cell) => boxOf(shape, cell));

/** The outline, clockwise from the front left corner; the inner corner of a notch is not sharp. */
const outlineOf = (shape: Shape): { at: Point; sharp: boolean }[] => {
  const { layout, w, e } = shape;
  const ranks = layout.split('/');
  const [half, deep] = [(wide(shape) * w) / 2, ranks.length * e];
  const last = ranks.at(-1)!;
  const corner = (right: number, back: number, sharp = true): { at: Point; sharp: boolean } => ({
    at: at(shape, right, back),
    sharp,
  });
  const front = [corner(-half, 0), corner(half, 0)];
  if (!last.includes('.')) return [...front, corner(half, deep), corner(-half, deep)];
  const odd = last[0] === '.' ? 'right' : 'left';
  return odd === 'left'
    ? [...front, corner(half, deep - e), corner(0, deep - e, false), corner(0, deep), corner(-half, deep)]
    : [...front, corner(half, deep), corner(0, deep), corner(0, deep - e, false), corner(-half, deep - e)];
};
const edgesOf = (outline: { at: Point; sharp: boolean }[]): Edge[] =>
  outline.map((one, i) => {
    const other = outline[(i + 1) % outline.length]!;
    return { from: one.at, to: other.at, fromSharp: one.sharp, toSharp: other.sharp };
  });

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
const shortened = ({ from, to, fromSharp, toSharp }: Edge): [Point, Point] => {
  const way = minus(to, from);
  const step = 50 / Math.hypot(...way);
  return [fromSharp ? plus(from, way, step) : from, toSharp ? plus(to, way, -step) : to];
};

/** How far two rectangles are apart (positive), or the least shift that separates them (negative). */
const apart = (a: Point[], b: Point[]): number =>
  Math.max(
    ...[a, b].flatMap((one) =>
      [0, 1].map((i) => {
        const way = minus(one[i + 1]!, one[i]!);
        const axis = plus([0, 0], way, 1 / Math.hypot(...way));
        const [p, q] = [a, b].map((corners) => corners.map((corner) => dot(corner, axis)));
        return Math.max(Math.min(...p!) - Math.max(...q!), Math.min(...q!) - Math.max(...p!));
      }),
    ),
  );
/** GL-GEO-05: a line or a full mass is one rectangle, a mass of five two. */
const blocksOf = (shape: Shape): Point[][] => {
  const ranks = shape.layout.split('/');
  const full = ranks.filter((rank) => !rank.includes('.')).length;
  const half = (wide(shape) * shape.w) / 2;
  const block = [
    at(shape, -half, 0),
    at(shape, half, 0),
    at(shape, half, full * shape.e),
    at(shape, -half, full * shape.e),
  ];
  return full === ranks.length ? [block] : [block, boxesOf(shape).at(-1)!];
};
export const overlapOf = (a: Shape, b: Shape): number =>
  Math.max(0, ...blocksOf(a).flatMap((one) => blocksOf(b).map((other) => -apart(one, other))));

const gapBetween = (a: Edge[], b: Edge[]): number =>
  Math.min(...a.flatMap((one) => b.map((other) => between(one.from, one.to, other.from, other.to))));
const reach = (a: Edge[], b: Edge[]): number =>
  Math.min(...a.flatMap((one) => b.map((other) => between(...shortened(one), other.from, other.to))));
const outline = (shape: Shape): Edge[] => edgesOf(outlineOf(shape));
export const gapOf = (a: Shape, b: Shape): number => (overlapOf(a, b) > 0 ? 0 : gapBetween(outline(a), outline(b)));
/** The number that GL-GEO-04 compares with 0.010: contact if it is not more. */
export const contactOf = (a: Shape, b: Shape): number =>
  Math.min(reach(outline(a), outline(b)), reach(outline(b), outline(a)));

/** GL-GEO-06. */
const rearOf = (shape: Shape): [Point, Point][] => {
  const cells = cellsOf(shape.layout);
  const has = (i: number, j: number): boolean => cells.some(([rank, file]) => rank === i && file === j);
  return cells.filter(([i, j]) => !has(i + 1, j)).map((cell) => [boxOf(shape, cell)[3]!, boxOf(shape, cell)[2]!]);
};
const frontOf = (shape: Shape): [Point, Point] => {
  const half = (wide(shape) * shape.w) / 2;
  return [at(shape, -half, 0), at(shape, half, 0)];
};
/** The number that GL-FLANK-02 compares with 0.010: A outflanks B if it is not more. */
export const flankOf = (a: Shape, b: Shape): number =>
  Math.min(...frontOf(a).flatMap((corner) => rearOf(b).map(([from, to]) => fromPoint(corner, from, to))));
/** Of `outflankRearCorner`: how far A's front edge is from the ends of B's rear edge (B no mass of five). */
export const endsOf = (a: Shape, b: Shape): number => {
  const rear = rearOf(b);
  return Math.min(fromPoint(rear[0]![0], ...frontOf(a)), fromPoint(rear.at(-1)![1], ...frontOf(a)));
};

/** Contact of an element taken as a unit by itself, and its gap. */
export const elementOf = (shape: Shape, cell: Cell): Shape => {
  const [x, y] = at(shape, (cell[1] + 0.5 - wide(shape) / 2) * shape.w, cell[0] * shape.e);
  return { ...shape, layout: 'A', x, y };
};

/** Numbers from a seed, the same everywhere. */
export const chance = (seed: number): (() => number) => {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
export const pick = <T>(next: () => number, from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
