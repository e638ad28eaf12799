import type { RESERVE } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const reserve: English<typeof RESERVE> = {
  leftInReserve: ({ unit }) => `${unit} was left in reserve and makes no reserve move.`,
  notInReserve: ({ unit }) => `${unit} is not in a reserve zone.`,
  closedTo: ({ to, unit }) => `${to} is closed to ${unit}.`,
  notYourReserve: ({ to }) => `${to} is not one of your reserve zones.`,
  isThereAlready: ({ unit, to }) => `${unit} is already in ${to}.`,
  notOnTable: ({ unit }) => `${unit} is not on the table.`,
  engagedCannotLeave: ({ unit }) => `${unit} is engaged and cannot leave the table.`,
  wasEngagedCannotLeave: ({ unit }) => `${unit} was engaged when the phase began and cannot leave the table in it.`,
  fixedNeverLeaves: ({ unit }) => `${unit} is fixed and never leaves the table.`,
  noReserveBehind: ({ zone }) => `You have no reserve zone behind ${zone}.`,
  entersInFormations: ({ unit }) => `${unit} enters in attack formation or in open order.`,
  entersFacing: ({ unit, facing }) => `${unit} enters facing ${facing}.`,
  hitStaysInReserve: ({ unit, hits }) =>
    `${unit} has ${hits.figure} green ${hits.either('marker', 'markers')} and may not leave its reserve zone.`,
  firedStaysInReserve: ({ unit }) => `${unit} has a red marker and may not leave its reserve zone.`,
};
