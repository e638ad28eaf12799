import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not attack so. */
export const MELEE = {
  notInContact: { unit: 'unit', target: 'unit' },
  allocateAll: { unit: 'unit', size: 'count', bag: 'stands', count: 'count', given: 'stands' },
  notEngagedToFight: { unit: 'unit' },
  noAttacksNow: { unit: 'unit' },
  noStandsLeftFor: { unit: 'unit', target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
