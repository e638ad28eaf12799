import type { RESERVE } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const reserve: German<typeof RESERVE> = {
  leftInReserve: ({ unit }) => `${unit} wurde in Reserve gelassen und macht keinen Reservezug.`,
  notInReserve: ({ unit }) => `${unit} ist nicht in einer Reservezone.`,
  closedTo: ({ to, unit }) => `${to} ist für ${unit} gesperrt.`,
  notYourReserve: ({ to }) => `${to} ist keine eigene Reservezone.`,
  isThereAlready: ({ unit, to }) => `${unit} ist schon dort: ${to}.`,
  notOnTable: ({ unit }) => `${unit} ist nicht auf dem Tisch.`,
  engagedCannotLeave: ({ unit }) => `${unit} ist im Kampf und kann den Tisch nicht verlassen.`,
  wasEngagedCannotLeave: ({ unit }) =>
    `${unit} war zu Beginn der Phase im Kampf und kann den Tisch in ihr nicht verlassen.`,
  fixedNeverLeaves: ({ unit }) => `${unit} steht fest und verlässt den Tisch nie.`,
  noReserveBehind: ({ zone }) => `Dahinter liegt keine eigene Reservezone (${zone}).`,
  entersInFormations: ({ unit }) => `${unit} rückt in Angriffsformation oder loser Ordnung ein.`,
  entersFacing: ({ unit, facing }) => `${unit} rückt mit Blick nach ${facing} ein.`,
  hitStaysInReserve: ({ unit, hits }) =>
    `${unit} hat ${hits.figure} ${hits.either('grünen', 'grüne')} Marker und darf seine Reservezone nicht verlassen.`,
  firedStaysInReserve: ({ unit }) => `${unit} hat einen roten Marker und darf seine Reservezone nicht verlassen.`,
};
