import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit or the Commander may not be placed so. */
export const SETUP = {
  placedAlready: { unit: 'unit' },
  placingZoneFull: { zone: 'zone', limit: 'count' },
  restWouldNotFit: { unit: 'unit', zone: 'zone' },
  cannotStartThere: { zone: 'zone', unit: 'unit' },
  setUpFormations: { unit: 'unit' },
  nameCommanderZone: {},
  commanderStarts: { zone: 'zone' },
  commanderStartClosed: { zone: 'zone', terrain: 'terrain' },
  setUpZonesFirst: { unit: 'unit', zone: 'zone', free: 'zone', count: 'count', limit: 'count' },
  mustStartOnTable: { unit: 'unit', free: 'zone' },
  notPlaced: { unit: 'unit' },
  placedTwice: { unit: 'unit', times: 'count' },
  zoneOverfull: { zone: 'zone', count: 'count', limit: 'count' },
  commandersLast: {},
  nothingToConfirm: {},
} as const satisfies Catalogue<ZonalKinds>;
