/** What ground and weather do to dice: SV-TERR-07, -08, -14; SV-R-28. */
import { inches } from '../../geometry/index.js';

/** For each area that gives the target cover. */
export const COVER = -2;
/** Dice less for each area that gives the attacked unit the advantage. */
export const ADVANTAGE = 2;
export const RAIN_ON_MUSKETS = -2;
export const RAIN_ON_GUNS = -1;
/** How far fire reaches in mist. */
export const MIST = inches(12);
/** With `cvLimits`. */
export const COMBAT_VALUE = { least: 1, most: 5 } as const;
