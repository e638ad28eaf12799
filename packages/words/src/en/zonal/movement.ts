import type { MOVEMENT } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const movement: English<typeof MOVEMENT> = {
  onlyReserveMove: ({ unit }) => `${unit} is in reserve and can only make a reserve move.`,
  fixedNeverMoves: ({ unit }) => `${unit} is fixed and never moves or turns.`,
  onlyToWithdraw: ({ unit }) => `${unit} was engaged when the phase began and can only be withdrawn.`,
  engagedDoesNothing: ({ unit }) => `${unit} was engaged when the phase began and can do nothing in it.`,
  usedAlready: ({ unit }) => `${unit} has already been used in this phase.`,
  noCommanderToWithdraw: ({ unit }) => `There is no Commander to order ${unit} to withdraw.`,
  commanderElsewhere: ({ zone, unit }) => `The Commander is not in ${zone}, where ${unit} is.`,
  commanderGone: () => 'The Commander has been removed from play.',
  commanderThereAlready: ({ to }) => `The Commander is already in ${to}.`,
  commanderNeverInReserve: ({ to }) => `${to} is a reserve zone, which a Commander never enters.`,
  commanderTooFar: ({ at, to }) => `The Commander in ${at} cannot reach ${to}, which is not an adjacent zone.`,
  closedToCommander: ({ to, terrain }) => `${to} (${terrain}) is closed to the Commander.`,
  escarpmentStopsCommander: ({ at, to }) => `An escarpment keeps the Commander in ${at} out of ${to}.`,
};
