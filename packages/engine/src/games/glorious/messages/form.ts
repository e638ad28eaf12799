import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Battles and splits before the match, and who is set up on a Battle. */
export const GLORIOUS_FORM = {
  onlyCommandBoards: { unit: 'unit', battle: 'unit' },
  noSpaceToBoard: { unit: 'unit', battle: 'unit', free: 'count' },
  battleWanted: {},
  noFullFoot: { unit: 'unit' },
  tooFewForBattle: { least: 'count', count: 'count' },
  noSuchBase: { diameter: 'exact' },
  baseTooSmall: { has: 'count', needs: 'count' },
  noSpaceLeft: { has: 'count', unit: 'unit' },
  neverSplit: { unit: 'unit' },
  noRoomForBattles: {},
} as const satisfies Catalogue<GloriousKinds>;
