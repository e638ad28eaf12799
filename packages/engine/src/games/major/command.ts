/** Command of Heavy Mounted in A Major Victory. */
import { isOn } from '../../zonal/questions.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';

/** MV-CMD-02, MV-INTER-04, MV-R-46. */
export const alwaysInCommand = (_match: ZonalMatch, unit: Unit): boolean => unit.type === 'HM';

/** MV-CMD-04, MV-R-17: the re-throw needs the Commander himself, unless agreed otherwise. */
export const rethrowsAlone = (match: ZonalMatch, unit: Unit): boolean =>
  unit.type === 'HM' && isOn(match, 'heavyMountedRethrow');
