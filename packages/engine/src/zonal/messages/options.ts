import { flawOf, refuserOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** What is wrong with options that are each within their range. */
export const OPTIONS = {
  zonesOfTable: { zones: 'count' },
  leastFirst: { limits: 'names' },
  shapesOnce: { size: 'count' },
  ranksAddUp: { ranks: 'names', size: 'figure' },
  sixResults: { given: 'figure' },
  noZoneThere: { zone: 'name' },
  tooMuchTerrain: { zones: 'count', terrain: 'terrain', most: 'count' },
  columnsOfTable: { last: 'figure' },
  columnTwice: {},
  zoneTwice: {},
  setUpZoneNeeded: {},
  noEdge: { edge: 'name' },
  threeEscarpments: { zone: 'zone', count: 'count' },
  noOpenEdge: { zone: 'zone' },
} as const satisfies Catalogue<ZonalKinds>;

export const unfit = refuserOf<ZonalKinds>()<typeof OPTIONS>();
/** Where it is no matter of rules. */
export const outOfRange = flawOf<ZonalKinds>()<typeof OPTIONS>();
