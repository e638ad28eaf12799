/** What the zone games refuse, topic by topic: which facts each sentence speaks of. The words are in packages/words. */
import { refuserOf, type Catalogue } from '../../kernel/message.js';
import { ENGAGE } from './engage.js';
import type { ZonalKinds } from './kinds.js';
import { UNITS } from './units.js';

export type { ZonalKinds } from './kinds.js';
export { ENGAGE, UNITS };

export const REFUSALS = { ...UNITS, ...ENGAGE } as const satisfies Catalogue<ZonalKinds>;
export const refuse = refuserOf<ZonalKinds>()(REFUSALS);
