import type { MUSTER, SETUP } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const setup: English<typeof SETUP> = {
  nothingToConfirm: () => 'You have no set-up to confirm yet.',
  enemyFindsNoRoom: () => 'With this set-up there would be no room for the enemy army.',
  placedAlready: ({ unit }) => `${unit} has already been placed.`,
  standsJustSo: ({ unit }) => `${unit} already stands exactly there.`,
  placedAnewAlready: ({ unit }) => `${unit} has already been moved once; place a unit that is not on the table yet.`,
  restFindsNoRoom: ({ unit }) => `With ${unit} there, there would be no room for the rest of the army.`,
  outsideItsGround: ({ unit }) => `${unit} would stand partly outside the ground on which its side is set up.`,
  reachesTooFar: ({ unit, reach, depth }) =>
    `${unit} would reach ${reach} from its base edge, and ${depth} is the limit.`,
  neverMounts: ({ unit }) => `${unit} neither mounts nor dismounts.`,
  noArtillery: ({ unit, limbered }) => `${unit} is not artillery to be ${limbered}.`,
  partlyOffTable: ({ unit }) => `${unit} would stand partly off the table.`,
  onClosedGround: ({ unit, type }) => `${unit} would stand on ground closed to it (${type}).`,
  wouldOverlap: ({ unit, other }) => `${unit} would overlap ${other}.`,
  wouldTouchEnemy: ({ unit, other }) => `${unit} would touch ${other}, an enemy.`,
  wouldTouchHidden: ({ unit }) => `${unit} would touch an enemy whose place is still hidden.`,
  cannotBoard: ({ unit, battle }) => `${unit} cannot be set up on ${battle}.`,
  notPlaced: ({ unit }) => `${unit} is not placed; each unit is placed once.`,
  placedTwice: ({ unit, times }) => `${unit} is placed ${times.figures('time')}; each unit is placed once.`,
};

export const muster: English<typeof MUSTER> = {
  armiesWanted: () => 'The armies of both sides are wanted here.',
  generatedUnitsGiven: () => 'The units of generated armies are thrown for, so none are given.',
  armyFindsNoRoom: () => 'There is no room for this army in its area of deployment.',
};
