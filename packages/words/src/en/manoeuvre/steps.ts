import type { STEPS } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const steps: English<typeof STEPS> = {
  mustReformFirst: ({ unit }) => `${unit} must re-form after this; order the other steps then.`,
  stillTouchesAtEnd: ({ unit, other }) => `${unit} would still touch ${other} at the end of these steps.`,
  noStep: ({ unit }) => `Give ${unit} at least one step.`,
  neverMovesSo: ({ unit }) => `${unit} may not move in its formation.`,
  notThatWay: ({ unit, side }) => `${unit} may not move ${side.way} in this action.`,
  oneStraightMove: ({ unit }) => `${unit} has made the one straight move of this action.`,
  pivotOfNothing: ({ unit }) => `A pivot of ${unit} must have an angle.`,
  onlyTurns: ({ unit, allowance }) => `${unit} may move only ${allowance} in this action, so it can only turn.`,
  changedFlowsNot: ({ unit, other }) => `${unit} has changed formation in this phase and may not flow around ${other}.`,
  neverTurnsSo: ({ unit }) => `${unit} may not turn in its formation.`,
  turnsNot: ({ unit }) => `${unit} may not turn in this action; it may pivot once.`,
  turnedAlready: ({ unit }) => `${unit} has already turned since its last straight move.`,
  turnGainsGround: ({ unit, far, most }) =>
    `By turning, ${unit} would end ${far} from where it began, and ${most} is the limit.`,
  slidesForward: ({ unit }) => `Files of ${unit} slide forward only.`,
  turnsNoPivot: ({ unit }) => `${unit} turns in this action and does not pivot.`,
  bentNoPivot: ({ unit }) => `${unit} is bent and may not pivot.`,
  pivotsAboutFront: ({ unit }) => `${unit} pivots about the middle of its front; only a defensive block may choose.`,
  pivotTooMuch: ({ edge, unit, most, angle }) =>
    `With an edge of ${edge} ${unit} may pivot by ${most}°, and this pivot is ${angle}°.`,
  pivotedAlready: ({ unit }) => `${unit} has already pivoted in this phase.`,
  wouldLose: ({ unit, stands, confirm }) =>
    `${unit} would lose ${stands ? stands.of('stand') : 'all its stands'} over the edge of the table; ${confirm}.`,
  touchingStaysOn: ({ unit, other }) => `${unit} may not leave the table while it still touches ${other}.`,
  tooFastHere: ({ unit }) => `${unit} may not go so fast where the ground is difficult.`,
  noChangeAndMove: ({ unit }) => `${unit} may not change formation and manoeuvre where the ground is difficult.`,
  pathTooLong: ({ unit, allowance, path }) => `${unit} may move ${allowance}, and this path is ${path}.`,
};
