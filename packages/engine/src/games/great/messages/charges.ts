import type { Catalogue } from '../../../kernel/message.js';
import type { GreatKinds } from './kinds.js';

/** Why the target of a charge may not react so. All that get away have the charger among their facts. */
export const GREAT_REACTIONS = {
  recoilsMountedOnly: { unit: 'unit' },
  bentCannotRecoil: { unit: 'unit' },
  heavyChariotsCannotRecoil: { unit: 'unit' },
  evadesOnFootOnly: { unit: 'unit' },
  evadesSkirmishingOnly: { unit: 'unit' },
  evadesFromFootOnly: { unit: 'unit', charger: 'unit' },
  turnsRearStandOnly: { unit: 'unit' },
  leavesStandUntouched: { charger: 'unit', stand: 'nth', unit: 'unit' },
} as const satisfies Catalogue<GreatKinds>;

/** Why strength points may not be shared out so. */
export const GREAT_COMBAT = {
  aPointAnAttack: { unit: 'unit', target: 'unit' },
  allStrengthAttacks: { unit: 'unit', strength: 'count', sum: 'count' },
} as const satisfies Catalogue<GreatKinds>;
