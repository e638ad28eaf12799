import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why a unit may not take these steps. */
export const STEPS = {
  mustReformFirst: { unit: 'unit' },
  stillTouchesAtEnd: { unit: 'unit', other: 'unit' },
  noStep: { unit: 'unit' },
  neverMovesSo: { unit: 'unit' },
  notThatWay: { unit: 'unit', side: 'edge' },
  oneStraightMove: { unit: 'unit' },
  pivotOfNothing: { unit: 'unit' },
  onlyTurns: { unit: 'unit', allowance: 'length' },
  changedFlowsNot: { unit: 'unit', other: 'unit' },
  neverTurnsSo: { unit: 'unit' },
  turnsNot: { unit: 'unit' },
  turnedAlready: { unit: 'unit' },
  turnGainsGround: { unit: 'unit', far: 'length', most: 'length' },
  slidesForward: { unit: 'unit' },
  turnsNoPivot: { unit: 'unit' },
  bentNoPivot: { unit: 'unit' },
  pivotsAboutFront: { unit: 'unit' },
  pivotTooMuch: { edge: 'length', unit: 'unit', most: 'angle', angle: 'angle' },
  pivotedAlready: { unit: 'unit' },
  wouldLose: { unit: 'unit', stands: 'count?', confirm: 'confirm' },
  touchingStaysOn: { unit: 'unit', other: 'unit' },
  tooFastHere: { unit: 'unit' },
  noChangeAndMove: { unit: 'unit' },
  pathTooLong: { unit: 'unit', allowance: 'length', path: 'length' },
} as const satisfies Catalogue<ManoeuvreKinds>;
