/** What follows from the options of a match: the table, its terrain, the sizes of stands. Shared by all copies of a match. */
import type { Table as Ground } from '../geometry/index.js';
import type { Base } from './figure.js';
import type { TabletopOptions, TabletopRules } from './rules.js';
import { featureOf, inchesOf, type Feature, type Terrain, type TerrainEffects } from './terrain.js';

export interface Table extends Ground {
  /** Of each type, and the shallowest of them. */
  readonly bases: Readonly<Record<string, Base>>;
  readonly stand: Base;
  readonly features: readonly Feature[];
  readonly effects: TerrainEffects;
  readonly shapes: TabletopOptions['shapes'];
  /** Whether any switch is on: mostly none is, and there is no need to look for one by its name. */
  readonly hasHouseRules: boolean;
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

export const makeTable = (
  options: TabletopOptions,
  rules: Pick<TabletopRules, 'terrain' | 'basesOf' | 'shapesOf'>,
): Table => {
  const bases = rules.basesOf(options);
  const effects = effectsOf(rules.terrain, options);
  return {
    width: inchesOf(options.tableWidth),
    depth: inchesOf(options.tableDepth),
    bases,
    stand: Object.values(bases).reduce((least, base) => (base.depth < least.depth ? base : least)),
    features: options.terrain.map((feature) => featureOf(feature, effects[feature.type], options.hillLevel)),
    effects,
    shapes: rules.shapesOf(options),
    hasHouseRules: Object.values(options.houseRules).includes(true),
  };
};
