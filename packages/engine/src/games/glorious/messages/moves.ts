import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Moves on foot and by horse, steps back, guns prolonged. */
export const GLORIOUS_MOVES = {
  neverCrossed: { unit: 'unit', type: 'terrain' },
  closedAfter: { unit: 'unit', type: 'terrain', depth: 'length' },
  closedByHorseAfter: { unit: 'unit', type: 'terrain', depth: 'length' },
  touchesFriendAfter: { unit: 'unit', other: 'unit', after: 'length' },
  touchesEnemyAfter: { unit: 'unit', other: 'unit', after: 'length' },
  movesTooFar: { unit: 'unit', most: 'length', by: 'length' },
  slowedTooFar: { unit: 'unit', most: 'length', by: 'length' },
  stepsTooFar: { unit: 'unit', most: 'length', by: 'length' },
  ridesTooFar: { unit: 'unit', most: 'length', by: 'length' },
  prolongedTooFar: { unit: 'unit', most: 'length', by: 'length' },
  ridesTooShort: { unit: 'unit', least: 'length', by: 'length' },
  hasNoHorses: { unit: 'unit' },
  firstMoveDecides: { unit: 'unit' },
  touchingCannotRide: { unit: 'unit', other: 'unit' },
  pivotWouldTouch: { unit: 'unit', other: 'unit' },
  closedCannotRide: { unit: 'unit', type: 'terrain' },
  pivotOntoClosed: { unit: 'unit', type: 'terrain' },
} as const satisfies Catalogue<GloriousKinds>;
