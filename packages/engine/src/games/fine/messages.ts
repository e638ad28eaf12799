import { refuserOf, summandOf, type Catalogue } from '../../kernel/message.js';
import { MODIFIERS, REFUSALS, type ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Fine Victory refuses. */
export const FINE = {
  tooFewPikes: { unit: 'unit', pikes: 'count', needed: 'count', target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()({ ...REFUSALS, ...FINE });

/** What only its summands are for. */
export const FINE_MODIFIERS = {
  musketStands: { by: 'count' },
  defensiveMuskets: {},
  mountedOnOpenOrder: {},
  mountedOnPikes: {},
} as const satisfies Catalogue<ZonalKinds>;

const ALL_MODIFIERS = { ...MODIFIERS, ...FINE_MODIFIERS };
export const modify = summandOf<ZonalKinds>()(ALL_MODIFIERS);
