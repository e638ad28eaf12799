import type { GLORIOUS_POSITION } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const position: English<typeof GLORIOUS_POSITION> = {
  baseOfOtherSize: ({ unit }) =>
    `A round base is 7 to 11 inches wide in steps of half an inch, and that of ${unit} is not.`,
  commandAsElement: ({ unit }) => `Command stands on ${unit} as a unit of its own, with "aboard", not as an element C.`,
  battleTooSmall: ({ unit, count, least }) =>
    `${unit} has ${count.figures('element')}, and with fewer than ${least.figure} it is not a Battle.`,
  baseOverfull: ({ unit, needs, has }) => `${unit} needs ${needs.figures('space')}, and its base has ${has.figure}.`,
  cannotStandOn: ({ unit, battle }) =>
    `${unit} cannot stand on ${battle}: only command does, on a Battle of its own side.`,
  hitAboard: ({ unit, battle }) => `${unit} stands on ${battle} and is not hit by itself.`,
  markersLeft: ({ unit }) => `${unit} has hit markers, and none are left after firing and hand-to-hand combat.`,
  firedOutOfPhase: ({ unit }) => `${unit} has fired, and this is not a firing phase.`,
  firedWithNothing: ({ unit }) => `${unit} has fired, and has nothing to fire with.`,
  twoFunctionsAtMost: ({ unit }) => `${unit} has two functions in a phase at most.`,
  actedWithFunctions: ({ unit }) => `${unit} has acted and has no functions left.`,
  neverReinforced: ({ unit }) => `${unit} is not a Battle that could be reinforced.`,
  noOddElement: ({ unit }) => `${unit} has no odd element to shift.`,
  lostAboard: ({ unit }) => `${unit} is lost and stands on no Battle.`,
  chiefLost: ({ unit }) => `${unit} is lost, and with the commander-in-chief the match.`,
};
