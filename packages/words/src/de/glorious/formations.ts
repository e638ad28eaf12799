import type { GLORIOUS_FORMATIONS } from '@five-victories/engine/glorious';
import { ELEMENT } from '../tabletop/facts.js';
import type { German } from './facts.js';

export const formations: German<typeof GLORIOUS_FORMATIONS> = {
  otherElements: ({ unit, elements, layout }) => `${unit} hat ${elements}, und ${layout} hat andere.`,
  lineIsOneRank: ({ unit, layout }) => `In Linie ist ${unit} ein Glied ohne Lücken, und ${layout} ist das nicht.`,
  noSuchMass: ({ unit, layout, size, shapes }) =>
    `${unit} bildet als ${layout} keinen Haufen: Ein Haufen aus ${size.figures(ELEMENT, 'dative')} hat Glieder zu ${shapes}, ohne Lücken.`,
  isBattleOnly: ({ unit }) => `${unit} ist ein Gewalthaufen und hat keine andere Formation.`,
  isNoBattle: ({ unit }) => `${unit} ist kein Gewalthaufen.`,
  noSuchFormation: ({ formation }) => `Diese Formation gibt es in diesem Spiel nicht: ${formation.bare}.`,
  alwaysInLine: ({ unit }) => `${unit} steht immer in Linie.`,
  tooFewForMass: ({ unit, size }) => `${unit} hat ${size.figures(ELEMENT, 'accusative')}, zu wenig für einen Haufen.`,
  noMassOfFive: ({ unit }) => `${unit} ist kein Haufen aus fünf und hat kein einzelnes Element zu verschieben.`,
  engagedCannotShift: ({ unit }) => `${unit} ist in Berührung mit einem Feind und verschiebt kein Element.`,
  shiftedAlready: ({ unit }) =>
    `${unit} hat das einzelne Element seit der letzten Funktion der eigenen Seite schon verschoben.`,
  singleNeverChanges: ({ unit }) => `${unit} hat ein einziges Element und wechselt keine Formation.`,
  neverChangesFormation: ({ unit }) => `${unit} wechselt keine Formation.`,
  noSuchElement: ({ unit, size }) => `Das Element, das seinen Platz behält, ist keines der ${size.figure} von ${unit}.`,
  rankAndFileWanted: ({ unit, layout }) =>
    `Es fehlt, in welchem Glied und welcher Rotte von ${layout} das Element von ${unit} steht.`,
  emptyCell: ({ layout, rank, file }) => `${layout} hat in Glied ${rank}, Rotte ${file} kein Element.`,
  standsAsItWould: ({ unit }) => `${unit} stünde genau so wie jetzt.`,
};
