import type { Catalogue } from '../../../kernel/message.js';
import type { GreatKinds } from './kinds.js';

/** Why a unit may not be in a formation or take it so. */
export const GREAT_FORMATION = {
  notInThisFormation: { unit: 'unit', type: 'being', formation: 'formation', allowed: 'formations' },
  noStandMoves: { unit: 'unit', side: 'edge' },
  bendsWhereStandsMeet: { unit: 'unit', side: 'edge' },
  otherStandGoes: { unit: 'unit', sides: 'besides', other: 'beside' },
  otherStandGoesBehind: { unit: 'unit' },
  bendWanted: { unit: 'unit' },
  hasThisFormation: { unit: 'unit' },
  isBentSoAlready: { unit: 'unit' },
  noChangeToTheSame: { unit: 'unit' },
} as const satisfies Catalogue<GreatKinds>;
