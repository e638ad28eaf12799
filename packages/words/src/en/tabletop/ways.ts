import type { WAYS } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const ways: English<typeof WAYS> = {
  overlapsInPlace: ({ unit, other }) => `${unit} would overlap ${other} in its new place.`,
  touchesInPlace: ({ unit, other }) => `${unit} would touch ${other} in its new place.`,
  noRoomToTurn: ({ unit, other, angle }) => `${unit} has no room to turn: it would overlap ${other} after ${angle}°.`,
  touchesTurning: ({ unit, other }) => `${unit} would touch ${other} while it turns.`,
  overlapsTurned: ({ unit, other }) => `${unit} would overlap ${other} at the end of its turn.`,
  touchesTurned: ({ unit, other }) => `${unit} would touch ${other} at the end of its turn.`,
  turnsOntoClosed: ({ unit, type }) => `${unit} would come onto ground closed to it (${type}) while it turns.`,
  flowsNotPast: ({ unit, other, depth }) =>
    `${unit} flows around ${other}, ${depth} ahead, but does not get completely past it in this move.`,
  overlapsAfter: ({ unit, other, depth }) => `${unit} would overlap ${other} after ${depth}.`,
  touchesAgain: ({ unit, other }) => `${unit} would touch ${other} again after it has left it.`,
  touchesAfter: ({ unit, other, after }) =>
    `${unit} would touch ${other} after ${after}, and only a charge may do that.`,
  tooNearTooFast: ({ unit, away, other }) =>
    `${unit} would come nearer than ${away} to ${other}, and is too fast for that.`,
  ontoClosedAfter: ({ unit, type, depth }) => `${unit} would come onto ground closed to it (${type}) after ${depth}.`,
  moveOfNothing: ({ unit }) => `A move of ${unit} must have a length.`,
  turnOfNothing: ({ unit }) => `A turn of ${unit} must have an angle.`,
  wouldLeaveTable: ({ unit }) => `${unit} would leave the table.`,
};
