/** Heights of the ground: SV-TERR-09, -13, -15. */
import { overlaps, type Footprint, type Point } from '../../geometry/index.js';
import type { TabletopMatch } from '../rules.js';
import type { Table } from '../table.js';
import { holdsPoint, type Feature } from '../terrain.js';

const NO_HILLS: readonly Feature[] = [];
const hillsOn = new WeakMap<Table, readonly Feature[]>();

/** Hills that have an effect. */
const hillsOf = (table: Table): readonly Feature[] => {
  if (table.features.length === 0) return NO_HILLS;
  let hills = hillsOn.get(table);
  if (!hills) hillsOn.set(table, (hills = table.features.filter(({ level, effect }) => level > 0 && effect.level > 0)));
  return hills;
};

const levelOfStand = (hills: readonly Feature[], { x, y }: Point): number => {
  let level = 0;
  for (const hill of hills) if (hill.level > level && holdsPoint(hill, x, y)) level = hill.level;
  return level;
};

/**
 * SV-TERR-15, GV-TERR-10, GL-TERR-10: a stand has the level of the highest hill its centre is in, a unit that of its
 * lowest stand.
 */
export const levelAt = ({ table }: TabletopMatch, { stands, x, y }: Footprint): number => {
  const hills = hillsOf(table);
  if (hills.length === 0) return 0;
  if (stands.length === 0) return levelOfStand(hills, { x, y });
  let lowest = Infinity;
  for (const stand of stands) lowest = Math.min(lowest, levelOfStand(hills, stand));
  return lowest;
};

const heights = new WeakMap<Feature, number>();

const heightOf = (table: Table, feature: Feature): number => {
  const hills = hillsOf(table);
  if (hills.includes(feature)) return feature.level;
  let height = 0;
  for (const hill of hills) if (hill.level > height && overlaps(hill.ground, feature.ground)) height = hill.level;
  return height + Math.max(feature.effect.level, feature.effect.blocksFire === 'wood' ? 1 : 0);
};

/**
 * SV-TERR-15, GV-TERR-10: how high an area stands: a hill its level, a wood or village one more than the ground it is
 * on.
 */
export const levelOfArea = ({ table }: TabletopMatch, feature: Feature): number => {
  let height = heights.get(feature);
  if (height === undefined) heights.set(feature, (height = heightOf(table, feature)));
  return height;
};
