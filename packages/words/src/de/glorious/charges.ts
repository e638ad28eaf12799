import type { GLORIOUS_CHARGES } from '@five-victories/engine/glorious';
import type { German } from './facts.js';

export const charges: German<typeof GLORIOUS_CHARGES> = {
  gunsNeverCharge: ({ unit }) => `${unit} ist Artillerie und greift nie an.`,
  missilesNeverCharge: ({ unit }) => `${unit} trägt Schusswaffen und greift nie an.`,
  riddenNeverCharges: ({ unit }) => `${unit} ist geritten und darf in dieser Phase nicht angreifen.`,
  battleUnarmed: ({ unit }) =>
    `${unit} hat weder ein Element mit Nahkampfwaffen noch einen Feldherrn und darf nicht angreifen.`,
  neverChargesSuch: ({ unit, target, kind, feared }) =>
    `${unit} (${kind}) darf ${target} nicht angreifen: Diese Art greift nie ${feared} an.`,
  targetNoEnemy: ({ unit, target }) => `${target} ist kein Feind von ${unit}.`,
  notStraightAhead: ({ unit, target }) => `${target} ist nicht gerade vor ${unit}.`,
  inTheWayAhead: ({ unit, other, depth }) => `${other} steht ${unit} im Weg, ${depth} voraus.`,
  meetsCornerOnly: ({ unit, target }) => `${unit} träfe ${target} nur Ecke an Ecke.`,
  chargeTooFar: ({ unit, target, allowance, depth }) =>
    `${unit} darf ${allowance} weit angreifen, und ${target} ist ${depth} voraus.`,
};
