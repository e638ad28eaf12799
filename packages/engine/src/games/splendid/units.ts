import { inches } from '../../geometry/index.js';
import type { StandKind, UnitType } from '../../tabletop/rules.js';
import type { Formation, Quality } from '../../tabletop/unit.js';

export const FORMATIONS = [
  'line',
  'block',
  'defensiveBlock',
  'openOrder',
  'roadColumn',
  'bentLine',
  'bentOpenOrder',
  'bentRoadColumn',
] as const satisfies readonly Formation[];

export const QUALITIES = ['raw', 'regular', 'veteran'] as const satisfies readonly Quality[];

/**
 * SV-ARMY-02, -09, -11: unit types; every firearm or bow of a Pike and Musket unit is a musket (SV-ARMY-10). Command
 * ranges by SV-CMD-02, SV-R-97; who is always in command by SV-CMD-01; the dice of guns by SV-ARTY-01 (SV-ARMY-13). */
export const TYPES = {
  'P&M': { name: 'Pike and Musket', arm: 'foot', stands: 'PM', size: [2, 9] },
  Foot: { name: 'Foot', arm: 'foot', stands: 'HL', size: [2, 9] },
  HM: { name: 'Heavy Mounted', arm: 'mounted', stands: 'Y', size: [2, 4], commands: true },
  M: { name: 'Mounted', arm: 'mounted', stands: 'X', size: [2, 7], lances: true },
  D: { name: 'Dragoons', arm: 'mounted', stands: 'D', size: [2, 7], dismounts: true },
  FG: { name: 'Frame Gun', arm: 'artillery', stands: 'G', size: [1, 1], gun: [1, 0] },
  RA: { name: 'Regular Artillery', arm: 'artillery', stands: 'G', size: [1, 1], gun: [2, 1, 0] },
  HA: { name: 'Heavy Artillery', arm: 'artillery', stands: 'G', size: [1, 1], gun: [4, 2, 1, 0] },
  Cmd: {
    name: 'Commander',
    arm: 'command',
    stands: 'C',
    size: [1, 1],
    commands: true,
    range: inches(6),
    chief: true,
  },
  Sub: { name: 'Sub-Commander', arm: 'command', stands: 'C', size: [1, 1], commands: true, range: inches(3) },
} as const satisfies Record<string, UnitType>;

export const STANDS = {
  P: { name: 'pike' },
  M: { name: 'musket' },
  H: { name: 'hand-to-hand' },
  L: { name: 'light hand-to-hand' },
  X: { name: 'mounted' },
  Y: { name: 'heavy mounted' },
  D: { name: 'dragoon' },
  G: { name: 'gun' },
  C: { name: 'command' },
} as const satisfies Record<string, StandKind>;
