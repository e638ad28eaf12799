import { refuserOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** What is wrong with an army. */
export const ARMY = {
  unknownType: { name: 'name', type: 'name', types: 'names' },
  sizeOfUnit: { name: 'name', size: 'count', type: 'type', low: 'count', high: 'count' },
  foreignStands: { name: 'name', foreign: 'names', type: 'type', own: 'names' },
  onlyArtillery: { units: 'count' },
} as const satisfies Catalogue<ZonalKinds>;

/** A fault that gets its place later. */
export const wrong = refuserOf<ZonalKinds>()<typeof ARMY>();
