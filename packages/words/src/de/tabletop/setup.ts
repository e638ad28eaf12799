import type { MUSTER, SETUP } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const setup: German<typeof SETUP> = {
  nothingToConfirm: () => 'Es gibt noch keine eigene Aufstellung, der du zustimmen könntest.',
  enemyFindsNoRoom: () => 'Bei dieser Aufstellung fände das feindliche Heer keinen Platz.',
  placedAlready: ({ unit }) => `${unit} ist schon aufgestellt.`,
  standsJustSo: ({ unit }) => `${unit} steht schon so.`,
  placedAnewAlready: ({ unit }) =>
    `${unit} wurde schon umgestellt; jetzt muss jemand aufgestellt werden, der noch nicht steht.`,
  restFindsNoRoom: ({ unit }) => `Mit ${unit} dort fände der Rest des Heeres keinen Platz.`,
  outsideItsGround: ({ unit }) => `${unit} stünde zum Teil außerhalb des Aufstellungsraums seiner Seite.`,
  reachesTooFar: ({ unit, reach, depth }) =>
    `${unit} stünde ${reach} von der eigenen Kante; die Grenze liegt bei ${depth}.`,
  neverMounts: ({ unit }) => `${unit} kann weder auf- noch absitzen.`,
  noArtillery: ({ unit, limbered }) => `${unit} ist kein Geschütz und kann nicht ${limbered} sein.`,
  partlyOffTable: ({ unit }) => `${unit} stünde zum Teil neben dem Tisch.`,
  onClosedGround: ({ unit, type }) => `${unit} stünde auf gesperrtem Gelände: ${type}.`,
  wouldOverlap: ({ unit, other }) => `${unit} würde ${other} überdecken.`,
  wouldTouchEnemy: ({ unit, other }) => `${unit} würde ${other} berühren, einen Feind.`,
  wouldTouchHidden: ({ unit }) => `${unit} würde einen Feind berühren, dessen Platz noch nicht verraten wird.`,
  cannotBoard: ({ unit, battle }) => `${unit} kann nicht bei ${battle} aufgestellt werden.`,
  notPlaced: ({ unit }) => `${unit} ist nicht aufgestellt; jede Einheit wird genau einmal aufgestellt.`,
  placedTwice: ({ unit, times }) =>
    `${unit} ist ${times.figure}-mal aufgestellt; jede Einheit wird genau einmal aufgestellt.`,
};

export const muster: German<typeof MUSTER> = {
  armiesWanted: () => 'Hier werden die Heere beider Seiten gebraucht.',
  generatedUnitsGiven: () => 'Die Einheiten erwürfelter Heere werden erwürfelt, also werden keine angegeben.',
  armyFindsNoRoom: () => 'Dieses Heer findet in seinem Aufstellungsraum keinen Platz.',
};
