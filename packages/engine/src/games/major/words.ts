/** How the battle report tells of stakes and of defensive formations made in haste, which only this book has. */
import type { OwnTelling } from '../../zonal/rules.js';

export const TELLS: Readonly<Record<string, OwnTelling>> = {
  'MV-STAKE-07': { hits: 'on the stakes' },
  'MV-HASTY-05': {
    // Not that it charged home: against a formation that is prepared it pulls up after all.
    test: { wanted: '4 or more to dare a charge home', passed: 'it did not dare', failed: 'it dared' },
  },
  'MV-HASTY-08': {
    test: {
      wanted: '3 or less to be prepared',
      passed: 'its formation was prepared',
      failed: 'its formation was ill prepared',
    },
  },
  'MV-HASTY-09': { hits: 'in the disorder', thrown: 'for its turn in the disorder', pulledUp: ' in disorder' },
  'MV-HASTY-10': { hits: 'from the light impact of the charge' },
};
