import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not do this with an action. */
export const ACTIONS = {
  defensiveCannotMove: { unit: 'unit' },
  firedMayOnlyTurn: { unit: 'unit' },
  noZoneThatWay: { unit: 'unit', facing: 'facing', zone: 'zone' },
  escarpmentBetween: { zone: 'zone', to: 'zone' },
  zoneIsFull: { to: 'zone', limit: 'count' },
  restrictedSecondAction: { to: 'zone', unit: 'unit' },
  notEngaged: { unit: 'unit' },
  onlyMountedDisengage: { unit: 'unit' },
  touchesMounted: { target: 'unit', unit: 'unit' },
  isSurrounded: { unit: 'unit' },
  onlyToDisengage: { unit: 'unit' },
  neverDismounts: { unit: 'unit' },
  mountedAlready: { unit: 'unit' },
  dismountedAlready: { unit: 'unit' },
  justDismounted: { unit: 'unit' },
  defensiveCannotMount: { unit: 'unit' },
  cannotMountHere: { unit: 'unit', zone: 'zone', terrain: 'terrain' },
  touchedRestricted: { unit: 'unit' },
  actionsUsed: { unit: 'unit', used: 'count' },
  dismountedEnds: { unit: 'unit' },
  defensiveCannotTurn: { unit: 'unit' },
  facesSoAlready: { unit: 'unit', facing: 'facing' },
  gunsOneFormation: { unit: 'unit' },
  reserveMoveIsAll: { unit: 'unit' },
  disengagedStays: { unit: 'unit' },
  onlyActionsNow: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
