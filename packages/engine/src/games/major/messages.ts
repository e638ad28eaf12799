import { refuserOf, summandOf, type Catalogue, type PlainIn } from '../../kernel/message.js';
import type { MODIFIERS, REFUSALS, ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Major Victory refuses. */
export const MAJOR = {
  noPikes: { unit: 'unit', target: 'unit' },
  nameUnitsOnFoot: {},
  noRoomOnFoot: {},
  openStaysInReserve: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()<typeof REFUSALS & typeof MAJOR>();

/** What only its summands are for. */
export const MAJOR_MODIFIERS = {
  stands: { by: 'count' },
  longbows: {},
  crossbows: {},
  spears: {},
  firerMounted: {},
  targetIsBombard: {},
  targetIs: { type: 'type' },
  firearmsOnArmour: {},
  artillery: {},
  typeOfUnit: { type: 'type' },
  footWith: { type: 'type', weapon: 'weapon' },
  defensiveWithoutPikes: {},
  mountedOnOpenFoot: {},
  mountedOnFirearms: {},
  mountedOnPikeDefence: {},
} as const satisfies Catalogue<ZonalKinds>;

type Modifiers = typeof MODIFIERS & typeof MAJOR_MODIFIERS;
export const modify = summandOf<ZonalKinds>()<Modifiers>();
/** Summands that say it all by themselves. */
export type PlainModifier = PlainIn<Modifiers>;

/** What is wrong with an army of it; `must`: an error, not only unusual. */
export const MAJOR_ARMY = {
  tooManyFirearms: { units: 'count', most: 'count', must: 'flag' },
  noWeapon: { name: 'name', type: 'type', weapons: 'names' },
  notALightWeapon: { name: 'name', type: 'type', weapon: 'name' },
  onlyLightShoot: { name: 'name', type: 'type', weapon: 'name' },
  noPikesFor: { name: 'name', type: 'type' },
  otherWeapon: { name: 'name', weapon: 'name', type: 'type', weapons: 'names' },
  gunsUnarmed: { name: 'name' },
  noSpearsFor: { name: 'name' },
  neverDismounted: { name: 'name', mountedAs: 'name', types: 'list' },
  otherOnFoot: { name: 'name', type: 'type', mountedAs: 'type', onFoot: 'type' },
  weaponOnFoot: { name: 'name' },
} as const satisfies Catalogue<ZonalKinds>;

export const wrong = refuserOf<ZonalKinds>()<typeof MAJOR_ARMY>();
