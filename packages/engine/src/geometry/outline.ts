/**
 * The outline of all stands of a unit together: SV-GEO-06, GV-GEOM-09, GL-GEO-04. Joints of flush stands, the hinge of a
 * bend and the inner corner of a notch are no convex corners.
 */
import { cosine, sine } from './angle.js';
import { distanceTo, gapOfBounds } from './distance.js';
import { laidAnew, standsAt, type Footprint, type OpenEdge, type Pattern } from './footprint.js';
import { heading as asHeading } from './measure.js';
import { forward, headingTo, pointFrom, stored, type Point, type Pose, type Side } from './pose.js';
import { chord, spanIn, type Span } from './ray.js';
import { cornersOf, edgeOf, type Edge, type Oblong } from './shape.js';
import { CORNER, JOINT, NOISE } from './tolerance.js';

/** A piece of the outline, from a to b, with the outside at its normal. */
export interface Border {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
}

export interface Outline {
  readonly borders: readonly Border[];
  readonly corners: readonly Point[];
  /** Of each border what lies more than 0.050 from every convex corner: from, to, from, to ..., ends not included. */
  readonly free: readonly (readonly number[])[];
}

/** Sorted spans: from, to, from, to ... */
type Spans = readonly number[];

/** What is left of them when another is taken out. */
const cut = (spans: Spans, [from, to]: Span): Spans => {
  const left: number[] = [];
  for (let i = 0; i < spans.length; i += 2) {
    const start = spans[i]!;
    const end = spans[i + 1]!;
    const isApart = to < start || from > end;
    if (isApart) left.push(start, end);
    if (!isApart && from > start) left.push(start, from);
    if (!isApart && to < end) left.push(to, end);
  }
  return left;
};

/** Adds one edge of a stand, less what other stands of the unit lie against. */
const addBorders = (borders: Border[], stand: Oblong, edge: number, others: readonly Oblong[]): void => {
  const nx = stand.normals[edge]!;
  const ny = stand.normals[edge + 1]!;
  const x = stand.corners[edge]!;
  const y = stand.corners[edge + 1]!;
  const dx = ny; // clockwise round the stand
  const dy = 0 - nx;
  let spans: Spans = [0, widthOf(stand, edge)];
  for (const other of others) {
    if (other === stand || gapOfBounds(stand, other) > JOINT) continue;
    const covered = spanIn(other, x + JOINT * nx, y + JOINT * ny, dx, dy);
    if (covered) spans = cut(spans, covered);
  }
  for (let i = 0; i < spans.length; i += 2) {
    const from = spans[i]!;
    const to = spans[i + 1]!;
    if (to - from > NOISE)
      borders.push({
        ax: x + from * dx,
        ay: y + from * dy,
        bx: x + to * dx,
        by: y + to * dy,
        nx,
        ny,
        length: to - from,
      });
  }
};

const freeOf = ({ ax, ay, nx, ny, length }: Border, corners: readonly Point[]): Spans => {
  let spans: Spans = [0, length];
  for (const { x, y } of corners) {
    const near = chord(x, y, CORNER, ax, ay, ny, 0 - nx);
    if (near) spans = cut(spans, near);
  }
  return spans;
};

const isConvex = (x: number, y: number, stand: Oblong, stands: readonly Oblong[]): boolean => {
  for (const other of stands) if (other !== stand && distanceTo(other, x, y) <= JOINT) return false;
  return true;
};

const outlineFrom = (stands: readonly Oblong[]): Outline => {
  const corners: Point[] = [];
  const borders: Border[] = [];
  for (const stand of stands) {
    for (const corner of cornersOf(stand)) if (isConvex(corner.x, corner.y, stand, stands)) corners.push(corner);
    for (const edge of EDGES) addBorders(borders, stand, edge, stands);
  }
  return { corners, borders, free: borders.map((border) => freeOf(border, corners)) };
};

const EDGES = [0, 2, 4, 6] as const;

/** A unit that covers one rectangle, which most do: the same, without looking for joints. */
const outlineOfBlock = (block: Oblong): Outline => {
  const [wide, deep] = [2 * block.across, 2 * block.along];
  const [front, side] = [
    [CORNER, wide - CORNER],
    [CORNER, deep - CORNER],
  ];
  return {
    corners: cornersOf(block),
    borders: [sideOf(block, 0, wide), sideOf(block, 2, deep), sideOf(block, 4, wide), sideOf(block, 6, deep)],
    free: [front, side, front, side],
  };
};

const sideOf = ({ corners, normals }: Oblong, edge: number, length: number): Border => {
  const next = (edge + 2) % 8;
  return {
    ax: corners[edge]!,
    ay: corners[edge + 1]!,
    bx: corners[next]!,
    by: corners[next + 1]!,
    nx: normals[edge]!,
    ny: normals[edge + 1]!,
    length,
  };
};

/** One rectangle, wide enough for no corner to be near an edge it is not on. */
export const blockOf = ({ parts }: Footprint): Oblong | undefined => {
  const [only] = parts;
  return parts.length === 1 && only?.kind === 'oblong' && Math.min(only.across, only.along) > CORNER ? only : undefined;
};

const ORIGIN = stored({ x: 0, y: 0 }, asHeading(0));

/** A point of a pattern, where that is laid. */
const carriedPoint = (pose: Pose, { x, y }: Point): Point => pointFrom(pose, x, y);

/** Both its ends as `pointFrom` has them. */
const carriedBorder = ({ x, y }: Pose, sin: number, cos: number, border: Border): Border => {
  const { ax, ay, bx, by, nx, ny, length } = border;
  return {
    ax: x + (ax * cos + ay * sin),
    ay: y + (ay * cos - ax * sin),
    bx: x + (bx * cos + by * sin),
    by: y + (by * cos - bx * sin),
    nx: nx * cos + ny * sin,
    ny: ny * cos - nx * sin,
    length,
  };
};

/** The outline of a pattern is looked for once, and then carried to where a unit stands. */
const outlineAt = (pose: Pose, { known, grid, frontage, depth }: Pattern): Outline => {
  const { borders, corners, free } = (known.outline ??= outlineFrom(standsAt(ORIGIN, grid, frontage, depth)));
  const [sin, cos] = [sine(pose.heading), cosine(pose.heading)];
  return {
    borders: borders.map((border) => carriedBorder(pose, sin, cos, border)),
    corners: corners.map((corner) => carriedPoint(pose, corner)),
    free,
  };
};

const findOutline = (unit: Footprint): Outline => {
  const block = blockOf(unit);
  if (block) return outlineOfBlock(block);
  return unit.pattern && unit.pose ? outlineAt(unit.pose, unit.pattern) : outlineFrom(unit.stands);
};

/** Of a unit of stands; a Battle has none. Worked out once for each footprint. */
export const outlineOf = (unit: Footprint): Outline => (unit.known.outline ??= findOutline(unit));

interface Piece {
  readonly out: number;
  readonly left: number;
  right: number;
}

/** Blocks may share an edge; what they share is joined below. */
const towards = ({ parts, heading }: Footprint, side: Side): Edge[] => {
  const { x: sin, y: cos } = forward(headingTo(heading, side));
  const blocks = parts.filter((part) => part.kind === 'oblong');
  const pieces: Piece[] = [];
  for (const block of blocks)
    for (const edge of EDGES) {
      if (!isTowards(block, edge, sin, cos)) continue;
      const borders: Border[] = [];
      addBorders(borders, block, edge, blocks);
      for (const { ax, ay, bx, by } of borders)
        pieces.push({ out: ax * sin + ay * cos, left: ax * cos - ay * sin, right: bx * cos - by * sin });
    }
  return inOneLine(pieces.sort((a, b) => a.left - b.left)).map(({ out, left, right }) =>
    edgeBetween(out, left, right, sin, cos),
  );
};

/** Pieces that go on where another ends, from left to right. */
const inOneLine = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.find(({ out, right }) => Math.abs(out - piece.out) < 1 && piece.left - right <= JOINT);
    if (before) before.right = Math.max(before.right, piece.right);
    else joined.push({ ...piece });
  }
  return joined;
};

const isTowards = ({ normals }: Oblong, edge: number, sin: number, cos: number): boolean =>
  normals[edge]! * sin + normals[edge + 1]! * cos >= 1 - 1e-9;

const widthOf = ({ across, along }: Oblong, edge: number): number => (edge % 4 === 0 ? 2 * across : 2 * along);

/** Whether nothing of the unit lies against an edge or its ends, by far more than the arithmetic may be off. */
const isOpen = (block: Oblong, edge: number, blocks: readonly Oblong[]): boolean => {
  const [nx, ny] = [block.normals[edge]!, block.normals[edge + 1]!];
  const [x, y] = [block.corners[edge]! + JOINT * nx, block.corners[edge + 1]! + JOINT * ny];
  return blocks.every((other) => {
    const covered = other === block ? undefined : spanIn(other, x, y, ny, 0 - nx);
    return !covered || covered[1] < -1 || covered[0] > widthOf(block, edge) + 1;
  });
};

const NO_EDGES: readonly OpenEdge[] = [];

/** The edges that make up one side of a pattern, if each is open as a whole and all are in one line; none otherwise. */
const openTowards = (pattern: Pattern, side: Side): readonly OpenEdge[] => {
  const blocks = laidAnew(ORIGIN, pattern).parts as readonly Oblong[];
  const { x: sin, y: cos } = forward(headingTo(ORIGIN.heading, side));
  const found: OpenEdge[] = [];
  for (const [at, block] of blocks.entries())
    for (const edge of EDGES) {
      const borders: Border[] = [];
      if (isTowards(block, edge, sin, cos)) addBorders(borders, block, edge, blocks);
      if (borders.length === 0) continue;
      if (!isOpen(block, edge, blocks)) return NO_EDGES;
      found.push({ block: at, edge });
    }
  return towards(laidAnew(ORIGIN, pattern), side).length === 1 ? found : NO_EDGES;
};

/** What `towards` comes to for edges that are known to be open and in one line. */
const asOne = ({ parts, heading }: Footprint, side: Side, edges: readonly OpenEdge[]): Edge => {
  const { x: sin, y: cos } = forward(headingTo(heading, side));
  let [out, left, right] = [0, Infinity, -Infinity];
  for (const { block, edge } of edges) {
    const part = parts[block] as Oblong;
    const x = part.corners[edge]!;
    const y = part.corners[edge + 1]!;
    const width = widthOf(part, edge);
    const from = x * cos - y * sin;
    if (from < left) [left, out] = [from, x * sin + y * cos];
    const to = (x + width * part.normals[edge + 1]!) * cos - (y + width * (0 - part.normals[edge]!)) * sin;
    if (to > right) right = to;
  }
  return edgeBetween(out, left, right, sin, cos);
};

const edgeBetween = (out: number, left: number, right: number, sin: number, cos: number): Edge => {
  const middle = (left + right) / 2;
  return { x: middle * cos + out * sin, y: out * cos - middle * sin, sin, cos, half: (right - left) / 2 };
};

/** Of one rectangle that is the side itself; of a pattern the edges are looked for once, wherever it stands. */
const exposed = (unit: Footprint, side: Side): readonly Edge[] => {
  const block = blockOf(unit);
  if (block) return [edgeOf(block, side)];
  if (!unit.pattern) return towards(unit, side);
  const edges = (unit.pattern.known.open[side] ??= openTowards(unit.pattern, side));
  return edges.length > 0 ? [asOne(unit, side, edges)] : towards(unit, side);
};

/**
 * SV-GEO-07, -13, -14, GV-GEOM-07, GL-GEO-06: the exposed edges towards one side, edges in one straight line taken as
 * one. The front edge of a straight unit is one; a short last rank makes two rear edges. Worked out once.
 */
export const edgesTowards = (unit: Footprint, side: Side): readonly Edge[] =>
  side === 'front' ? frontEdges(unit) : (unit.known[side] ??= exposed(unit, side));

/** Asked for more often than all others, and read by its name, which is quicker than by a name that varies. */
const frontEdges = (unit: Footprint): readonly Edge[] => (unit.known.front ??= exposed(unit, 'front'));
