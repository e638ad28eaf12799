import type { MAJOR } from '@five-victories/engine/major';
import type { German } from './facts.js';

/** Was nur A Major Victory sagt. */
export const major: German<typeof MAJOR> = {
  noPikes: ({ unit, target }) =>
    `${unit} hat keine Piken und träfe ${target} nicht im Rücken, das beritten und frei ist.`,
};
