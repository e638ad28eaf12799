import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Battles: who joins them, whom they take on, who steps out or stays behind. */
export const GLORIOUS_BATTLES = {
  battleOfEnemy: { unit: 'unit', battle: 'unit' },
  neverJoins: { unit: 'unit' },
  riddenCannotJoin: { unit: 'unit', battle: 'unit' },
  engagedCannotJoin: { unit: 'unit', battle: 'unit' },
  noSpaceToJoin: { unit: 'unit', battle: 'unit', free: 'count', needs: 'count' },
  noBattleOnTable: { unit: 'unit' },
  neverRidesIntoBattle: { unit: 'unit' },
  battleNotInWay: { unit: 'unit', battle: 'unit' },
  goesTooShort: { unit: 'unit', battle: 'unit', depth: 'length', by: 'length' },
  joinsOrTakes: { unit: 'unit' },
  onlyBattleTakes: { unit: 'unit' },
  namedTwice: { unit: 'unit' },
  missesOnItsWay: { unit: 'unit', other: 'unit' },
  stopsBefore: { unit: 'unit', other: 'unit' },
  onNoBattle: { unit: 'unit' },
  notOnThatBattle: { unit: 'unit', battle: 'unit' },
  heldByBattle: { unit: 'unit', battle: 'unit' },
  stepsOutTooFar: { unit: 'unit', battle: 'unit', away: 'length', least: 'length', far: 'length' },
  nobodyStaysBehind: { unit: 'unit' },
  staysOutside: { unit: 'unit', battle: 'unit' },
  stayersOverlap: { unit: 'unit', other: 'unit' },
} as const satisfies Catalogue<GloriousKinds>;
