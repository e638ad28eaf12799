import type { GLORIOUS_POSITION } from '@five-victories/engine/glorious';
import { ELEMENT } from '../tabletop/facts.js';
import { PLATZ, type German } from './facts.js';

export const position: German<typeof GLORIOUS_POSITION> = {
  baseOfOtherSize: ({ unit }) =>
    `Eine runde Platte misst 7 bis 11 Zoll in halben Schritten, und die von ${unit} nicht.`,
  commandAsElement: ({ unit }) =>
    `Ein Feldherr steht in ${unit} als eigene Einheit, mit „aboard“, nicht als Element C.`,
  battleTooSmall: ({ unit, count, least }) =>
    `${unit} hat ${count.figures(ELEMENT, 'accusative')}, und mit weniger als ${least.figure} gibt es keinen Gewalthaufen.`,
  baseOverfull: ({ unit, needs, has }) => `${unit} braucht ${needs.figures(PLATZ)}, und die Platte hat ${has.figure}.`,
  cannotStandOn: ({ unit, battle }) =>
    `${unit} kann nicht in ${battle} stehen: nur Feldherren, in einem Gewalthaufen der eigenen Seite.`,
  hitAboard: ({ unit, battle }) => `${unit} steht in ${battle} und wird nicht einzeln getroffen.`,
  markersLeft: ({ unit }) => `${unit} hat Treffermarken, und nach Feuer und Handgemenge bleiben keine liegen.`,
  firedOutOfPhase: ({ unit }) => `${unit} hat geschossen, und dies ist keine Feuerphase.`,
  firedWithNothing: ({ unit }) => `${unit} hat geschossen und hat nichts zum Schießen.`,
  twoFunctionsAtMost: ({ unit }) => `${unit} hat in einer Phase höchstens zwei Funktionen.`,
  actedWithFunctions: ({ unit }) => `${unit} hat gehandelt und hat keine Funktionen mehr.`,
  neverReinforced: ({ unit }) => `${unit} ist kein Gewalthaufen, der verstärkt werden könnte.`,
  noOddElement: ({ unit }) => `${unit} hat kein einzelnes Element zu verschieben.`,
  lostAboard: ({ unit }) => `${unit} ist verloren und steht in keinem Gewalthaufen.`,
  chiefLost: ({ unit }) => `${unit} ist verloren, und mit dem Oberbefehlshaber die Partie.`,
};
