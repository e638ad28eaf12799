import { flawOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not deploy stakes. */
export const STAKES = {
  noStakesHere: {},
  onlyFootStakes: { unit: 'unit' },
  engagedNoStakes: { unit: 'unit' },
  onlyAttackStakes: { unit: 'unit' },
  hasStakes: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

/** Of a position of the game that has none. */
export const noStakes = flawOf<ZonalKinds>()<typeof STAKES>()('noStakesHere');
