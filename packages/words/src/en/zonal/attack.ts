import type { ATTACK } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const attack: English<typeof ATTACK> = {
  dieNamedTwice: () => 'A die is named twice.',
  noSuchDie: ({ place, count }) => `There is no die ${place}; ${count.figures('was', 'were')} thrown, counted from 0.`,
  tooManyRethrown: ({ most, count }) => `${most.figures('die', 'dice')} at most may be re-thrown, not ${count.figure}.`,
};
