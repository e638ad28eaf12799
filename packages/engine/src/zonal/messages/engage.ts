import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not engage, or not this enemy. */
export const ENGAGE = {
  gunsNeverEngage: { unit: 'unit' },
  defensiveNeverEngages: { unit: 'unit' },
  wasEngaged: { unit: 'unit' },
  offTableNotEngaged: { target: 'unit' },
  inAnotherZone: { unit: 'unit', zone: 'zone', target: 'unit', to: 'zone' },
  unengagedFirst: { first: 'unit', target: 'unit' },
  noVacantFace: { target: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
