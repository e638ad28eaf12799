/** Options and house-rule switches of A Fine Victory. */
import { option, type Switch } from '../../kernel/options.js';
import { flag, integer } from '../../kernel/wire.js';
import { zonalOptions } from '../../zonal/options.js';
import { QUALITY_EFFECTS, SHAPES } from '../../zonal/tables.js';
import { QUALITY_TABLE, TERRAIN_LIMITS } from './tables.js';
import { TYPES } from './units.js';

export const SWITCHES = {
  freeNonPikeStands: {
    ruling: 'FV-R-04',
    meaning: 'At a loss the owner picks the cells that become empty and, pikes apart, the kinds lost separately.',
  },
  forbidVoluntaryRout: {
    ruling: 'FV-R-05',
    meaning: 'Only removals that leave a valid shape may be picked while there are any.',
  },
  adjacentArtilleryIgnoresSpread: {
    ruling: 'FV-R-13',
    meaning: 'Artillery fire from another zone neither counts for the spread rule nor is bound by it.',
  },
  noZeroDiceFire: { ruling: 'FV-R-14', meaning: 'Fire that comes to no dice is refused.' },
  dragoonsAreNotMuskets: { ruling: 'FV-R-15', meaning: 'Dismounted dragoons lose nothing in a defensive formation.' },
  allocateBeforeThrows: {
    ruling: 'FV-R-16',
    meaning: 'Both sides allocate all stands before the first die is thrown.',
  },
  opponentDropsTerrainDice: {
    ruling: 'FV-R-18',
    meaning: 'For terrain the dice of the highest Combat Value drop out first.',
  },
  reserveKeepsHits: { ruling: 'FV-R-20', meaning: 'Units in reserve keep their green markers and lose no stands.' },
  qualityAffectsIntercept: { ruling: 'FV-R-21', meaning: 'Quality numbers hold for the test to intercept too.' },
  heavyMountedTestToIntercept: { ruling: 'FV-R-23', meaning: 'Heavy Mounted out of command test to intercept.' },
  heavyMountedAlwaysInCommand: {
    ruling: 'FV-R-23',
    meaning: 'Heavy Mounted on the table never test to engage or intercept.',
  },
  dismountEndsActivity: { ruling: 'FV-R-27', meaning: 'No action follows a dismount.' },
  joinPastUnengageable: {
    ruling: 'FV-R-30',
    meaning: 'Enemies a unit may not engage do not keep it from joining a fight.',
  },
  engagedArtilleryOverrun: { ruling: 'FV-R-38', meaning: 'Mounted over-run engaged artillery too, without its fire.' },
  preparedDefence: {
    ruling: 'FV-R-40',
    meaning: 'A defensive formation with pikes makes mounted pull up as it stands.',
  },
  strictHoldingFire: { ruling: 'FV-R-42', meaning: 'A unit engaged in the firing phase is not holding its fire.' },
  strictPhaseEnd: {
    ruling: 'FV-R-51',
    meaning: 'The phase ends after the last unit, without a move of the Commander.',
  },
  reserveAfterActions: { ruling: 'FV-R-52', meaning: 'A unit may leave the table after its actions.' },
  firedGunsStay: { ruling: 'FV-R-53', meaning: 'Guns that fired and may only turn cannot leave the table.' },
  cleanReserveOnly: { ruling: 'FV-R-55', meaning: 'A unit with red or green markers stays in its reserve zone.' },
  brokenCannotWin: { ruling: 'FV-R-56', meaning: 'A side that alone is broken gets a draw at best.' },
  woodsEntryOnly: { ruling: 'FV-R-59', meaning: 'Mounted need open order only to enter woods, not to be there.' },
  commanderIgnoresEscarpments: { ruling: 'FV-R-60', meaning: 'Escarpments do not stop the Commander.' },
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
