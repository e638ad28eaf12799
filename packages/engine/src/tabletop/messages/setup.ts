import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** Why a unit or an army may not be placed so. */
export const SETUP = {
  nothingToConfirm: {},
  enemyFindsNoRoom: {},
  placedAlready: { unit: 'unit' },
  standsJustSo: { unit: 'unit' },
  placedAnewAlready: { unit: 'unit' },
  restFindsNoRoom: { unit: 'unit' },
  outsideItsGround: { unit: 'unit' },
  reachesTooFar: { unit: 'unit', reach: 'length', depth: 'length' },
  neverMounts: { unit: 'unit' },
  noArtillery: { unit: 'unit', limbered: 'packed' },
  partlyOffTable: { unit: 'unit' },
  onClosedGround: { unit: 'unit', type: 'terrain' },
  wouldOverlap: { unit: 'unit', other: 'unit' },
  wouldTouchEnemy: { unit: 'unit', other: 'unit' },
  wouldTouchHidden: { unit: 'unit' },
  cannotBoard: { unit: 'unit', battle: 'unit' },
  notPlaced: { unit: 'unit' },
  placedTwice: { unit: 'unit', times: 'count' },
} as const satisfies Catalogue<TabletopKinds>;

/** What is wrong with armies before they are set up. */
export const MUSTER = {
  armiesWanted: {},
  generatedUnitsGiven: {},
  armyFindsNoRoom: {},
} as const satisfies Catalogue<TabletopKinds>;
