import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Turns, pivots and about-faces. */
export const GLORIOUS_TURNS = {
  turnTooFar: { unit: 'unit', most: 'angle', by: 'angle' },
  turnsAboutCentre: { unit: 'unit' },
  cornerWanted: { unit: 'unit' },
  wheelsToItsSide: { unit: 'unit' },
  turnsOffTable: { unit: 'unit' },
  battleNeverPivots: { unit: 'unit' },
  pivotTooFar: { unit: 'unit', most: 'angle', by: 'angle' },
  noFileToChoose: { unit: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
