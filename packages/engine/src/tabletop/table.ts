/** What follows from the options of a match: the table, its terrain, the sizes of stands. Shared by all copies of a match. */
import { length, type Table as Ground } from '../geometry/index.js';
import type { Base } from './figure.js';
import type { TabletopOptions } from './rules.js';
import { featureOf, inchesOf, type Feature, type Terrain, type TerrainEffects } from './terrain.js';

export interface Table extends Ground {
  readonly stand: Base;
  readonly gun: Base;
  readonly features: readonly Feature[];
  readonly effects: TerrainEffects;
  readonly shapes: TabletopOptions['shapes'];
}

const NOTHING = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire: 'no', level: 0 } as const;

/** What terrain does in a match: by the book, by a table of the players' own, or nothing (SV-R-82). */
const effectsOf = (
  standard: TerrainEffects,
  { terrainEffects, terrainTable }: Pick<TabletopOptions, 'terrainEffects' | 'terrainTable'>,
): TerrainEffects => {
  if (terrainEffects === 'custom') return { ...standard, ...terrainTable };
  if (terrainEffects === 'standard') return standard;
  return Object.fromEntries(Object.keys(standard).map((type) => [type, NOTHING])) as Record<Terrain, typeof NOTHING>;
};

export const makeTable = (options: TabletopOptions, standard: TerrainEffects): Table => {
  const { frontage, depth, gunDepth } = options.basing;
  const effects = effectsOf(standard, options);
  return {
    width: inchesOf(options.tableWidth),
    depth: inchesOf(options.tableDepth),
    stand: { frontage: length(frontage), depth: length(depth) },
    gun: { frontage: length(frontage), depth: length(gunDepth) },
    features: options.terrain.map((feature) => featureOf(feature, effects[feature.type], options.hillLevel)),
    effects,
    shapes: options.shapes,
  };
};
