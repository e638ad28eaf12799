import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What may be said at any time. */
export const INTERRUPTS = {
  notAnyTime: { verb: 'name' },
} as const satisfies Catalogue<TabletopKinds>;
