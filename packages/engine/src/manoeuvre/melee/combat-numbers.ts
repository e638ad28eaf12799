/** What ground and weather do to dice: SV-TERR-07, -08, -14; SV-R-28. */
/** For each area that gives the target cover. */
export const COVER = -2;
/** Dice less for each area that gives the attacked unit the advantage. */
export const ADVANTAGE = 2;
export const RAIN_ON_MUSKETS = -2;
export const RAIN_ON_GUNS = -1;
/** With `cvLimits`. */
export const COMBAT_VALUE = { least: 1, most: 5 } as const;
