import type { GLORIOUS_CHARGES } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const charges: English<typeof GLORIOUS_CHARGES> = {
  gunsNeverCharge: ({ unit }) => `${unit} is artillery and never charges.`,
  missilesNeverCharge: ({ unit }) => `${unit} is armed with missiles and never charges.`,
  riddenNeverCharges: ({ unit }) => `${unit} has moved by horse and may not charge in this phase.`,
  battleUnarmed: ({ unit }) => `${unit} has neither a hand-to-hand armed nor a command element and may not charge.`,
  neverChargesSuch: ({ unit, target, kind, feared }) =>
    `${unit} (${kind}) may not charge ${target}: its kind never charges ${feared}.`,
  targetNoEnemy: ({ unit, target }) => `${target} is not an enemy of ${unit}.`,
  notStraightAhead: ({ unit, target }) => `${target} is not straight ahead of ${unit}.`,
  inTheWayAhead: ({ unit, other, depth }) => `${other} is in the way of ${unit}, ${depth} ahead.`,
  meetsCornerOnly: ({ unit, target }) => `${unit} would meet ${target} only corner to corner.`,
  chargeTooFar: ({ unit, target, allowance, depth }) =>
    `${unit} may charge ${allowance}, and ${target} is ${depth} ahead.`,
};
