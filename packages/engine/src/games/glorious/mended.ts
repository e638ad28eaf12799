import type { Mended } from '../../kernel/mended.js';

/** What was mended with each version of the rules after the first; see `kernel/mended.ts`. */
export const MENDED: Mended = {
  2: ['GL-FIRE-14', 'GL-GEO-09', 'GL-MELEE-02', 'GL-MOVE-12', 'GL-MOVE-16', 'GL-R-08', 'GL-R-58', 'GL-R-60', 'GL-R-69'],
};
