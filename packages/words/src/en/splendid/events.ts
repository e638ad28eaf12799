/** The battle report: what only A Splendid Victory says. */
import type { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import type { Witnessed } from './witness.js';

export const events: Witnessed<typeof SPLENDID_EVENTS> = {
  generated: ({ side, total, units }) =>
    total === undefined
      ? `${side} chose ${units}.`
      : `${side} threw ${total}${units === '' ? '' : ` and got ${units}`}.`,
  mustered: ({ side, units }) => `${side} fielded ${units}.`,
  closedUp: ({ unit, target }) => `${unit} closed up again to ${target}.`,
};
