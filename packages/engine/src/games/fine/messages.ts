import { refuserOf, type Catalogue } from '../../kernel/message.js';
import { REFUSALS, type ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Fine Victory refuses. */
export const FINE = {
  tooFewPikes: { unit: 'unit', pikes: 'count', needed: 'count', target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()({ ...REFUSALS, ...FINE });
