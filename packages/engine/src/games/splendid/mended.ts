import type { Mended } from '../../kernel/mended.js';

/** What was mended with each version of the rules after the first; see `kernel/mended.ts`. */
export const MENDED: Mended = {
  2: ['SV-BREAK-02', 'SV-CHANGE-04', 'SV-FLOW-07', 'SV-GEO-16', 'SV-REACT-10', 'SV-REACT-34', 'SV-R-96', 'SV-R-115'],
};
