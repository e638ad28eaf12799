import type { Catalogue, FactsOf } from '../../kernel/message.js';
import type { ManoeuvreEventKinds } from './kinds.js';

/** What is told only in Splendid and Great. */
export const MANOEUVRE_EVENTS = {
  initiative: { side: 'side' },
  quality: { unit: 'unit', quality: 'quality' },
  commandQuality: { unit: 'unit', command: 'command' },
  joined: { unit: 'unit', target: 'unit', by: 'length' },
  heldBack: { unit: 'unit' },
  recovered: { unit: 'unit', left: 'count' },
  leftTable: { unit: 'unit', letters: 'stands' },
  setDown: { unit: 'unit' },
  mounted: { unit: 'unit' },
  dismounted: { unit: 'unit', type: 'type?' },
  goesOn: {},
  disengages: { unit: 'unit' },
  staysEngaged: { unit: 'unit' },
  chargeFailed: { unit: 'unit', target: 'unit' },
  fellShort: { unit: 'unit', target: 'unit' },
  intercepted: { unit: 'unit', target: 'unit', counter: 'flag?' },
  interceptFailed: { unit: 'unit', target: 'unit' },
  reacted: { unit: 'unit', target: 'unit', how: 'reaction' },
  recoil: { unit: 'unit', by: 'length' },
  evade: { unit: 'unit', by: 'length' },
  flinched: { unit: 'unit', target: 'unit', by: 'length' },
  pulledUp: { unit: 'unit', target: 'unit', by: 'length' },
  breakThrough: { unit: 'unit', target: 'unit' },
  breakThroughLost: { unit: 'unit' },
  noRoomForBlock: { unit: 'unit' },
  silentGun: { unit: 'unit', target: 'unit', why: 'silentCause' },
  commandRemoved: { unit: 'unit', tally: 'losses', value: 'figure' },
} as const satisfies Catalogue<ManoeuvreEventKinds>;

export type ManoeuvreTold = {
  readonly [E in keyof typeof MANOEUVRE_EVENTS]: FactsOf<ManoeuvreEventKinds, (typeof MANOEUVRE_EVENTS)[E]>;
};
