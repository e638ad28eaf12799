import { summandOf, type Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What a summand of dice or of a Combat Value is for, in all three games. */
export const TABLETOP_MODIFIERS = {
  cover: { ground: 'terrain' },
  valueOf: { letter: 'stand' },
} as const satisfies Catalogue<TabletopKinds>;

export const modify = summandOf<TabletopKinds>()(TABLETOP_MODIFIERS);
