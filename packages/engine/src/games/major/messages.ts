import { refuserOf, summandOf, type Catalogue, type PlainIn } from '../../kernel/message.js';
import { MODIFIERS, REFUSALS, type ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Major Victory refuses. */
export const MAJOR = {
  noPikes: { unit: 'unit', target: 'unit' },
  nameUnitsOnFoot: {},
  noRoomOnFoot: {},
  openStaysInReserve: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()({ ...REFUSALS, ...MAJOR });

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

const ALL_MODIFIERS = { ...MODIFIERS, ...MAJOR_MODIFIERS };
export const modify = summandOf<ZonalKinds>()(ALL_MODIFIERS);
/** Summands that say it all by themselves. */
export type PlainModifier = PlainIn<typeof ALL_MODIFIERS>;
