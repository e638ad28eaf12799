import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why a unit may not fire so. */
export const MANOEUVRE_FIRE = {
  limberedCannotFire: { unit: 'unit' },
  columnCannotFire: { unit: 'unit' },
  noWeaponToFire: { unit: 'unit' },
  nothingInRain: { unit: 'unit' },
  noRoundShot: { unit: 'unit' },
  standDoesNotFire: { size: 'bases', unit: 'unit', stand: 'nth' },
  firedThisTurn: { unit: 'unit' },
  contactCannotFire: { unit: 'unit' },
  friendOf: { target: 'unit', unit: 'unit' },
  targetNotOnTable: { target: 'unit' },
  contactNotFiredAt: { target: 'unit' },
  pivotsPartlyOff: { unit: 'unit' },
  noStandNamed: { unit: 'unit', target: 'unit' },
  standFiresTwice: { stand: 'nth', unit: 'unit' },
  standsFireElsewhere: { unit: 'unit', target: 'unit' },
  noDiceAt: { unit: 'unit', target: 'unit' },
  oneVolley: { target: 'unit', unit: 'unit' },
  nameFirer: {},
  nameTargetFor: { unit: 'unit' },
  noOverheadFire: {},
  roundShotBeyond: { target: 'unit', distance: 'length', hail: 'length' },
  levelsBetween: { unit: 'unit', own: 'figure', target: 'unit', its: 'figure', between: 'figure' },
} as const satisfies Catalogue<ManoeuvreKinds>;
