import { refuserOf, type Catalogue } from '../../kernel/message.js';
import { REFUSALS, type ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Major Victory refuses. */
export const MAJOR = {
  noPikes: { unit: 'unit', target: 'unit' },
  nameUnitsOnFoot: {},
  noRoomOnFoot: {},
  openStaysInReserve: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()({ ...REFUSALS, ...MAJOR });
