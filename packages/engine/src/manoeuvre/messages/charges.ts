import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why a unit may not charge so, or go on so. */
export const CHARGES = {
  gunsNeverCharge: { unit: 'unit' },
  tooWeakToCharge: { unit: 'unit', weak: 'weakness' },
  noChargeInFormation: { unit: 'unit' },
  inTheWay: { other: 'unit', unit: 'unit', depth: 'length' },
  notPastBefore: { unit: 'unit', other: 'unit', target: 'unit' },
  notPastExtended: { unit: 'unit', other: 'unit', most: 'length' },
  chargeOnDifficult: { unit: 'unit', allowance: 'length', target: 'unit', depth: 'length' },
  chargeTooFar: { unit: 'unit', allowance: 'length', target: 'unit', depth: 'length' },
  noExtensionHere: { unit: 'unit' },
  needlessExtension: { target: 'unit', depth: 'length', allowance: 'length', unit: 'unit' },
  extensionTooFar: { unit: 'unit', most: 'length', target: 'unit', depth: 'length' },
  wouldNotOutflank: { unit: 'unit', target: 'unit' },
  noEnemyOf: { target: 'unit', unit: 'unit' },
  notStraightAhead: { target: 'unit', unit: 'unit' },
  cornerOnly: { unit: 'unit', target: 'unit' },
  leavesUnlessConfirmed: { unit: 'unit', confirm: 'confirm' },
  breakThroughNeither: { unit: 'unit' },
  breakThroughSlow: { unit: 'unit' },
  breakThroughMoved: { unit: 'unit' },
  gaveBreakThrough: { target: 'unit', unit: 'unit' },
} as const satisfies Catalogue<ManoeuvreKinds>;
