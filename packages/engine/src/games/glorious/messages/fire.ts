import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Why a formation does not fire so. */
export const GLORIOUS_FIRE = {
  firedInPhase: { unit: 'unit' },
  nothingToFireWith: { unit: 'unit' },
  limberedCannotFire: { unit: 'unit' },
  engagedGunSilent: { unit: 'unit' },
  targetWanted: { unit: 'unit' },
  targetIsFriend: { unit: 'unit', target: 'unit' },
  targetFightsFriends: { unit: 'unit', target: 'unit' },
  oneVolleyEach: { unit: 'unit', target: 'unit' },
  oneWeaponEach: { unit: 'unit' },
  noElementLeftFor: { unit: 'unit', target: 'unit' },
  sayHowManyFire: { unit: 'unit', target: 'unit' },
  nobodyNamedToFire: { unit: 'unit', target: 'unit' },
  noneOfTheseFire: { unit: 'unit', letter: 'stand' },
  fewLeftToFire: { unit: 'unit', letter: 'stand', left: 'count', n: 'count' },
  tooFarForThese: { unit: 'unit', target: 'unit', letter: 'stand', distance: 'length' },
  beyondReach: { unit: 'unit', target: 'unit', distance: 'length', reach: 'length' },
  noDiceAgainst: { unit: 'unit', target: 'unit' },
  gunWithoutTemplate: { unit: 'unit' },
  gunIsOneElement: { unit: 'unit' },
  gunHasOneTarget: { unit: 'unit' },
  onlyGunsPivot: { unit: 'unit' },
  pivotsOffTable: { unit: 'unit' },
  templateMisses: { unit: 'unit', target: 'unit' },
  unitInZone: { unit: 'unit', target: 'unit', other: 'unit' },
  groundInZone: { unit: 'unit', target: 'unit', type: 'terrain' },
  noClearZone: { unit: 'unit', target: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
