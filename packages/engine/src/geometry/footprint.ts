/** The ground a unit covers. */
import { cosine, sine } from './angle.js';
import { heading, type Heading } from './measure.js';
import type { Outline } from './outline.js';
import type { Pose, Side } from './pose.js';
import {
  circleAround,
  disc,
  laidAt,
  oblongAt,
  rectangle,
  type Circle,
  type Disc,
  type Oblong,
  type Shape,
  type Edge,
} from './shape.js';

/**
 * All stands of a unit, or the disc of a Battle. `parts` covers the same ground with as few shapes as may be, so that
 * a line of nine flush stands is asked about as one rectangle, and what pokes into a joint is as deep as it looks.
 */
export interface Footprint extends Circle {
  readonly heading: Heading;
  readonly stands: readonly Oblong[];
  readonly parts: readonly Shape[];
  /** Of a straight unit: the pattern of its stands, and where that is laid. */
  readonly pattern: Pattern | undefined;
  readonly pose: Pose | undefined;
  /** What has been worked out from it so far; nobody else's business. */
  readonly known: Known;
}

/** Written once each, by who works it out. A map of footprints would cost more than the answers. */
export interface Known {
  outline: Outline | undefined;
  front: readonly Edge[] | undefined;
  right: readonly Edge[] | undefined;
  rear: readonly Edge[] | undefined;
  left: readonly Edge[] | undefined;
}

const nothingKnown = (): Known => ({
  outline: undefined,
  front: undefined,
  right: undefined,
  rear: undefined,
  left: undefined,
});

/**
 * The only maker of footprints, since objects of one shape are read several times as fast, and these are read most of
 * all. Stands of a pattern are worked out only when somebody asks: many a footprint is only looked at as a whole.
 */
class Covered implements Footprint {
  readonly heading: Heading;
  readonly parts: readonly Shape[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly pattern: Pattern | undefined;
  readonly pose: Pose | undefined;
  readonly known: Known = nothingKnown();
  #stands: readonly Oblong[] | undefined;

  constructor(
    facing: Heading,
    parts: readonly Shape[],
    stands: readonly Oblong[] | undefined,
    pattern: Pattern | undefined,
    pose: Pose | undefined,
  ) {
    const { x, y, radius } = parts.length === 1 && pattern ? parts[0]! : circleAround(parts);
    this.heading = facing;
    this.parts = parts;
    this.x = x;
    this.y = y;
    this.radius = radius;
    this.pattern = pattern;
    this.pose = pose;
    this.#stands = stands;
  }

  get stands(): readonly Oblong[] {
    return (this.#stands ??= standsOfPattern(this.pose!, this.pattern!));
  }
}

/** From stands placed singly (bent columns), or with parts of the caller's own (GL-GEO-05: a mass of five is two). */
export const footprint = (facing: Heading, stands: readonly Oblong[], parts: readonly Shape[] = stands): Footprint =>
  new Covered(facing, parts, stands, undefined, undefined);

export const battle = (pose: Pose, diameter: number): Footprint => footprint(pose.heading, [], [disc(pose, diameter)]);

/** What is no unit: terrain, templates. Its shapes are asked about as those of units are. */
export const ground = (shapes: readonly Shape[]): Footprint => footprint(heading(0), [], shapes);

export const isBattle = ({ parts }: Footprint): boolean => parts[0]!.kind === 'disc';
export const discOf = ({ parts }: Footprint): Disc | undefined => (parts[0]!.kind === 'disc' ? parts[0] : undefined);

/** The files that are taken in each rank, from the front: [[0, 1, 2], [1, 2]]. Files run from the unit's left. */
export type Grid = readonly (readonly number[])[];

/** Stands of one size on a grid, wherever they stand: what follows from that alone is worked out once for all units. */
export interface Pattern {
  readonly grid: Grid;
  readonly frontage: number;
  readonly depth: number;
  readonly blocks: readonly Laid[];
  /** Laid at the corner of the table and facing north; written once each, by `outline.ts`. */
  readonly known: { outline: Outline | undefined; readonly open: Partial<Record<Side, readonly OpenEdge[]>> };
}

/** An edge of a block by its number, and by where its first corner is in the list of corners. */
export interface OpenEdge {
  readonly block: number;
  readonly edge: number;
}

/** How many files rank 0 is counted over: SV-GEO-03 centres a unit on its front rank. */
const middleOf = (grid: Grid): number => {
  const front = grid[0]!;
  return (front[0]! + front.at(-1)! + 1) / 2;
};

/** SV-GEO-03, GV-GEOM-04, GL-GEO-02, GL-BASE-03: the stands of a straight unit, rank by rank, all on its heading. */
export const standsAt = (pose: Pose, grid: Grid, frontage: number, depth: number): Oblong[] => {
  const middle = middleOf(grid);
  const stands: Oblong[] = [];
  grid.forEach((files, rank) => {
    for (const file of files)
      stands.push(rectangle(pose, (file + 0.5 - middle) * frontage, 0 - rank * depth, frontage, depth));
  });
  return stands;
};

interface Block {
  readonly rank: number;
  readonly file: number;
  readonly ranks: number;
  readonly files: number;
}

/** A block in the axes of a pose: its middle, half its frontage and depth. */
interface Laid {
  readonly toRight: number;
  readonly ahead: number;
  readonly across: number;
  readonly along: number;
}

const isFull = (grid: Grid, { rank, file, ranks, files }: Block): boolean => {
  for (let r = rank; r < rank + ranks; r++)
    for (let f = file; f < file + files; f++) if (!grid[r]?.includes(f)) return false;
  return true;
};

const canGrow = (grid: Grid, { rank, file, ranks, files }: Block): boolean =>
  isFull(grid, { rank: rank - 1, file, ranks: 1, files }) ||
  isFull(grid, { rank: rank + ranks, file, ranks: 1, files }) ||
  isFull(grid, { rank, file: file - 1, ranks, files: 1 }) ||
  isFull(grid, { rank, file: file + files, ranks, files: 1 });

const blocksFrom = (grid: Grid, rank: number, file: number): Block[] => {
  const found: Block[] = [];
  for (let ranks = 1; isFull(grid, { rank, file, ranks, files: 1 }); ranks++)
    for (let files = 1; isFull(grid, { rank, file, ranks, files }); files++)
      if (!canGrow(grid, { rank, file, ranks, files })) found.push({ rank, file, ranks, files });
  return found;
};

/** The largest rectangles of a grid; together they cover it, and every rectangle of stands lies in one of them. */
const blocksOf = (grid: Grid): readonly Block[] =>
  grid.flatMap((files, rank) => files.flatMap((file) => blocksFrom(grid, rank, file)));

/** SV-GEO-03: counted from the middle of the front rank. */
const laid = (grid: Grid, frontage: number, depth: number): Laid[] => {
  const middle = middleOf(grid);
  return blocksOf(grid).map(({ rank, file, ranks, files }) => ({
    toRight: (file + files / 2 - middle) * frontage,
    ahead: 0 - rank * depth - (ranks * depth) / 2,
    across: (files * frontage) / 2,
    along: (ranks * depth) / 2,
  }));
};

const patterns = new WeakMap<Grid, Pattern[]>();

/** A grid that many units share is looked into once for each size of stands. */
const patternOf = (grid: Grid, frontage: number, depth: number): Pattern => {
  let found = patterns.get(grid);
  if (!found) patterns.set(grid, (found = []));
  for (const pattern of found) if (pattern.frontage === frontage && pattern.depth === depth) return pattern;
  const pattern: Pattern = {
    grid,
    frontage,
    depth,
    blocks: laid(grid, frontage, depth),
    known: { outline: undefined, open: {} },
  };
  found.push(pattern);
  return pattern;
};

/** Its blocks on the table. */
const blocksAt = (pose: Pose, { blocks }: Pattern): Oblong[] =>
  blocks.map(({ toRight, ahead, across, along }) => laidAt(pose, toRight, ahead, across, along));

const standsOfPattern = (pose: Pose, { grid, frontage, depth }: Pattern): Oblong[] =>
  standsAt(pose, grid, frontage, depth);

/** A straight unit of stands of one size. */
export const straight = (pose: Pose, grid: Grid, frontage: number, depth: number): Footprint =>
  laidAnew(pose, patternOf(grid, frontage, depth));

/** The same stands at another pose. */
export const laidAnew = (pose: Pose, pattern: Pattern): Footprint =>
  new Covered(pose.heading, blocksAt(pose, pattern), undefined, pattern, pose);

/** Several straight pieces as one unit: the arms of a bent line (SV-GEO-17, GV-GEOM-06). */
export const united = (heading: Heading, pieces: readonly Footprint[]): Footprint =>
  footprint(
    heading,
    pieces.flatMap(({ stands }) => stands),
    pieces.flatMap(({ parts }) => parts),
  );

/** SV-GEO-15: the smallest rectangle along a heading that holds all stands. */
export const hull = ({ stands, parts, heading }: Footprint): Oblong => {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'oblong') return only;
  const [sin, cos] = [sine(heading), cosine(heading)];
  let [near, far, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of stands)
    for (let i = 0; i < 8; i += 2) {
      const along = corners[i]! * sin + corners[i + 1]! * cos;
      const across = corners[i]! * cos - corners[i + 1]! * sin;
      if (along < near) near = along;
      if (along > far) far = along;
      if (across < left) left = across;
      if (across > right) right = across;
    }
  const [middle, level] = [(left + right) / 2, (near + far) / 2];
  return oblongAt(
    middle * cos + level * sin,
    level * cos - middle * sin,
    sin,
    cos,
    (right - left) / 2,
    (far - near) / 2,
  );
};
