/** The tables of A Great Victory. */
import { inches as centimetres } from '../../geometry/index.js';
import type { Numbers } from '../../manoeuvre/rules.js';
import type { CommandQualityTable, TabletopOptions } from '../../tabletop/rules.js';
import type { TerrainEffects } from '../../tabletop/terrain.js';

/** GV-TERR-03, -07..09, GV-R-75: horse in woods only in skirmish line. */
const CLEAR = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire: 'no', level: 0 } as const;
export const TERRAIN_EFFECTS: TerrainEffects = {
  hill: { ...CLEAR, restricted: true, advantage: ['foot'], blocksFire: 'hill', level: 1 },
  wood: {
    ...CLEAR,
    prohibited: ['chariot', 'elephant', 'artillery', 'command', 'formedHorse'],
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
  rough: { ...CLEAR, prohibited: ['chariot', 'heavy artillery'], restricted: true, advantage: ['foot'] },
  impassable: { ...CLEAR, prohibited: ['all'] },
  bog: { ...CLEAR, prohibited: ['all'] },
  escarpment: { ...CLEAR, prohibited: ['all'] },
};

/** GV-QUAL-02..04; trained units test by formation. */
export const QUALITY_EFFECTS: TabletopOptions['unitQualityEffects'] = {
  green: { fire: 1, charge: 2, melee: 0 },
  trained: { fire: 2, charge: 0, melee: 0 },
  elite: { fire: 3, charge: 4, melee: 1 },
};

/** GV-QUAL-01: results of 1 to 6. */
export const QUALITY_TABLE: TabletopOptions['unitQualityTable'] = {
  'light foot': ['trained', 'trained', 'trained', 'green', 'green', 'green'],
  'medium foot': ['elite', 'trained', 'trained', 'trained', 'green', 'green'],
  'heavy foot': ['elite', 'elite', 'trained', 'trained', 'trained', 'green'],
  'light horse': ['elite', 'trained', 'trained', 'trained', 'green', 'green'],
  'medium horse': ['elite', 'trained', 'trained', 'trained', 'trained', 'green'],
  'heavy horse': ['elite', 'elite', 'trained', 'trained', 'trained', 'green'],
  command: ['elite', 'trained', 'trained', 'trained', 'trained', 'green'],
  'light chariots': ['trained', 'trained', 'trained', 'trained', 'green', 'green'],
  'heavy chariots': ['elite', 'trained', 'trained', 'trained', 'trained', 'green'],
  elephants: ['trained', 'trained', 'trained', 'trained', 'trained', 'green'],
  'light camels': ['trained', 'trained', 'trained', 'green', 'green', 'green'],
  'medium camels': ['elite', 'trained', 'trained', 'trained', 'green', 'green'],
  artillery: ['elite', 'trained', 'trained', 'trained', 'trained', 'green'],
};

/** GV-CMDQ-01. */
export const COMMAND_QUALITY: CommandQualityTable = {
  commander: {
    charismatic: { upTo: 2, range: 9 },
    inspiring: { upTo: 5, range: 6 },
    impersonal: { upTo: 6, range: 3 },
  },
  'sub-commander': {
    charismatic: { upTo: 2, range: 6 },
    inspiring: { upTo: 4, range: 3 },
    impersonal: { upTo: 6, range: 1 },
  },
};

/** GV-JOIN-03, -04; GV-RECOIL-02; GV-EVADE-02; GV-BREAK-02; GV-EXT-01; GV-DBLOCK-06..08; GV-DFIRE-05; GV-MOVE-08; GV-PIVOT-01. */
export const NUMBERS: Numbers = {
  join: centimetres(3),
  recoil: centimetres(12),
  evade: centimetres(6),
  breakThrough: { mounted: centimetres(9), foot: centimetres(3) },
  extension: { mounted: centimetres(6), foot: centimetres(2) },
  pullUp: centimetres(9),
  flinch: centimetres(3),
  doubleTime: centimetres(18),
  pivot: centimetres(1),
  holdBack: 3,
  holdBackOpen: 5,
  chargingHome: 3,
  hitsPerStand: 1,
};
