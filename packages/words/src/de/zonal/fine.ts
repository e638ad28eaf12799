import type { FINE } from '@five-victories/engine/fine';
import { PIKENSTAND } from '../facts.js';
import type { German } from './facts.js';

/** Was nur A Fine Victory sagt. */
export const fine: German<typeof FINE> = {
  tooFewPikes: ({ unit, pikes, needed, target }) =>
    `${unit} hat ${pikes.figures(PIKENSTAND, 'accusative')} statt ${needed.figure} und träfe ${target} (beritten und frei) nicht im Rücken.`,
};
