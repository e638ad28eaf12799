/** Options and house-rule switches of A Fine Victory. */
import { option, type Switch } from '../../kernel/options.js';
import { flag, integer } from '../../kernel/wire.js';
import { zonalOptions } from '../../zonal/options.js';
import { shared } from '../../zonal/switches.js';
import { QUALITY_EFFECTS, SHAPES, TERRAIN_LIMITS } from '../../zonal/tables.js';
import { QUALITY_TABLE } from './tables.js';
import { TYPES } from './units.js';

export const SWITCHES = {
  freeNonPikeStands: {
    ruling: 'FV-R-04',
    meaning: 'At a loss the owner picks the cells that become empty and, pikes apart, the kinds lost separately.',
  },
  forbidVoluntaryRout: shared('forbidVoluntaryRout', 'FV-R-05'),
  adjacentArtilleryIgnoresSpread: shared('adjacentArtilleryIgnoresSpread', 'FV-R-13'),
  noZeroDiceFire: shared('noZeroDiceFire', 'FV-R-14'),
  dragoonsAreNotMuskets: { ruling: 'FV-R-15', meaning: 'Dismounted dragoons lose nothing in a defensive formation.' },
  allocateBeforeThrows: shared('allocateBeforeThrows', 'FV-R-16'),
  opponentDropsTerrainDice: {
    ruling: 'FV-R-18',
    meaning: 'For terrain the dice of the highest Combat Value drop out first.',
  },
  reserveKeepsHits: { ruling: 'FV-R-20', meaning: 'Units in reserve keep their green markers and lose no stands.' },
  qualityAffectsIntercept: shared('qualityAffectsIntercept', 'FV-R-21'),
  heavyMountedTestToIntercept: { ruling: 'FV-R-23', meaning: 'Heavy Mounted out of command test to intercept.' },
  heavyMountedAlwaysInCommand: {
    ruling: 'FV-R-23',
    meaning: 'Heavy Mounted on the table never test to engage or intercept.',
  },
  dismountEndsActivity: { ruling: 'FV-R-27', meaning: 'No action follows a dismount.' },
  joinPastUnengageable: shared('joinPastUnengageable', 'FV-R-30'),
  othersReactAfterTarget: shared('othersReactAfterTarget', 'FV-R-36'),
  engagedArtilleryOverrun: { ruling: 'FV-R-38', meaning: 'Mounted over-run engaged artillery too, without its fire.' },
  preparedDefence: {
    ruling: 'FV-R-40',
    meaning: 'A defensive formation with pikes makes mounted pull up as it stands.',
  },
  strictHoldingFire: shared('strictHoldingFire', 'FV-R-42'),
  strictPhaseEnd: shared('strictPhaseEnd', 'FV-R-51'),
  reserveAfterActions: shared('reserveAfterActions', 'FV-R-52'),
  firedGunsStay: shared('firedGunsStay', 'FV-R-53'),
  cleanReserveOnly: { ruling: 'FV-R-55', meaning: 'A unit with red or green markers stays in its reserve zone.' },
  brokenCannotWin: shared('brokenCannotWin', 'FV-R-56'),
  woodsEntryOnly: shared('woodsEntryOnly', 'FV-R-59'),
  commanderIgnoresEscarpments: shared('commanderIgnoresEscarpments', 'FV-R-60'),
  commanderIgnoresImpassable: shared('commanderIgnoresImpassable', 'FV-R-60'),
  hastyDefenceAttackOnly: { ruling: 'FV-R-71', meaning: 'A hasty defence starts from an attack formation only.' },
} as const satisfies Record<string, Switch>;

export const OPTIONS = {
  ...zonalOptions({
    types: Object.keys(TYPES),
    standLimits: Object.fromEntries(Object.entries(TYPES).map(([name, { size }]) => [name, size])),
    shapes: SHAPES,
    terrainLimits: TERRAIN_LIMITS,
    qualityTable: QUALITY_TABLE,
    qualityEffects: QUALITY_EFFECTS,
    switches: SWITCHES,
    basing: { stand: [40, 40], gun: [40, 80] },
  }),
  dragoonsFewer: option(flag, false, 'An army must have more Mounted than Dragoon units.'),
  maxHeavyMounted: option(integer(0, 20), 2, 'Heavy Mounted units per army.'),
};
