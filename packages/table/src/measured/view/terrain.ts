/** Terrain as it lies on a measured table: its outline is the true one, since units are measured against it. */
import type { FeatureGiven, TabletopOptions } from '@five-victories/engine/tabletop';
import { terrainFeature, terrainLine, waterFeature, type Game } from '../../art/index.js';
import { leastOf } from '../lists.js';
import type { Spot } from '../marks.js';
import { middleOf } from './marks/lines.js';
import { drawnAt, type Plane } from './plane.js';

type Point = readonly [x: number, y: number];

/** Art draws soft outlines through points; close enough together they are as straight as the rules have them. */
const STEP = 14;

const dense = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length]!;
    const count = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / STEP));
    return Array.from({ length: count }, (_, j): Point => [x + ((toX - x) * j) / count, y + ((toY - y) * j) / count]);
  });

export interface Ground {
  readonly type: FeatureGiven['type'];
  /** The art of it, as text. */
  readonly svg: string;
  /** Its corners on the sheet. */
  readonly corners: readonly Spot[];
  readonly level: number;
  readonly name: string | undefined;
}

/** Round ground that is spoken for: a goal. */
export interface Round extends Spot {
  readonly radius: number;
}

/** How far down from the top of a feature to its middle its name may lie, the best first. */
const DOWN = [0.4, 0.12, 0, -0.12, 1.85, 2.1];

/** Where the name or the level of a feature is written: not on the rim of a goal, nor on its sign. */
export const titleSpot = ({ corners }: Ground, goals: readonly Round[] = [], text = 0): Spot => {
  const top = Math.min(...corners.map(({ y }) => y));
  const { x, y } = middleOf(corners);
  const spots = DOWN.map((part): Spot => ({ x, y: top + (y - top) * part }));
  const covered = (at: Spot): number =>
    Math.max(0, ...goals.map((goal) => goal.radius + text - Math.hypot(goal.x - at.x, goal.y - at.y)));
  return leastOf(spots, covered) ?? spots[0]!;
};

/** What earlier versions had no word for: matches that were begun then are still open. */
const WATERS: readonly (string | undefined)[] = [
  'The lake',
  'A bend of the river',
  'The Orontes',
  'The brook Mukadiya',
  'The Aufidus',
  'The Phrygius',
  'Cock Beck',
  'The Vernavola',
];

export const isWater = ({ type, look, name }: FeatureGiven): boolean =>
  look === 'water' || ((type === 'impassable' || type === 'escarpment') && WATERS.includes(name));

const artOf = (given: FeatureGiven, points: readonly Point[], game: Game, level: number, seed: number): string => {
  const { type } = given;
  if (isWater(given)) return waterFeature(type === 'escarpment' ? points : dense(points), type === 'escarpment', seed);
  return type === 'escarpment' ? terrainLine(type, points) : terrainFeature(type, dense(points), { seed, game, level });
};

export const groundOf = (plane: Plane, game: Game, given: FeatureGiven, hillLevel: number, seed: number): Ground => {
  const { type, name } = given;
  const corners = given.points.map(([x, y]) => drawnAt(plane, { x, y }));
  const points = corners.map(({ x, y }): Point => [x, y]);
  const level = type === 'hill' ? (given.level ?? hillLevel) : 0;
  const svg = artOf(given, points, game, level, seed);
  return { type, svg, corners, level, name };
};

/** What lies below what. */
export const ORDER: readonly FeatureGiven['type'][] = [
  'hill',
  'bog',
  'rough',
  'impassable',
  'village',
  'wood',
  'escarpment',
];

/** Hills below, woods above, and the lines that nobody crosses on top of all. */
export const groundsOf = (
  { terrain, hillLevel }: Pick<TabletopOptions, 'terrain' | 'hillLevel'>,
  game: Game,
  plane: Plane,
): Ground[] =>
  terrain
    .map((given, i) => groundOf(plane, game, given, hillLevel, i * 3 + 1))
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.level - b.level);
