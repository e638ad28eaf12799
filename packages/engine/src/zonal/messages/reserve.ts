import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not come from the reserve, or go there. */
export const RESERVE = {
  leftInReserve: { unit: 'unit' },
  notInReserve: { unit: 'unit' },
  closedTo: { to: 'zone', unit: 'unit' },
  notYourReserve: { to: 'zone' },
  isThereAlready: { unit: 'unit', to: 'zone' },
  notOnTable: { unit: 'unit' },
  engagedCannotLeave: { unit: 'unit' },
  wasEngagedCannotLeave: { unit: 'unit' },
  fixedNeverLeaves: { unit: 'unit' },
  noReserveBehind: { zone: 'zone' },
  entersInFormations: { unit: 'unit' },
  entersFacing: { unit: 'unit', facing: 'facing' },
  hitStaysInReserve: { unit: 'unit', hits: 'count' },
  firedStaysInReserve: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
