/** Tables on which both books agree. */
import type { Shapes } from '../formation/shape.js';
import type { QualityEffects } from './options.js';
import type { TerrainEffects } from './terrain.js';

/** FV-FORM-02, FV-R-02, MV-FORM-02: valid attack shapes by size, front rank first. */
export const SHAPES: Shapes = {
  1: [[1]],
  2: [[1, 1]],
  3: [[2, 1]],
  4: [[2, 2]],
  5: [
    [3, 2],
    [2, 2, 1],
  ],
  6: [
    [3, 3],
    [2, 2, 2],
  ],
  7: [
    [3, 2, 2],
    [3, 3, 1],
  ],
  8: [[3, 3, 2]],
  9: [[3, 3, 3]],
};

/** FV-R-87, MV-R-84: for larger units that players have agreed on, unless they agree on other shapes too. */
const LARGER: Shapes = {
  10: [[4, 3, 3]],
  11: [[4, 4, 3]],
  12: [[4, 4, 4]],
  13: [[4, 4, 4, 1]],
  14: [[4, 4, 4, 2]],
  15: [[4, 4, 4, 3]],
  16: [[4, 4, 4, 4]],
};

const ALL_SHAPES: Shapes = { ...SHAPES, ...LARGER };

/** The shapes of all sizes; the usual ones are always the same value, so that what follows is worked out once. */
export const withLarger = (shapes: Shapes): Shapes => (shapes === SHAPES ? ALL_SHAPES : { ...LARGER, ...shapes });

/** FV-QUAL-03..06, MV-QUAL-04..09. */
export const QUALITY_EFFECTS: QualityEffects = {
  green: { fire: 1, engage: 1, melee: -1 },
  seasoned: { fire: 2, melee: 0 },
  veteran: { fire: 3, engage: 4, melee: 1 },
};

/** FV-TERR-10, MV-TERR-02: terrain that does the same in both games. */
export const COMMON_TERRAIN = {
  wood: {
    prohibited: ['artillery', 'commander', 'formedMounted'],
    restricted: true,
    cover: ['foot'],
    advantage: ['foot'],
  },
  village: { prohibited: [], restricted: true, cover: ['foot', 'artillery'], advantage: ['foot', 'artillery'] },
  impassable: { prohibited: ['all'], restricted: false, cover: [], advantage: [] },
  bog: { prohibited: ['all'], restricted: false, cover: [], advantage: [] },
} as const satisfies Partial<TerrainEffects>;

/** Zones of a type per match. */
export const TERRAIN_LIMITS = { wood: 1, village: 1, bog: 1 } as const;
