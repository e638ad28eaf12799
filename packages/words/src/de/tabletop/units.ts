import type { UNITS } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const units: German<typeof UNITS> = {
  unknownUnit: ({ unit }) => `In dieser Partie gibt es keine Einheit ${unit}.`,
  notYours: ({ unit }) => `${unit} gehört nicht dir.`,
  notOnTable: ({ unit }) => `${unit} ist nicht auf dem Tisch.`,
  standsOnBattle: ({ unit, battle }) => `${unit} steht in ${battle} und ist keine eigene Formation.`,
  noLossesNow: ({ unit }) => `${unit} hat jetzt keine Verluste.`,
};
