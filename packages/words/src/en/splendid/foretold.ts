/** What an order will come to: what only A Splendid Victory says. */
import type { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof SPLENDID_EVENTS, Witness, MeasuredUntold> = {
  closedUp: ({ unit, target }) => `${unit} will close up again to ${target}.`,
};
