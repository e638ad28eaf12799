import type { MUSTER, SETUP } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const setup: English<typeof SETUP> = {
  nothingToConfirm: () => 'There is no set-up of yours to confirm.',
  enemyFindsNoRoom: () => 'With this set-up the army of the enemy would find no room.',
  placedAlready: ({ unit }) => `${unit} has been placed already.`,
  standsJustSo: ({ unit }) => `${unit} stands just so already.`,
  placedAnewAlready: ({ unit }) => `${unit} has been placed anew already; place one that does not stand yet.`,
  restFindsNoRoom: ({ unit }) => `With ${unit} there the rest of the army would find no room.`,
  outsideItsGround: ({ unit }) => `${unit} would stand partly outside the ground on which its side is set up.`,
  reachesTooFar: ({ unit, reach, depth }) =>
    `${unit} would reach ${reach} from its base edge, and ${depth} is the limit.`,
  neverMounts: ({ unit }) => `${unit} neither mounts nor dismounts.`,
  noArtillery: ({ unit, limbered }) => `${unit} is no artillery to be ${limbered}.`,
  partlyOffTable: ({ unit }) => `${unit} would stand partly off the table.`,
  onClosedGround: ({ unit, type }) => `${unit} would stand on ground closed to it (${type}).`,
  wouldOverlap: ({ unit, other }) => `${unit} would overlap ${other}.`,
  wouldTouchEnemy: ({ unit, other }) => `${unit} would touch ${other}, an enemy.`,
  wouldTouchHidden: ({ unit }) => `${unit} would touch an enemy, whose place is not told yet.`,
  cannotBoard: ({ unit, battle }) => `${unit} cannot be set up on ${battle}.`,
  notPlaced: ({ unit }) => `${unit} is not placed; each unit is placed once.`,
  placedTwice: ({ unit, times }) => `${unit} is placed ${times.figures('time')}; each unit is placed once.`,
};

export const muster: English<typeof MUSTER> = {
  armiesWanted: () => 'The armies of both sides are wanted here.',
  generatedUnitsGiven: () => 'The units of generated armies are thrown for, so none are given.',
  armyFindsNoRoom: () => 'This army finds no room in its area of deployment.',
};
