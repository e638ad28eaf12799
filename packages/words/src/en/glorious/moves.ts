import type { GLORIOUS_MOVES } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const moves: English<typeof GLORIOUS_MOVES> = {
  neverCrossed: ({ unit, type }) => `${unit} would come onto ground that nobody may cross (${type}).`,
  closedAfter: ({ unit, type, depth }) => `${unit} would come onto ground closed to it (${type}) after ${depth}.`,
  closedByHorseAfter: ({ unit, type, depth }) =>
    `${unit} would come onto ground closed to it by horse (${type}) after ${depth}.`,
  touchesFriendAfter: ({ unit, other, after }) => `${unit} would touch ${other}, a friend, after ${after}.`,
  touchesEnemyAfter: ({ unit, other, after }) =>
    `${unit} would touch ${other} after ${after}, and only a charge may do that.`,
  movesTooFar: ({ unit, most, by }) => `${unit} may move ${most}, and this move is ${by}.`,
  slowedTooFar: ({ unit, most, by }) => `${unit} may move ${most} where the ground slows it, and this move is ${by}.`,
  stepsTooFar: ({ unit, most, by }) => `${unit} may step back ${most}, and this step is ${by}.`,
  ridesTooFar: ({ unit, most, by }) => `${unit} may ride ${most}, and this move is ${by}.`,
  prolongedTooFar: ({ unit, most, by }) => `${unit} may be dragged ${most}, and this move is ${by}.`,
  ridesTooShort: ({ unit, least, by }) => `${unit} rides at least ${least}, and this move is ${by}.`,
  hasNoHorses: ({ unit }) => `${unit} is not mounted foot and has no horses.`,
  firstMoveDecides: ({ unit }) => `The first move of ${unit} in this phase decides whether it rides.`,
  touchingCannotRide: ({ unit, other }) => `${unit} touches ${other} and cannot ride off.`,
  pivotWouldTouch: ({ unit, other }) => `${unit} would touch ${other} while it pivots.`,
  closedCannotRide: ({ unit, type }) => `${unit} stands on ground closed to it by horse (${type}) and cannot ride off.`,
  pivotOntoClosed: ({ unit, type }) =>
    `${unit} would come onto ground closed to it by horse (${type}) while it pivots.`,
};
