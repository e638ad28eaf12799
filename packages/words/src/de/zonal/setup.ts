import type { SETUP } from '@five-victories/engine/zonal';
import { EINHEIT } from '../facts.js';
import type { German } from './facts.js';

export const setup: German<typeof SETUP> = {
  placedAlready: ({ unit }) => `${unit} ist schon aufgestellt.`,
  placingZoneFull: ({ zone, limit }) =>
    `Dort ${limit.either('steht', 'stehen')} schon ${limit.figure} ${limit.either('eigene Einheit', 'eigene Einheiten')} (${zone}).`,
  restWouldNotFit: ({ unit, zone }) => `Mit ${unit} dort (${zone}) fände der Rest des Heeres keinen Platz.`,
  cannotStartThere: ({ zone, unit }) =>
    `${zone} liegt weder in deiner hinteren Reihe, noch ist es eine Aufstellungs- oder Reservezone von dir: ${unit} kann dort nicht beginnen.`,
  setUpFormations: ({ unit }) => `${unit} wird in Angriffsformation oder loser Ordnung aufgestellt.`,
  nameCommanderZone: () => 'Die Zone des Feldherrn fehlt.',
  commanderStarts: ({ zone }) =>
    `Der Feldherr beginnt in deiner hinteren Reihe oder in einer deiner Aufstellungszonen, nicht hier: ${zone}.`,
  commanderStartClosed: ({ zone, terrain }) => `Für den Feldherrn gesperrt: ${zone} (${terrain}).`,
  setUpZonesFirst: ({ unit, zone, free, count, limit }) =>
    `${unit} darf dort (${zone}) nur beginnen, wenn die Aufstellungszonen voll sind; ${free} hat ${count.figure} von ${limit.figure}.`,
  mustStartOnTable: ({ unit, free }) => `${unit} muss auf dem Tisch beginnen: ${free} hat Platz.`,
  notPlaced: ({ unit }) => `${unit} ist nicht aufgestellt; jede Einheit wird genau einmal aufgestellt.`,
  placedTwice: ({ unit, times }) =>
    `${unit} ist ${times.figure}-mal aufgestellt; jede Einheit wird genau einmal aufgestellt.`,
  zoneOverfull: ({ zone, count, limit }) =>
    `${zone} hätte ${count.figures(EINHEIT)}, erlaubt ${limit.either('ist', 'sind')} ${limit.figure}.`,
  commandersLast: () => 'Die Feldherren kommen zuletzt, wenn beide Heere stehen.',
  nothingToConfirm: () => 'Es gibt noch keine eigene Aufstellung, der du zustimmen könntest.',
};
