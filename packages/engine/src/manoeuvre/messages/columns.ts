import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Columns: how they march, and where their stands are set down. */
export const COLUMNS = {
  facedAlready: { unit: 'unit' },
  facesBeforeMoving: { unit: 'unit' },
  lastMoveLeaves: { unit: 'unit' },
  nameSetDown: { unit: 'unit' },
  standsWouldLeave: { unit: 'unit', confirm: 'confirm' },
  mustHinge: { stand: 'nth', unit: 'unit' },
  standsOverlap: { unit: 'unit' },
  followersSetDown: { unit: 'unit', count: 'count', given: 'count' },
  displacedTooFar: { stand: 'nth', unit: 'unit', far: 'length', most: 'length' },
  setDownOverlaps: { unit: 'unit', other: 'unit' },
  setDownOnClosed: { unit: 'unit', type: 'terrain' },
  setDownTouches: { unit: 'unit', other: 'unit' },
  notInColumn: { unit: 'unit' },
  columnChangesFirst: { unit: 'unit' },
  mustLeaveColumn: { unit: 'unit' },
  columnChangesOnly: { unit: 'unit' },
  columnMustChange: { unit: 'unit' },
  columnPivots: { unit: 'unit' },
} as const satisfies Catalogue<ManoeuvreKinds>;
