/** The tables of A Major Victory. */
import type { QualityTable } from '../../zonal/options.js';
import { COMMON_TERRAIN } from '../../zonal/tables.js';
import type { TerrainEffects } from '../../zonal/terrain.js';
import type { Quality } from '../../zonal/unit.js';

/** MV-FIRE-13, -17: dice added to a shot. */
export const FIRE = {
  strongBow: 1,
  spears: -1,
  mountedFirer: -1,
  defensiveFirer: -2,
  mountedTarget: 1,
  defensiveTarget: 2,
  openTarget: -1,
  armour: -1,
  firearmsOnArmour: 1,
  bombard: -1,
} as const;

/** MV-MELEE-07, MV-R-02: basic Combat Values by weapon and class. */
export const COMBAT = {
  artillery: 1,
  light: { light: 1, medium: 2, heavy: 3 },
  hand: { light: 2, medium: 3, heavy: 4 },
  pikes: { light: 0, medium: 4, heavy: 5 },
  mounted: { light: 2, medium: 3, heavy: 4 },
} as const;

/** MV-MELEE-08. */
export const COMBAT_MODIFIERS = {
  ownOpenOrder: -1,
  defensive: -1,
  mountedOnOpenOrder: 1,
  mountedOnFirearms: 1,
  mountedOnDefence: -1,
  mountedOnPikes: -2,
} as const;

/** MV-TERR-02. */
export const TERRAIN_EFFECTS: TerrainEffects = {
  ...COMMON_TERRAIN,
  hill: { prohibited: [], restricted: true, cover: [], advantage: ['foot', 'Bombard'] },
  rough: { prohibited: ['Gun', 'Bombard'], restricted: true, cover: [], advantage: ['foot'] },
};

/** MV-QUAL-02: results of 1 to 6; a dismounted unit is foot by then (MV-QUAL-03). */
const column = (...thrown: Quality[]): Quality[] => thrown;
const HORSE = column('veteran', 'veteran', 'seasoned', 'seasoned', 'seasoned', 'green');
const GUNS = column('seasoned', 'seasoned', 'seasoned', 'green', 'green', 'green');
export const QUALITY_TABLE: QualityTable = {
  LF: column('veteran', 'seasoned', 'seasoned', 'seasoned', 'seasoned', 'green'),
  MF: column('veteran', 'seasoned', 'seasoned', 'seasoned', 'green', 'green'),
  HF: column('veteran', 'veteran', 'seasoned', 'seasoned', 'seasoned', 'green'),
  LM: column('veteran', 'seasoned', 'seasoned', 'green', 'green', 'green'),
  MM: HORSE,
  HM: HORSE,
  'Organ Gun': GUNS,
  Gun: GUNS,
  Bombard: GUNS,
};
