import type { LINES_OF_FIRE } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const fire: German<typeof LINES_OF_FIRE> = {
  nearerInZone: ({ other, near, unit, target, depth }) =>
    `${other} steht ${near} voraus im Feuerbereich von ${unit}, vor ${target} auf ${depth}.`,
  ownStandsBefore: ({ stand, unit, target }) =>
    `Vor Stand ${stand.figure} von ${unit} steht ein Teil derselben Einheit, und ${target} ist dahinter.`,
  terrainHides: ({ unit, target, depth, type }) =>
    `Gelände im Feuerbereich von ${unit} verdeckt ${target}, ${depth} voraus: ${type}.`,
  beyondRange: ({ target, distance, unit, range }) =>
    `${target} ist ${distance} entfernt, und ${unit} reicht ${range}.`,
  beyondMist: ({ target, distance, mist }) =>
    `${target} ist ${distance} entfernt, und im Nebel schießt niemand weiter als ${mist}.`,
  inNoZone: ({ target, unit, range }) => `${target} ist in keinem Feuerbereich von ${unit}, geradeaus bis ${range}.`,
  standSeesNot: ({ target, stand, unit }) =>
    `${target} ist nicht im Feuerbereich von Stand ${stand.figure} (${unit}), und mit einem Nachbarn kann er auch nicht schießen.`,
};
