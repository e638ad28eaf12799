import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why this cannot be said now. */
export const MATCH = {
  offeredAlready: {},
  notAtAnyTime: { verb: 'name', verbs: 'verbs' },
} as const satisfies Catalogue<ZonalKinds>;
