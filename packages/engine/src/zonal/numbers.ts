/** Numbers on which both books agree. */
export const D6 = 6;

/** FV-FIRE-17, MV-TERR-06: dice a shot loses for each feature that gives cover. */
export const COVER = -2;

/** FV-MELEE-14, MV-TERR-08: dice an attack loses for each feature that gives the advantage. */
export const ADVANTAGE = 2;

/** FV-MELEE-12, MV-MELEE-09: limits of a Combat Value. */
export const COMBAT_VALUE = { least: 1, most: 5 } as const;

/** FV-MELEE-16, MV-MELEE-13: dice re-thrown on a flank. */
export const OVERLAP = 2;
