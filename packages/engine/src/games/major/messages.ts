import { refuserOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from '../../zonal/messages/index.js';

/** What only A Major Victory refuses. */
export const MAJOR = {
  noPikes: { unit: 'unit', target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

export const refuse = refuserOf<ZonalKinds>()(MAJOR);
