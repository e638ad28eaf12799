import type { Catalogue, FactsOf } from '../../../kernel/message.js';
import type { GloriousEventKinds } from './kinds.js';

/** What is told only in A Glorious Victory. */
export const GLORIOUS_EVENTS = {
  battleFormed: { side: 'side', unit: 'unit', elements: 'stands', diameter: 'length', surplus: 'stands?' },
  initiative: { cause: 'initiativeCause', side: 'side', own: 'count', others: 'count' },
  /** Who has joined is no unit any more. */
  joinedBattle: { name: 'name', target: 'unit', elements: 'stands', lost: 'count' },
  attached: { unit: 'unit', target: 'unit' },
  leftBattle: { unit: 'unit', target: 'unit', stays: 'flag?' },
  shifted: { unit: 'unit', file: 'file' },
} as const satisfies Catalogue<GloriousEventKinds>;

export type GloriousTold = {
  readonly [E in keyof typeof GLORIOUS_EVENTS]: FactsOf<GloriousEventKinds, (typeof GLORIOUS_EVENTS)[E]>;
};
