import type { MANOEUVRE_MELEE } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const melee: German<typeof MANOEUVRE_MELEE> = {
  notTouching: ({ unit, target }) => `${unit} ist nicht in Berührung mit ${target}.`,
  attackedOnce: ({ target, unit }) => `${target} ist zweimal genannt, und ${unit} bekämpft es einmal.`,
  noSuchStand: ({ unit, size, stand }) =>
    `${unit} hat ${size.figures()}${stand.counted}; einen Stand ${stand.figure} gibt es nicht.`,
  standGivenTwice: ({ stand, unit }) => `Stand ${stand.figure} von ${unit} ist zweimal vergeben und kämpft einmal.`,
  attacksWithAll: ({ unit, size, count }) =>
    `${unit} muss mit allen ${size.figures('dative')} kämpfen; vergeben ${count.either('ist', 'sind')} ${count.figure}.`,
  joinedAlready: ({ unit }) => `${unit} hat schon eingegriffen oder sich zurückgehalten.`,
  notObliged: ({ unit }) => `${unit} muss nicht eingreifen und darf es deshalb nicht.`,
  noAttacksToMake: ({ unit }) => `${unit} hat schon gekämpft oder hat niemanden zu bekämpfen.`,
  touchesNobody: ({ unit }) => `${unit} ist mit niemandem in Berührung und kämpft nicht.`,
};
