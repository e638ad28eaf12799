import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why these dice may not be thrown again. */
export const ATTACK = {
  dieNamedTwice: {},
  noSuchDie: { place: 'figure', count: 'count' },
  tooManyRethrown: { most: 'count', count: 'count' },
} as const satisfies Catalogue<ZonalKinds>;
