import type { UNITS } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const units: English<typeof UNITS> = {
  unknownUnit: ({ unit }) => `There is no unit ${unit} in this match.`,
  notYours: ({ unit }) => `${unit} is not yours.`,
  notOnTable: ({ unit }) => `${unit} is not on the table.`,
  standsOnBattle: ({ unit, battle }) => `${unit} stands on ${battle} and is not a formation of its own.`,
  noLossesNow: ({ unit }) => `${unit} has no losses to take now.`,
};
