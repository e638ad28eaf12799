/** Was aus einem Befehl wird: was nur A Splendid Victory sagt. */
import type { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { will } from '../number.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof SPLENDID_EVENTS, Witness, MeasuredUntold> = {
  closedUp: ({ unit, target }) => `${will(unit)} wieder zu ${target} aufschließen.`,
};
