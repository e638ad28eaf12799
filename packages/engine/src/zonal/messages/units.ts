import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** What is refused of units whatever the order. */
export const UNITS = {
  friend: { target: 'unit' },
  notYours: { unit: 'unit' },
  unknownUnit: { unit: 'unit' },
  isRouted: { unit: 'unit' },
  notMounted: { unit: 'unit' },
  namedTwice: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
