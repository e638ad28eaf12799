/** Der Schlachtbericht: was nur A Splendid Victory sagt. */
import type { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import { did } from '../number.js';
import type { Witnessed } from './witness.js';

export const events: Witnessed<typeof SPLENDID_EVENTS> = {
  generated: ({ side, total, units }) =>
    total === undefined
      ? `Wahl von ${side}: ${units}.`
      : `Wurf von ${side}: ${total}${units === '' ? '' : `, dafür ${units}`}.`,
  mustered: ({ side, units }) => `Aufgebot von ${side}: ${units}.`,
  closedUp: ({ unit, target }) => `${did(unit, 'schloss')} wieder zu ${target} auf.`,
};
