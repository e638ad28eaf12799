/** Terrain: each type a row of a table; a zone adds up what its types do. */
import type { Arm } from './unit.js';

export const TERRAIN = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog'] as const;
export type Terrain = (typeof TERRAIN)[number];

/** Whom a type keeps out: everybody, a class, a type of unit, the Commander, or mounted that are not in open order. */
export type Barred = 'all' | 'commander' | 'formedMounted' | Arm | (string & {});

export interface TerrainEffect {
  readonly prohibited: readonly Barred[];
  /** Mounted get one action only and may not intercept. */
  readonly restricted: boolean;
  /** Classes and types of units that have cover, and that have the hand-to-hand advantage. */
  readonly cover: readonly string[];
  readonly advantage: readonly string[];
}

export type TerrainEffects = Readonly<Record<Terrain, TerrainEffect>>;

/** What terrain does in a match: by the book, or by a table of the players' own. */
export const effectsOf = (
  standard: TerrainEffects,
  { terrainEffects, terrainTable }: { terrainEffects: string; terrainTable: Partial<TerrainEffects> },
): TerrainEffects => (terrainEffects === 'custom' ? { ...standard, ...terrainTable } : standard);
