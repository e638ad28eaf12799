import type { Catalogue, FactsOf } from '../../../kernel/message.js';
import type { SplendidEventKinds } from './kinds.js';

/** What is told only in A Splendid Victory. */
export const SPLENDID_EVENTS = {
  /** A throw for the army, or a choice that it left. */
  generated: { side: 'side', total: 'figure?', units: 'thrown' },
  mustered: { side: 'side', units: 'fielded' },
  closedUp: { unit: 'unit', target: 'unit' },
} as const satisfies Catalogue<SplendidEventKinds>;

export type SplendidTold = {
  readonly [E in keyof typeof SPLENDID_EVENTS]: FactsOf<SplendidEventKinds, (typeof SPLENDID_EVENTS)[E]>;
};
