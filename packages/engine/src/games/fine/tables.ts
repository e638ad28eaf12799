/** The tables of A Fine Victory. */
import type { QualityTable } from '../../zonal/options.js';
import { COMMON_TERRAIN } from '../../zonal/tables.js';
import type { TerrainEffects } from '../../zonal/terrain.js';

/** FV-FIRE-14, -15: dice added to a shot. */
export const FIRE = { defensiveFirer: -2, mountedTarget: 1, defensiveTarget: 2, openTarget: -1 } as const;

/** FV-MELEE-07: basic Combat Values; dragoons by their state. */
export const COMBAT = { G: 2, L: 2, M: 2, H: 3, P: 4, X: 4, Y: 5, D: { mounted: 3, dismounted: 2 } } as const;

/** FV-MELEE-08..11. */
export const COMBAT_MODIFIERS = {
  ownOpenOrder: -1,
  defensiveMuskets: -1,
  mountedOnOpenOrder: 1,
  mountedOnDefence: -1,
  mountedOnPikes: -2,
} as const;

/** FV-TERR-10, -11, -15. */
export const TERRAIN_EFFECTS: TerrainEffects = {
  ...COMMON_TERRAIN,
  hill: { prohibited: [], restricted: true, cover: [], advantage: ['foot'] },
  rough: { prohibited: ['RA', 'HA'], restricted: true, cover: [], advantage: ['foot'] },
};

/** FV-QUAL-02: results of 1 to 6. */
const GUNS = ['seasoned', 'seasoned', 'seasoned', 'seasoned', 'green', 'green'] as const;
export const QUALITY_TABLE: QualityTable = {
  'P&M': ['veteran', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'green'],
  Foot: ['veteran', 'seasoned', 'seasoned', 'green', 'green', 'green'],
  D: ['veteran', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'green'],
  M: ['veteran', 'veteran', 'seasoned', 'seasoned', 'green', 'green'],
  HM: ['seasoned', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'green'],
  GG: GUNS,
  RA: GUNS,
  HA: GUNS,
};
