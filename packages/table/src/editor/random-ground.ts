/**
 * Ground by chance for a measured table: the same from both chairs, since every feature has its mirror image across the
 * middle of the table, or lies in the middle and is its own. The same seed always gives the same ground.
 */
import { below, next, streamOf, type Stream } from '@five-victories/engine/kernel';
import type { FeatureGiven, Terrain } from '@five-victories/engine/tabletop';
import { CENTRES, LIKELY, MOST, SIZES } from './ground-kinds.js';
import {
  boxOf,
  mirrored,
  rounded,
  scaled,
  turned,
  blob,
  wanderingLine,
  type Corner,
  type Extent,
  type Outline,
} from './shapes.js';

export interface Wanted {
  readonly table: Extent;
  /** How far from its edge a side is set up: there lie hills at most. */
  readonly deployment: number;
  readonly seed: number;
}

/** What may reach into the ground where armies are set up: nothing that keeps whole arms out. */
const AT_HOME: ReadonlySet<Terrain> = new Set(['hill']);
/** Free ground between two features, as a part of the depth of the table; a whole line must pass. */
const GAP = 0.1;
const EDGE = 0.03;
const TRIES = 60;
/** Pairs on a table as wide as it is deep. */
const PAIRS = 2.3;

type Chance = () => number;
const chanceOf =
  (stream: Stream): Chance =>
  () =>
    next(stream) / 2 ** 32;
const between = (chance: Chance, least: number, most: number): number => least + chance() * (most - least);

const sizeOf = (type: Terrain, { depth }: Extent, chance: Chance): [number, number] => {
  const size = SIZES[type];
  return [between(chance, ...size.width) * depth, between(chance, ...size.depth) * depth];
};

const shapeAt = (type: Terrain, at: Corner, table: Extent, chance: Chance): Outline => {
  const [width, depth] = sizeOf(type, table, chance);
  const plain = type === 'escarpment' ? wanderingLine(at, width, chance) : blob(at, width, depth, chance);
  return turned(plain, between(chance, -40, 40), table);
};

/** Exactly its own mirror image: the second half is the image of the first. */
const ownImage = (outline: Outline, table: Extent): Outline => {
  const half = outline.slice(0, outline.length / 2);
  return [...half, ...mirrored(half, table)];
};

/** In the middle of the table: the mean of a shape and its image. */
const centrepiece = (type: Terrain, table: Extent, chance: Chance): Outline => {
  const [width, depth] = sizeOf(type, table, chance);
  const shape = blob([table.width / 2, table.depth / 2], width, depth, chance);
  const image = mirrored(shape, table);
  const mean = shape.map(([x, y], i): Corner => {
    const [x2, y2] = image[(i + shape.length / 2) % shape.length]!;
    return rounded([(x + x2) / 2, (y + y2) / 2]);
  });
  return ownImage(mean, table);
};

/** Whether the boxes of two outlines are nearer than this. */
const isNear = (a: Outline, b: Outline, gap: number): boolean => {
  const [one, two] = [boxOf(a), boxOf(b)];
  return (
    one.left - gap < two.right && two.left - gap < one.right && one.low - gap < two.high && two.low - gap < one.high
  );
};

const isClearOfEdge = (outline: Outline, type: Terrain, { table, deployment }: Wanted): boolean => {
  const { left, low, right, high } = boxOf(outline);
  const edge = EDGE * table.depth;
  const home = AT_HOME.has(type) ? edge : deployment + edge;
  return left >= edge && right <= table.width - edge && low >= home && high <= table.depth - home;
};

/** A place for a feature of the southern half that leaves room around it and around its image; undefined: none found. */
const roomFor = (type: Terrain, wanted: Wanted, there: readonly Outline[], chance: Chance): Outline | undefined => {
  const { table } = wanted;
  const gap = GAP * table.depth;
  for (let i = 0; i < TRIES; i++) {
    const at: Corner = [between(chance, 0.06, 0.94) * table.width, between(chance, 0.08, 0.5) * table.depth];
    const outline = shapeAt(type, at, table, chance);
    const image = mirrored(outline, table);
    if (!isClearOfEdge(outline, type, wanted) || isNear(outline, image, gap)) continue;
    if (there.every((other) => !isNear(outline, other, gap) && !isNear(image, other, gap))) return outline;
  }
  return undefined;
};

const TOP = 0.5;

/** Some hills rise to a second level in their middle. */
const withTop = (type: Terrain, points: Outline, table: Extent, high: boolean): FeatureGiven[] => {
  const feature: FeatureGiven = { type, points };
  if (type !== 'hill' || !high) return [feature];
  return [
    { ...feature, level: 1 },
    { type, level: 2, points: scaled(points, TOP, TOP, table) },
  ];
};

const withPoints = (feature: FeatureGiven, points: Outline): FeatureGiven => ({ ...feature, points });

export const randomGround = (wanted: Wanted): FeatureGiven[] => {
  const { table, seed } = wanted;
  const stream = streamOf(seed);
  const chance = chanceOf(stream);
  const pick = <T>(from: readonly T[]): T => from[below(stream, from.length)]!;
  const there: Outline[] = [];
  const features: FeatureGiven[] = [];
  const counts = new Map<Terrain, number>();
  const count = (type: Terrain): void => {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  };
  if (chance() < 0.6) {
    const type = pick(CENTRES);
    const outline = centrepiece(type, table, chance);
    there.push(outline);
    for (const part of withTop(type, outline, table, chance() < 0.3))
      features.push(withPoints(part, ownImage(part.points, table)));
    count(type);
  }
  const pairs = Math.max(2, Math.round((PAIRS * table.width) / table.depth + between(chance, -0.6, 0.6)));
  let left = pairs;
  // What finds no room is left out for something else.
  for (let i = 0; i < pairs * 3 && left > 0; i++) {
    const type = pick(LIKELY.filter((each) => (counts.get(each) ?? 0) < MOST[each]));
    const outline = roomFor(type, wanted, there, chance);
    if (!outline) continue;
    there.push(outline, mirrored(outline, table));
    for (const part of withTop(type, outline, table, chance() < 0.25))
      features.push(part, withPoints(part, mirrored(part.points, table)));
    count(type);
    left--;
  }
  return features;
};
