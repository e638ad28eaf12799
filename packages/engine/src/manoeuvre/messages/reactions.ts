import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why the target of a charge may not react so. */
export const REACTIONS = {
  awayHeading: { unit: 'unit', charger: 'unit', off: 'angle' },
  swingsOffTable: { unit: 'unit' },
  goesALittle: { unit: 'unit' },
  goesTooFar: { unit: 'unit', limit: 'length', far: 'length' },
  stillTouches: { unit: 'unit', other: 'unit' },
  firesWithoutPivot: { unit: 'unit' },
  pivotsOutOfContact: { unit: 'unit', charger: 'unit' },
  isNotFoot: { unit: 'unit' },
  noStandCanFire: { unit: 'unit', charger: 'unit' },
  noDiceAtCharger: { unit: 'unit', charger: 'unit' },
  oneStandMustFire: { unit: 'unit' },
  standNamedTwice: { unit: 'unit' },
  standCannotFire: { stand: 'nth', unit: 'unit', charger: 'unit', eligible: 'nths' },
  onlyFootFaces: { unit: 'unit' },
  blockNeverFaces: { unit: 'unit' },
  noRoomToFace: { unit: 'unit', charger: 'unit' },
  fallBackRange: { unit: 'unit', least: 'exact', most: 'exact', by: 'exact' },
  fallsBackInto: { by: 'exact', unit: 'unit', other: 'unit' },
  footFormsBlock: { unit: 'unit' },
  singleFormsNoBlock: { unit: 'unit' },
  blockAlready: { unit: 'unit' },
  blockNotInContact: { unit: 'unit', charger: 'unit' },
  standNotTouched: { stand: 'nth', unit: 'unit', charger: 'unit' },
  noStandAt: { cell: 'nths', layout: 'layout' },
  keepsItsPlace: { stand: 'nth', unit: 'unit', own: 'stand', layout: 'layout', there: 'stand' },
} as const satisfies Catalogue<ManoeuvreKinds>;
