import type { StandKind, UnitType } from '../../zonal/rules.js';

/**
 * FV-ARMY-02, -03, -05, -08: unit types; every firearm or bow of a Pike and Musket unit is a musket (FV-ARMY-04), there are
 * no siege pieces (FV-ARMY-12). Impact by FV-REACT-34, -43; guns by FV-FIRE-15.
 */
export const TYPES = {
  'P&M': { name: 'Pike and Musket', arm: 'foot', stands: 'PM', size: [2, 9] },
  Foot: { name: 'Foot', arm: 'foot', stands: 'LH', size: [2, 6] },
  HM: { name: 'Heavy Mounted', arm: 'mounted', stands: 'Y', size: [2, 4], impact: 3 },
  M: { name: 'Mounted', arm: 'mounted', stands: 'X', size: [2, 6], impact: 2 },
  D: { name: 'Dragoons', arm: 'mounted', stands: 'D', size: [2, 6], impact: 1, dismounts: true },
  GG: { name: 'Galloper Gun', arm: 'artillery', stands: 'G', size: [1, 1], gun: [2, 0], flees: true },
  RA: { name: 'Regular Artillery', arm: 'artillery', stands: 'G', size: [1, 1], gun: [3, 2], staysWhenFired: true },
  HA: { name: 'Heavy Artillery', arm: 'artillery', stands: 'G', size: [1, 1], gun: [4, 3], staysWhenFired: true },
} as const satisfies Record<string, UnitType>;

export const STANDS = {
  P: { name: 'pike' },
  M: { name: 'musket' },
  L: { name: 'light hand-to-hand' },
  H: { name: 'hand-to-hand' },
  D: { name: 'dragoon' },
  X: { name: 'mounted' },
  Y: { name: 'heavy mounted' },
  G: { name: 'gun' },
} as const satisfies Record<string, StandKind>;
