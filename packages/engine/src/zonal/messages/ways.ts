import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not come to the zone it is wanted in. */
export const WAYS = {
  tooManyActions: { unit: 'unit', to: 'zone', needs: 'count', has: 'count' },
  entersElsewhere: { unit: 'unit', to: 'zone', front: 'zone' },
  leavesElsewhere: { unit: 'unit', to: 'zone', behind: 'zone' },
} as const satisfies Catalogue<ZonalKinds>;
