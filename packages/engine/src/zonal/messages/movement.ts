import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit or the Commander may not be used so. */
export const MOVEMENT = {
  onlyReserveMove: { unit: 'unit' },
  fixedNeverMoves: { unit: 'unit' },
  onlyToWithdraw: { unit: 'unit' },
  engagedDoesNothing: { unit: 'unit' },
  usedAlready: { unit: 'unit' },
  noCommanderToWithdraw: { unit: 'unit' },
  commanderElsewhere: { zone: 'zone', unit: 'unit' },
  commanderGone: {},
  commanderThereAlready: { to: 'zone' },
  commanderNeverInReserve: { to: 'zone' },
  commanderTooFar: { at: 'zone', to: 'zone' },
  closedToCommander: { to: 'zone', terrain: 'terrain' },
  escarpmentStopsCommander: { at: 'zone', to: 'zone' },
} as const satisfies Catalogue<ZonalKinds>;
