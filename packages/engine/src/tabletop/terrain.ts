/** Terrain: each type a row of a table, each feature an area or a line on the table. */
import {
  convexPieces,
  distanceTo,
  ground,
  length,
  line,
  type Footprint,
  type Length,
  type Point,
} from '../geometry/index.js';
import type { Arm } from './unit.js';

export const TERRAIN = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog', 'escarpment'] as const;
export type Terrain = (typeof TERRAIN)[number];

/** Whom a type keeps out: everybody, a class, a type of unit, or mounted that are not in straight open order. */
export type Barred = 'all' | 'formedMounted' | Arm | (string & {});

export const BLOCKS = ['no', 'hill', 'wood'] as const;

export interface TerrainEffect {
  readonly prohibited: readonly Barred[];
  /** Mounted get half their allowance and may not intercept. */
  readonly restricted: boolean;
  /** Classes and types of units that have cover, and that have the hand-to-hand advantage. */
  readonly cover: readonly string[];
  readonly advantage: readonly string[];
  /** SV-TERR-09, -10: stops fire as a hill does, as a wood does, or not at all. */
  readonly blocksFire: (typeof BLOCKS)[number];
  /** What it adds to the level of the ground; that of a hill is the feature's own. */
  readonly level: number;
}

export type TerrainEffects = Readonly<Record<Terrain, TerrainEffect>>;

/** What a feature is on the ground where its type does not say it: nobody crosses a lake, nor a river. */
export const TERRAIN_LOOKS = ['water'] as const;

/** SV-TERR-01, GV-TERR-01, GL-TERR-01: a simple polygon, or a polyline for an escarpment. */
export interface FeatureGiven {
  readonly type: Terrain;
  readonly points: readonly (readonly [number, number])[];
  readonly level?: number | undefined;
  readonly name?: string | undefined;
  /** For the eye only. */
  readonly look?: (typeof TERRAIN_LOOKS)[number] | undefined;
}

export interface Feature {
  readonly type: Terrain;
  readonly effect: TerrainEffect;
  /** Its convex pieces, or the lines of an escarpment. */
  readonly ground: Footprint;
  readonly isLine: boolean;
  /** Of a hill. */
  readonly level: number;
}

const pointsOf = (points: FeatureGiven['points']): Point[] => points.map(([x, y]) => ({ x, y }));

const linesOf = (points: readonly Point[]) => points.slice(1).map((point, i) => line(points[i]!, point));

export const featureOf = (given: FeatureGiven, effect: TerrainEffect, hillLevel: number): Feature => {
  const points = pointsOf(given.points);
  const isLine = given.type === 'escarpment';
  return {
    type: given.type,
    effect,
    ground: ground(isLine ? linesOf(points) : convexPieces(points)),
    isLine,
    level: given.type === 'hill' ? (given.level ?? hillLevel) : 0,
  };
};

/** SV-TERR-02: inside an area or on its border. */
export const holdsPoint = ({ ground: { parts }, isLine }: Feature, x: number, y: number): boolean =>
  !isLine && parts.some((part) => part.kind !== 'disc' && distanceTo(part, x, y) <= 0);

export const inchesOf = (n: number): Length => length(n * 1000);
