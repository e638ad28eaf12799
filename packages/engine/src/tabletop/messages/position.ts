import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What is wrong with a position. */
export const POSITION = {
  noTypeNamed: { type: 'name', types: 'names' },
  noRoundBase: { unit: 'unit' },
  emptyLayout: {},
  foreignLetters: { type: 'type', letters: 'names', layout: 'layout' },
  hasSoMany: { unit: 'unit', type: 'type', most: 'bases', size: 'count' },
  neverInState: { unit: 'unit', type: 'type', state: 'state' },
  neverFires: { unit: 'unit', type: 'type' },
  commandsNobody: { unit: 'unit', type: 'type' },
  typeHasNoLances: { type: 'type' },
  lettersMissing: { unit: 'unit' },
  diameterMissing: { unit: 'unit' },
  roundHasNoLayout: { unit: 'unit' },
  foreignLetter: { type: 'type', letter: 'name' },
  mustBePlaced: { unit: 'unit' },
  placeMissing: { unit: 'unit' },
  centreMissing: { unit: 'unit' },
  touchesAcross: { unit: 'unit', other: 'unit' },
  overlapsUnit: { unit: 'unit', other: 'unit' },
  isOnClosed: { unit: 'unit', type: 'terrain' },
  isPartlyOff: { unit: 'unit' },
  moreInPlay: { now: 'losses', size: 'figure' },
  noUnitInPosition: {},
} as const satisfies Catalogue<TabletopKinds>;
