import type { Switch } from '../kernel/options.js';

/** The switches of the zone games. A game declares those it has; the others are off. */
export type SwitchName =
  | 'adjacentArtilleryIgnoresSpread'
  | 'allocateBeforeThrows'
  | 'armourStopsArtillery'
  | 'blueBarsReserve'
  | 'bombardsSetUpOnly'
  | 'brokenCannotWin'
  | 'cleanReserveOnly'
  | 'commanderIgnoresEscarpments'
  | 'commanderIgnoresImpassable'
  | 'dismountEndsActivity'
  | 'dragoonsAreNotMuskets'
  | 'engagedArtilleryOverrun'
  | 'firedGunsStay'
  | 'footFightsArtillery'
  | 'forbidVoluntaryRout'
  | 'freeNonPikeStands'
  | 'hastyDefenceAttackOnly'
  | 'heavyMountedAlwaysInCommand'
  | 'heavyMountedRethrow'
  | 'heavyMountedTestToIntercept'
  | 'joinPastUnengageable'
  | 'noZeroDiceFire'
  | 'openOrderHastyDefence'
  | 'opponentDropsTerrainDice'
  | 'othersReactAfterTarget'
  | 'preparedDefence'
  | 'qualityAffectsIntercept'
  | 'reserveAfterActions'
  | 'reserveKeepsHits'
  | 'stakesVsIntercept'
  | 'strictHoldingFire'
  | 'strictPhaseEnd'
  | 'woodsEntryOnly';

/** What the switches mean that both games have. */
const MEANINGS = {
  forbidVoluntaryRout: 'Only removals that leave a valid shape may be picked while there are any.',
  adjacentArtilleryIgnoresSpread:
    'Artillery fire from another zone neither counts for the even spread of fire nor is bound by it.',
  noZeroDiceFire: 'Fire that comes to no dice is refused.',
  allocateBeforeThrows: 'Both sides allocate all stands before the first die is thrown.',
  qualityAffectsIntercept: 'Quality numbers hold for the test to intercept too.',
  joinPastUnengageable: 'Enemies a unit may not engage do not keep it from joining a fight.',
  strictHoldingFire: 'A unit engaged in the firing phase is not holding its fire.',
  strictPhaseEnd: 'The phase ends after the last unit, without a move of the Commander.',
  reserveAfterActions: 'A unit may leave the table after its actions.',
  firedGunsStay: 'Guns that fired and may only turn cannot leave the table.',
  brokenCannotWin: 'A side that alone is broken gets a draw at best.',
  woodsEntryOnly: 'Mounted need open order only to enter woods, not to be there.',
  commanderIgnoresEscarpments: 'Escarpments do not stop the Commander.',
  commanderIgnoresImpassable: 'Boggy and impassable ground does not stop the Commander; woods do.',
  othersReactAfterTarget:
    'After fire or a hasty defence of the target that does not stop the enemy, others may still intercept or give supporting fire.',
} as const satisfies Partial<Record<SwitchName, string>>;

/** A switch both games have, with the ruling it replaces in this one. */
export const shared = (name: keyof typeof MEANINGS, ruling: string): Switch => ({ ruling, meaning: MEANINGS[name] });
