import type { Mended } from '../../kernel/mended.js';

/** What was mended with each version of the rules after the first; see `kernel/mended.ts`. */
export const MENDED: Mended = {
  2: ['FV-FORM-11', 'FV-R-84'],
};
