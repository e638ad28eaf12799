import type { Catalogue } from '../../../kernel/message.js';
import type { GreatKinds } from './kinds.js';

/** Why a unit may not fire so. */
export const GREAT_FIRE = {
  pointsWithTarget: { unit: 'unit' },
  packedUp: { unit: 'unit' },
  noMissiles: { unit: 'unit' },
  spentCannotFire: { unit: 'unit' },
  noStandFires: { unit: 'unit' },
  standFiresOnce: { unit: 'unit' },
  tooManyTargets: { unit: 'unit' },
  eachSeesItsOwn: { unit: 'unit' },
  oneShotATarget: { target: 'unit', unit: 'unit' },
  oneZoneAhead: { unit: 'unit' },
  firesAsAWhole: { unit: 'unit', stand: 'nth' },
  onlyArtilleryOverhead: { unit: 'unit' },
  notBeforeThisFace: { target: 'unit', face: 'edge', unit: 'unit' },
  tooNearForHeavy: { target: 'unit', distance: 'length', near: 'length' },
  friendTooNear: { friend: 'unit', gap: 'length', target: 'unit', off: 'length' },
  tooLowToFireOver: { unit: 'unit', own: 'figure', target: 'unit', its: 'figure', between: 'figure' },
  artilleryFiresAll: { unit: 'unit', most: 'figure', points: 'figure' },
  halfOfOneIsNone: { unit: 'unit' },
  aPointAShot: { unit: 'unit' },
  tooManyPoints: { unit: 'unit', most: 'count', points: 'figure' },
} as const satisfies Catalogue<GreatKinds>;

/** Why a unit may not fire at who moves or charges. */
export const GREAT_REACTIVE_FIRE = {
  notLightArtillery: { unit: 'unit' },
  unpackedThisTurn: { unit: 'unit' },
  noStrengthLeft: { unit: 'unit' },
  isTargetItself: { unit: 'unit' },
  notAheadThere: { target: 'unit', unit: 'unit', reach: 'length' },
  otherBeforeThere: { other: 'unit', target: 'unit', unit: 'unit' },
  hiddenThere: { target: 'unit', unit: 'unit', type: 'terrain' },
  nothingToShootOrThrow: { unit: 'unit' },
  noPointAtCharger: { unit: 'unit', charger: 'unit' },
} as const satisfies Catalogue<GreatKinds>;
