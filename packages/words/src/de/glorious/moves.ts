import type { GLORIOUS_MOVES } from '@five-victories/engine/glorious';
import type { German } from './facts.js';

export const moves: German<typeof GLORIOUS_MOVES> = {
  neverCrossed: ({ unit, type }) => `${unit} käme auf Gelände, das niemand quert: ${type}.`,
  closedAfter: ({ unit, type, depth }) => `${unit} käme nach ${depth} auf gesperrtes Gelände: ${type}.`,
  closedByHorseAfter: ({ unit, type, depth }) =>
    `${unit} käme nach ${depth} auf Gelände, das zu Pferd gesperrt ist: ${type}.`,
  touchesFriendAfter: ({ unit, other, after }) =>
    `${unit} würde nach ${after} ${other} von der eigenen Seite berühren.`,
  touchesEnemyAfter: ({ unit, other, after }) =>
    `${unit} würde nach ${after} ${other} berühren, und das darf nur ein Angriff.`,
  movesTooFar: ({ unit, most, by }) => `${unit} darf ${most} weit ziehen, und dieser Zug ist ${by} lang.`,
  slowedTooFar: ({ unit, most, by }) =>
    `${unit} darf in schwierigem Gelände ${most} weit ziehen, und dieser Zug ist ${by} lang.`,
  stepsTooFar: ({ unit, most, by }) => `${unit} darf ${most} weit zurücktreten, und dieser Schritt ist ${by} lang.`,
  ridesTooFar: ({ unit, most, by }) => `${unit} darf ${most} weit reiten, und dieser Zug ist ${by} lang.`,
  prolongedTooFar: ({ unit, most, by }) =>
    `${unit} darf ${most} weit vorgezogen werden, und dieser Zug ist ${by} lang.`,
  ridesTooShort: ({ unit, least, by }) => `${unit} reitet mindestens ${least}, und dieser Zug ist ${by} lang.`,
  hasNoHorses: ({ unit }) => `${unit} ist kein berittenes Fußvolk und hat keine Pferde.`,
  firstMoveDecides: ({ unit }) => `Ob ${unit} in dieser Phase reitet, entscheidet der erste Zug.`,
  touchingCannotRide: ({ unit, other }) => `${unit} berührt ${other} und kann nicht davonreiten.`,
  pivotWouldTouch: ({ unit, other }) => `${unit} würde beim Einschwenken ${other} berühren.`,
  closedCannotRide: ({ unit, type }) =>
    `${unit} steht auf Gelände, das zu Pferd gesperrt ist (${type}), und kann nicht davonreiten.`,
  pivotOntoClosed: ({ unit, type }) =>
    `${unit} käme beim Einschwenken auf Gelände, das zu Pferd gesperrt ist: ${type}.`,
};
