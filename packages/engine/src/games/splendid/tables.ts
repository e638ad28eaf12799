/** The tables of A Splendid Victory. */
import type { Shapes } from '../../formation/shape.js';
import { inches } from '../../geometry/index.js';
import type { Numbers } from '../../manoeuvre/rules.js';
import type { CommandQualityTable, TabletopOptions } from '../../tabletop/rules.js';
import type { TerrainEffects } from '../../tabletop/terrain.js';

/** SV-FORM-02, SV-R-02: block shapes by number of stands. */
export const SHAPES: Shapes = {
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

/** SV-TERR-04, SV-R-82, -83: what each type does. */
const CLEAR = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire: 'no', level: 0 } as const;
export const TERRAIN_EFFECTS: TerrainEffects = {
  hill: { ...CLEAR, restricted: true, advantage: ['foot'], blocksFire: 'hill', level: 1 },
  wood: {
    ...CLEAR,
    prohibited: ['artillery', 'command', 'formedMounted'],
    restricted: true,
    cover: ['foot'],
    advantage: ['foot'],
    blocksFire: 'wood',
  },
  village: {
    ...CLEAR,
    restricted: true,
    cover: ['foot', 'artillery'],
    advantage: ['foot', 'artillery'],
    blocksFire: 'wood',
  },
  rough: { ...CLEAR, prohibited: ['RA', 'HA'], restricted: true, advantage: ['foot'] },
  impassable: { ...CLEAR, prohibited: ['all'] },
  bog: { ...CLEAR, prohibited: ['all'] },
  escarpment: { ...CLEAR, prohibited: ['all'] },
};

/** SV-QUAL-02, -03. */
export const QUALITY_EFFECTS: TabletopOptions['unitQualityEffects'] = {
  raw: { fire: 1, charge: 2, melee: 0 },
  regular: { fire: 2, charge: 3, melee: 0 },
  veteran: { fire: 3, charge: 4, melee: 1 },
};

/** SV-QUAL-06, SV-R-92: results of 1 to 6; command stands are regular. */
const GUNS = ['regular', 'regular', 'regular', 'regular', 'raw', 'raw'] as const;
export const QUALITY_TABLE: TabletopOptions['unitQualityTable'] = {
  'P&M': ['veteran', 'regular', 'regular', 'regular', 'regular', 'raw'],
  Foot: ['veteran', 'regular', 'regular', 'raw', 'raw', 'raw'],
  D: ['veteran', 'regular', 'regular', 'regular', 'regular', 'raw'],
  M: ['veteran', 'veteran', 'regular', 'regular', 'raw', 'raw'],
  HM: ['regular', 'regular', 'regular', 'regular', 'regular', 'raw'],
  FG: GUNS,
  RA: GUNS,
  HA: GUNS,
};

/** SV-QUAL-05: the highest die that gives the quality, and the range in inches. */
export const COMMAND_QUALITY: CommandQualityTable = {
  Cmd: {
    charismatic: { upTo: 1, range: 9 },
    inspiring: { upTo: 5, range: 6 },
    impersonal: { upTo: 6, range: 3 },
  },
  Sub: {
    charismatic: { upTo: 1, range: 6 },
    inspiring: { upTo: 3, range: 3 },
    impersonal: { upTo: 6, range: 1 },
  },
};

/** Types of units, some of them for the owner to choose from. */
interface Generated {
  readonly units: readonly string[];
  readonly oneOf?: readonly string[];
}

/** SV-GEN-01: what 2D6 bring. */
export const GENERATION: Readonly<Record<number, Generated>> = {
  2: { units: ['HM'] },
  3: { units: ['M', 'M'] },
  4: { units: ['D'] },
  5: { units: ['M'] },
  6: { units: ['P&M'] },
  7: { units: ['P&M'] },
  8: { units: [], oneOf: ['P&M', 'Foot'] },
  9: { units: ['P&M', 'RA'] },
  10: { units: ['Foot', 'RA'] },
  11: { units: ['Foot', 'HA'] },
  12: { units: ['Foot', 'Foot', 'FG'] },
};

/**
 * SV-JOIN-03, -05; SV-REACT-15, -25, -27, -28, -34; SV-BREAK-02; SV-CHARGE-05, -11; SV-MOVE-05, -08; SV-FACE-05;
 * two green markers are a stand (SV-LOSS-03).
 */
export const NUMBERS: Numbers = {
  join: inches(3),
  recoil: inches(12),
  evade: inches(6),
  breakThrough: { mounted: inches(9), foot: inches(3) },
  extension: { mounted: inches(6), foot: inches(2) },
  pullUp: inches(9),
  flinch: inches(3),
  doubleTime: inches(18),
  column: inches(24),
  pivot: inches(0.5),
  holdBack: 3,
  holdBackOpen: 5,
  chargingHome: 3,
  hitsPerStand: 2,
};
