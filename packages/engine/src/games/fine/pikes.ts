/** What pikes, and open order without them, let a unit of A Fine Victory do. */
import { sizeOf, type Unit } from '../../zonal/unit.js';

export const hasPikes = (unit: Unit): boolean => unit.layout.includes('P');

const SMALL = 2;

/** FV-FORM-08, FV-R-66, for units of two stands and more. */
export const mayOpen = (unit: Unit): boolean => {
  switch (unit.type) {
    case 'D':
      return true;
    case 'P&M':
      return sizeOf(unit) <= SMALL && !hasPikes(unit);
    case 'Foot':
    case 'M':
      return sizeOf(unit) <= SMALL;
    default:
      return false;
  }
};
