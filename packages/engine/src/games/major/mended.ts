import type { Mended } from '../../kernel/mended.js';

/** What was mended with each version of the rules after the first; see `kernel/mended.ts`. */
export const MENDED: Mended = {
  2: ['MV-ARMY-02', 'MV-R-77'],
};
