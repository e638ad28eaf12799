import type { Catalogue, FactsOf } from '../../../kernel/message.js';
import type { GreatEventKinds } from './kinds.js';

/** What is told only in A Great Victory. */
export const GREAT_EVENTS = {
  opportunityFire: { unit: 'unit', target: 'unit' },
  stopped: { unit: 'unit', target: 'unit' },
  noWayBack: { unit: 'unit', target: 'unit' },
  combat: {},
  immediateCombat: { unit: 'unit', target: 'unit' },
} as const satisfies Catalogue<GreatEventKinds>;

export type GreatTold = {
  readonly [E in keyof typeof GREAT_EVENTS]: FactsOf<GreatEventKinds, (typeof GREAT_EVENTS)[E]>;
};
