import type { SETUP } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const setup: English<typeof SETUP> = {
  placedAlready: ({ unit }) => `${unit} has already been placed.`,
  placingZoneFull: ({ zone, limit }) => `${zone} already holds ${limit.figure} of your units.`,
  restWouldNotFit: ({ unit, zone }) => `With ${unit} in ${zone} the rest of the army could not be placed.`,
  cannotStartThere: ({ zone, unit }) =>
    `${zone} is neither in your rear row nor a set-up or reserve zone of yours, so ${unit} cannot start there.`,
  setUpFormations: ({ unit }) => `${unit} is set up in attack formation or in open order.`,
  nameCommanderZone: () => 'Name the zone of the Commander.',
  commanderStarts: ({ zone }) => `The Commander starts in your rear row or in a set-up zone of yours, not in ${zone}.`,
  commanderStartClosed: ({ zone, terrain }) => `${zone} (${terrain}) is closed to the Commander.`,
  setUpZonesFirst: ({ unit, zone, free, count, limit }) =>
    `${unit} may start in ${zone} only when the set-up zones are full; ${free} holds ${count.figure} of ${limit.figure}.`,
  mustStartOnTable: ({ unit, free }) => `${unit} must start on the table: ${free} has room for it.`,
  notPlaced: ({ unit }) => `${unit} is not placed; each unit is placed once.`,
  placedTwice: ({ unit, times }) => `${unit} is placed ${times.figures('time')}; each unit is placed once.`,
  zoneOverfull: ({ zone, count, limit }) =>
    `${zone} would hold ${count.figures('unit')}, and ${limit.figure} is the limit.`,
  commandersLast: () => 'The Commanders are placed last, when both armies stand.',
  nothingToConfirm: () => 'You have no set-up to confirm yet.',
};
