import type { Catalogue } from '../../../kernel/message.js';
import type { GreatKinds } from './kinds.js';

/** What is wrong with an army, and who may not dismount. */
export const GREAT_ARMY = {
  noHeavyLongbows: { name: 'name', house: 'switch' },
  noJavelinRiders: { name: 'name', house: 'switch' },
  throwsNothing: { name: 'name' },
  shareTooDear: { share: 'share', cost: 'count', percent: 'figure', points: 'figure', most: 'points' },
  armyTooDear: { cost: 'count', most: 'figure' },
  commandersWanted: { most: 'count', chiefs: 'figure', subs: 'figure' },
  frontageOdd: { frontage: 'figure' },
  onlyRidersDismount: { unit: 'unit', type: 'being' },
  dismountsTwice: { unit: 'unit' },
  noRoomOnFoot: {},
} as const satisfies Catalogue<GreatKinds>;

/** Markers and turns that no play leads to. */
export const GREAT_POSITION = {
  hitsWait: { unit: 'unit' },
  nothingFired: { unit: 'unit' },
  firedTooEarly: { unit: 'unit' },
  firedPackedUp: { unit: 'unit' },
  thrownTooEarly: { unit: 'unit' },
  nothingUnpacked: { unit: 'unit' },
  unpackedLater: { unit: 'unit', unpacked: 'figure', turn: 'figure' },
  unpackedBeforeItsMove: { unit: 'unit' },
  packedAgain: { unit: 'unit' },
  pastTheLastTurn: { last: 'figure', turn: 'figure' },
} as const satisfies Catalogue<GreatKinds>;
