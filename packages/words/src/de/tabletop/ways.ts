import type { WAYS } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const ways: German<typeof WAYS> = {
  overlapsInPlace: ({ unit, other }) => `${unit} würde am neuen Platz ${other} überdecken.`,
  touchesInPlace: ({ unit, other }) => `${unit} würde am neuen Platz ${other} berühren.`,
  noRoomToTurn: ({ unit, other, angle }) =>
    `${unit} hat keinen Platz zum Drehen: Nach ${angle}° würde ${other} überdeckt.`,
  touchesTurning: ({ unit, other }) => `${unit} würde beim Drehen ${other} berühren.`,
  overlapsTurned: ({ unit, other }) => `${unit} würde am Ende der Drehung ${other} überdecken.`,
  touchesTurned: ({ unit, other }) => `${unit} würde am Ende ${other} berühren.`,
  turnsOntoClosed: ({ unit, type }) => `${unit} käme beim Drehen auf gesperrtes Gelände: ${type}.`,
  flowsNotPast: ({ unit, other, depth }) =>
    `${unit} umfließt ${other}, ${depth} voraus, kommt in diesem Zug aber nicht ganz vorbei.`,
  overlapsAfter: ({ unit, other, depth }) => `${unit} würde nach ${depth} ${other} überdecken.`,
  touchesAgain: ({ unit, other }) => `${unit} würde ${other} nach dem Lösen wieder berühren.`,
  touchesAfter: ({ unit, other, after }) =>
    `${unit} würde nach ${after} ${other} berühren, und das darf nur ein Angriff.`,
  tooNearTooFast: ({ unit, away, other }) => `${unit} käme näher als ${away} an ${other} und ist dafür zu schnell.`,
  ontoClosedAfter: ({ unit, type, depth }) => `${unit} käme nach ${depth} auf gesperrtes Gelände: ${type}.`,
  moveOfNothing: ({ unit }) => `Ein Zug von ${unit} muss eine Länge haben.`,
  turnOfNothing: ({ unit }) => `Eine Drehung von ${unit} muss einen Winkel haben.`,
  wouldLeaveTable: ({ unit }) => `${unit} würde den Tisch verlassen.`,
};
