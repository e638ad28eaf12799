/** Command of Heavy Mounted in A Fine Victory (FV-R-23). */
import { isOn } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';

export const alwaysInCommand = (match: ZonalMatch, unit: Unit): boolean =>
  unit.type === 'HM' && isOn(match, 'heavyMountedAlwaysInCommand');

/** FV-REACT-38: Heavy Mounted never test to intercept, unless that is agreed. */
export const interceptsFreely = (match: ZonalMatch, unit: Unit): boolean =>
  unit.type === 'HM' && !isOn(match, 'heavyMountedTestToIntercept');
