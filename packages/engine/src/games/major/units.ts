import type { StandKind, UnitType } from '../../zonal/rules.js';

export const MISSILES = ['firearms', 'bows', 'longbows', 'crossbows'] as const;
export const HAND_TO_HAND = ['light', 'hand', 'pikes'] as const;
export const MOUNTED_MISSILES = ['bows', 'crossbows'] as const;

const SHOT_AND_HAND = [...MISSILES, 'light', 'hand'] as const;
const ALL_WEAPONS = [...MISSILES, ...HAND_TO_HAND] as const;

/**
 * MV-ARMY-03..05, -08, -09, -11, -14: unit kinds, and no others (MV-ARMY-19, -21). MV-FIRE-10, -16: guns. MV-INTER-10:
 * impact. MV-LOSS-04: a Bombard takes three hits, and MV-ARMY-15: it never moves.
 */
export const TYPES = {
  LF: { name: 'Light Foot', arm: 'foot', stands: 'F', size: [2, 9], weapons: SHOT_AND_HAND },
  MF: { name: 'Medium Foot', arm: 'foot', stands: 'F', size: [2, 9], weapons: ALL_WEAPONS },
  HF: { name: 'Heavy Foot', arm: 'foot', stands: 'F', size: [2, 9], weapons: ALL_WEAPONS },
  LM: {
    name: 'Light Mounted',
    arm: 'mounted',
    stands: 'M',
    size: [2, 6],
    impact: 1,
    weapons: MOUNTED_MISSILES,
    unarmed: true,
  },
  MM: { name: 'Medium Mounted', arm: 'mounted', stands: 'M', size: [2, 6], impact: 2 },
  HM: { name: 'Heavy Mounted', arm: 'mounted', stands: 'M', size: [2, 4], impact: 3 },
  'Organ Gun': { name: 'Organ Gun', arm: 'artillery', stands: 'G', size: [1, 1], gun: [1, 0] },
  Gun: { name: 'Gun', arm: 'artillery', stands: 'G', size: [1, 1], gun: [2, 1], staysWhenFired: true },
  Bombard: { name: 'Bombard', arm: 'artillery', stands: 'G', size: [1, 1], gun: [4, 0], fixed: true, hitsPerStand: 3 },
} as const satisfies Record<string, UnitType>;

export type TypeName = keyof typeof TYPES;

/** MV-ARMY-02: units are uniform, so a letter only shows what kind of stand it is. */
export const STANDS = {
  F: { name: 'foot' },
  M: { name: 'mounted' },
  G: { name: 'gun' },
} as const satisfies Record<string, StandKind>;

/** Light, medium or heavy; artillery has none. */
export const CLASSES = { LF: 'light', MF: 'medium', HF: 'heavy', LM: 'light', MM: 'medium', HM: 'heavy' } as const;
export type Class = (typeof CLASSES)[keyof typeof CLASSES];

export const isMissile = (weapon: string | undefined): boolean => MISSILES.some((missile) => missile === weapon);
