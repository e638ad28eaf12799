/** Options and house-rule switches of A Major Victory. */
import type { Switch } from '../../kernel/options.js';
import { zonalOptions } from '../../zonal/options.js';
import { shared } from '../../zonal/switches.js';
import { QUALITY_EFFECTS, SHAPES, TERRAIN_LIMITS } from '../../zonal/tables.js';
import { QUALITY_TABLE } from './tables.js';
import { TYPES } from './units.js';

export const SWITCHES = {
  bombardsSetUpOnly: {
    ruling: 'MV-R-09',
    meaning: 'A Bombard starts on the table while a zone has room for it; one left in reserve stays there.',
  },
  noZeroDiceFire: shared('noZeroDiceFire', 'MV-R-13'),
  adjacentArtilleryIgnoresSpread: shared('adjacentArtilleryIgnoresSpread', 'MV-R-14'),
  armourStopsArtillery: {
    ruling: 'MV-R-16',
    meaning: 'The lines for armour and Bombards hold for artillery fire too.',
  },
  heavyMountedRethrow: { ruling: 'MV-R-17', meaning: "Heavy Mounted have the Commander's re-throw everywhere." },
  allocateBeforeThrows: shared('allocateBeforeThrows', 'MV-R-20'),
  stakesVsIntercept: {
    ruling: 'MV-R-28',
    meaning: 'A unit intercepted where its stakes are keeps them, and they strike the interceptor.',
  },
  blueBarsReserve: { ruling: 'MV-R-30', meaning: 'A unit that left the table in open order stays in reserve.' },
  reserveAfterActions: shared('reserveAfterActions', 'MV-R-31'),
  firedGunsStay: shared('firedGunsStay', 'MV-R-32'),
  joinPastUnengageable: shared('joinPastUnengageable', 'MV-R-33'),
  othersReactAfterTarget: shared('othersReactAfterTarget', 'MV-R-37'),
  footFightsArtillery: {
    ruling: 'MV-R-38',
    meaning: 'Foot fights artillery hand to hand; only mounted are fired at and over-run it.',
  },
  openOrderHastyDefence: {
    ruling: 'MV-R-42',
    meaning: 'Foot in open order may form a hasty defence too, for two hits.',
  },
  strictPhaseEnd: shared('strictPhaseEnd', 'MV-R-51'),
  commanderIgnoresEscarpments: shared('commanderIgnoresEscarpments', 'MV-R-52'),
  commanderIgnoresImpassable: shared('commanderIgnoresImpassable', 'MV-R-52'),
  woodsEntryOnly: shared('woodsEntryOnly', 'MV-R-54'),
  brokenCannotWin: shared('brokenCannotWin', 'MV-R-57'),
  qualityAffectsIntercept: shared('qualityAffectsIntercept', 'MV-R-66'),
  forbidVoluntaryRout: shared('forbidVoluntaryRout', 'MV-R-73'),
  strictHoldingFire: shared('strictHoldingFire', 'MV-R-74'),
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
