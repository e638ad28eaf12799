import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** What no play comes to. */
export const GLORIOUS_POSITION = {
  baseOfOtherSize: { unit: 'unit' },
  commandAsElement: { unit: 'unit' },
  battleTooSmall: { unit: 'unit', count: 'count', least: 'count' },
  baseOverfull: { unit: 'unit', needs: 'count', has: 'count' },
  cannotStandOn: { unit: 'unit', battle: 'unit' },
  hitAboard: { unit: 'unit', battle: 'unit' },
  markersLeft: { unit: 'unit' },
  firedOutOfPhase: { unit: 'unit' },
  firedWithNothing: { unit: 'unit' },
  twoFunctionsAtMost: { unit: 'unit' },
  actedWithFunctions: { unit: 'unit' },
  neverReinforced: { unit: 'unit' },
  noOddElement: { unit: 'unit' },
  lostAboard: { unit: 'unit' },
  chiefLost: { unit: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
