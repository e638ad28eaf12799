import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why a formation may not be changed so. */
export const CHANGES = {
  stationaryIsIn: { unit: 'unit', places: 'nths', place: 'nth' },
  stationaryComesTo: { unit: 'unit', places: 'nths', place: 'nth' },
  noBendThere: { unit: 'unit' },
  sayBend: { unit: 'unit' },
  bendBetween: { unit: 'unit', size: 'bases' },
  otherArmStays: { unit: 'unit', stays: 'edge' },
  enemyNearColumn: { other: 'unit', limit: 'length', unit: 'unit' },
  giveFollowers: { count: 'count', unit: 'unit' },
  formedSoAlready: { unit: 'unit' },
  nothingWouldChange: { unit: 'unit' },
  mustReform: { unit: 'unit', formation: 'formation' },
} as const satisfies Catalogue<ManoeuvreKinds>;
