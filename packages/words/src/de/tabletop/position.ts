import type { POSITION } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const position: German<typeof POSITION> = {
  noTypeNamed: ({ type, types }) => `Eine Art „${type}“ gibt es nicht; die Arten sind ${types}.`,
  noRoundBase: ({ unit }) => `${unit} steht in Gliedern und hat keine runde Platte.`,
  emptyLayout: () => 'In dieser Anordnung steht niemand.',
  foreignLetters: ({ type, letters, layout }) =>
    `${layout} hat Buchstaben, die es bei dieser Art nicht gibt (${type}); es gibt nur ${letters}.`,
  hasSoMany: ({ unit, type, most, size }) => `${unit} (${type}) hat ${most.words('accusative')}, nicht ${size.figure}.`,
  neverInState: ({ unit, type, state }) =>
    `${unit} (${type}) kann weder auf- noch absitzen und ist also nicht ${state}.`,
  neverFires: ({ unit, type }) => `${unit} (${type}) schießt nie.`,
  commandsNobody: ({ unit, type }) => `${unit} (${type}) führt niemanden.`,
  typeHasNoLances: ({ type }) => `Lanzen gibt es bei dieser Art nicht: ${type}.`,
  lettersMissing: ({ unit }) => `Es fehlt, wer auf der runden Platte von ${unit} steht, mit ihren Buchstaben.`,
  diameterMissing: ({ unit }) => `Es fehlt, wie breit die runde Platte von ${unit} ist.`,
  roundHasNoLayout: ({ unit }) => `${unit} steht auf einer runden Platte und hat keine Glieder.`,
  foreignLetter: ({ type, letter }) => `Bei dieser Art gibt es niemanden mit dem Buchstaben ${letter}: ${type}.`,
  mustBePlaced: ({ unit }) => `${unit} muss in dieser Phase auf dem Tisch oder geflohen sein.`,
  placeMissing: ({ unit }) => `Es fehlt, wo ${unit} steht: x und y der Mitte der Front.`,
  centreMissing: ({ unit }) => `Es fehlt, wo ${unit} steht: x und y der Mitte.`,
  touchesAcross: ({ unit, other }) => `${unit} berührt ${other}, einen Feind, über einen Steilhang hinweg.`,
  overlapsUnit: ({ unit, other }) => `${unit} überdeckt ${other}.`,
  isOnClosed: ({ unit, type }) => `${unit} steht auf gesperrtem Gelände: ${type}.`,
  isPartlyOff: ({ unit }) => `${unit} steht zum Teil neben dem Tisch.`,
  moreInPlay: ({ now, size }) =>
    `Im Spiel ${now.either('ist', 'sind')} ${now.words()}, und am Anfang hatte das Heer ${size}.`,
  noUnitInPosition: () => 'Diese Einheit gibt es in der Stellung nicht.',
};
