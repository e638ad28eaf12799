import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** Why a unit may not go, turn or stand there. */
export const WAYS = {
  overlapsInPlace: { unit: 'unit', other: 'unit' },
  touchesInPlace: { unit: 'unit', other: 'unit' },
  noRoomToTurn: { unit: 'unit', other: 'unit', angle: 'angle' },
  touchesTurning: { unit: 'unit', other: 'unit' },
  overlapsTurned: { unit: 'unit', other: 'unit' },
  touchesTurned: { unit: 'unit', other: 'unit' },
  turnsOntoClosed: { unit: 'unit', type: 'terrain' },
  flowsNotPast: { unit: 'unit', other: 'unit', depth: 'length' },
  overlapsAfter: { unit: 'unit', other: 'unit', depth: 'length' },
  touchesAgain: { unit: 'unit', other: 'unit' },
  touchesAfter: { unit: 'unit', other: 'unit', after: 'length' },
  tooNearTooFast: { unit: 'unit', away: 'length', other: 'unit' },
  ontoClosedAfter: { unit: 'unit', type: 'terrain', depth: 'length' },
  moveOfNothing: { unit: 'unit' },
  turnOfNothing: { unit: 'unit' },
  wouldLeaveTable: { unit: 'unit' },
} as const satisfies Catalogue<TabletopKinds>;
