import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Why a formation does not charge, or not this enemy. */
export const GLORIOUS_CHARGES = {
  gunsNeverCharge: { unit: 'unit' },
  missilesNeverCharge: { unit: 'unit' },
  riddenNeverCharges: { unit: 'unit' },
  battleUnarmed: { unit: 'unit' },
  neverChargesSuch: { unit: 'unit', target: 'unit', kind: 'type', feared: 'feared' },
  targetNoEnemy: { unit: 'unit', target: 'unit' },
  notStraightAhead: { unit: 'unit', target: 'unit' },
  inTheWayAhead: { unit: 'unit', other: 'unit', depth: 'length' },
  meetsCornerOnly: { unit: 'unit', target: 'unit' },
  chargeTooFar: { unit: 'unit', target: 'unit', allowance: 'length', depth: 'length' },
} as const satisfies Catalogue<GloriousKinds>;
