import { sizeOf, type Unit } from '../../zonal/unit.js';

const SMALL = 2;

/** MV-FORM-08, for units of two stands and more: light troops always, Heavy Mounted never, the others when small. */
export const mayOpen = (unit: Unit): boolean =>
  unit.type === 'LF' || unit.type === 'LM' || (unit.type !== 'HM' && sizeOf(unit) <= SMALL);
