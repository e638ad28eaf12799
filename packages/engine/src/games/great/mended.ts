import type { Mended } from '../../kernel/mended.js';

/** What was mended with each version of the rules after the first; see `kernel/mended.ts`. */
export const MENDED: Mended = {
  2: [
    'GV-ARTMOVE-01',
    'GV-ARTMOVE-03',
    'GV-CHANGE-01',
    'GV-CHANGE-03',
    'GV-CHANGE-04',
    'GV-DFIRE-05',
    'GV-FLANK-01',
    'GV-GEOM-11',
    'GV-REACT-05',
    'GV-R-85',
    'GV-R-87',
  ],
};
