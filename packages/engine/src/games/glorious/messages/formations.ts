import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Lines, masses and their elements. */
export const GLORIOUS_FORMATIONS = {
  otherElements: { unit: 'unit', elements: 'stands', layout: 'layout' },
  lineIsOneRank: { unit: 'unit', layout: 'layout' },
  noSuchMass: { unit: 'unit', layout: 'layout', size: 'count', shapes: 'shapes' },
  isBattleOnly: { unit: 'unit' },
  isNoBattle: { unit: 'unit' },
  noSuchFormation: { formation: 'formation' },
  alwaysInLine: { unit: 'unit' },
  tooFewForMass: { unit: 'unit', size: 'count' },
  noMassOfFive: { unit: 'unit' },
  engagedCannotShift: { unit: 'unit' },
  shiftedAlready: { unit: 'unit' },
  singleNeverChanges: { unit: 'unit' },
  neverChangesFormation: { unit: 'unit' },
  noSuchElement: { unit: 'unit', size: 'count' },
  rankAndFileWanted: { unit: 'unit', layout: 'layout' },
  emptyCell: { layout: 'layout', rank: 'figure', file: 'figure' },
  standsAsItWould: { unit: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
