import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What is said of a unit, whatever is ordered. */
export const UNITS = {
  unknownUnit: { unit: 'unit' },
  notYours: { unit: 'unit' },
  notOnTable: { unit: 'unit' },
  standsOnBattle: { unit: 'unit', battle: 'unit' },
  noLossesNow: { unit: 'unit' },
} as const satisfies Catalogue<TabletopKinds>;
