import type { Catalogue } from '../../../kernel/message.js';
import type { SplendidKinds } from './kinds.js';

/** Why a unit may not do so in the battle. */
export const SPLENDID_BATTLE = {
  alwaysInOpenOrder: { unit: 'unit', type: 'type' },
  notInOpenOrder: { unit: 'unit', type: 'type', stands: 'stands' },
  singleStandFormsNo: { unit: 'unit', formation: 'formation' },
  mountedFormsNoBlock: { unit: 'unit' },
  openFootNeverCharges: { unit: 'unit' },
  mayNotRecoil: { unit: 'unit' },
  mayNotEvade: { unit: 'unit' },
  bouncesToNearest: { nearest: 'units', unit: 'unit' },
  smallestFirst: { size: 'bases' },
} as const satisfies Catalogue<SplendidKinds>;
