/** Options and house-rule switches of A Major Victory. */
import type { Switch } from '../../kernel/options.js';
import { zonalOptions } from '../../zonal/options.js';
import { QUALITY_EFFECTS, SHAPES } from '../../zonal/tables.js';
import { QUALITY_TABLE, TERRAIN_LIMITS } from './tables.js';
import { TYPES } from './units.js';

export const SWITCHES = {
  bombardsSetUpOnly: {
    ruling: 'MV-R-09',
    meaning: 'A Bombard starts on the table while a zone has room for it; one left in reserve stays there.',
  },
  noZeroDiceFire: { ruling: 'MV-R-13', meaning: 'Fire that comes to no dice is refused.' },
  adjacentArtilleryIgnoresSpread: {
    ruling: 'MV-R-14',
    meaning: 'Artillery fire from another zone neither counts for the even spread nor is bound by it.',
  },
  armourStopsArtillery: {
    ruling: 'MV-R-16',
    meaning: 'The lines for armour and Bombards hold for artillery fire too.',
  },
  heavyMountedRethrow: { ruling: 'MV-R-17', meaning: "Heavy Mounted have the Commander's re-throw everywhere." },
  allocateBeforeThrows: {
    ruling: 'MV-R-20',
    meaning: 'Both sides allocate all stands before the first die is thrown.',
  },
  stakesVsIntercept: {
    ruling: 'MV-R-28',
    meaning: 'A unit intercepted where its stakes are keeps them, and they strike the interceptor.',
  },
  blueBarsReserve: { ruling: 'MV-R-30', meaning: 'A unit that left the table in open order stays in reserve.' },
  reserveAfterActions: { ruling: 'MV-R-31', meaning: 'A unit may leave the table after its actions.' },
  firedGunsStay: { ruling: 'MV-R-32', meaning: 'Guns that fired and may only turn cannot leave the table.' },
  joinPastUnengageable: {
    ruling: 'MV-R-33',
    meaning: 'Enemies a unit may not engage do not keep it from joining a fight.',
  },
  footFightsArtillery: {
    ruling: 'MV-R-38',
    meaning: 'Foot fights artillery hand to hand; only mounted are fired at and over-run it.',
  },
  openOrderHastyDefence: {
    ruling: 'MV-R-42',
    meaning: 'Foot in open order may form a hasty defence too, for two hits.',
  },
  strictPhaseEnd: {
    ruling: 'MV-R-51',
    meaning: 'The phase ends after the last unit, without a move of the Commander.',
  },
  commanderIgnoresEscarpments: { ruling: 'MV-R-52', meaning: 'Escarpments do not stop the Commander.' },
  woodsEntryOnly: { ruling: 'MV-R-54', meaning: 'Mounted need open order only to enter woods, not to be there.' },
  brokenCannotWin: { ruling: 'MV-R-57', meaning: 'A side that alone is broken gets a draw at best.' },
  qualityAffectsIntercept: { ruling: 'MV-R-66', meaning: 'Quality numbers hold for the test to intercept too.' },
  forbidVoluntaryRout: {
    ruling: 'MV-R-73',
    meaning: 'Only removals that leave a valid shape may be picked while there are any.',
  },
  strictHoldingFire: { ruling: 'MV-R-74', meaning: 'A unit engaged in the firing phase is not holding its fire.' },
} as const satisfies Record<string, Switch>;

export const OPTIONS = zonalOptions({
  types: Object.keys(TYPES),
  standLimits: Object.fromEntries(Object.entries(TYPES).map(([name, { size }]) => [name, size])),
  shapes: SHAPES,
  terrainLimits: TERRAIN_LIMITS,
  qualityTable: QUALITY_TABLE,
  qualityEffects: QUALITY_EFFECTS,
  switches: SWITCHES,
  basing: { foot: [60, 20], mounted: [60, 40], gun: [60, 80] },
});
