import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Hand-to-hand combat: who joins in, who attacks with what. */
export const MANOEUVRE_MELEE = {
  notTouching: { unit: 'unit', target: 'unit' },
  attackedOnce: { target: 'unit', unit: 'unit' },
  noSuchStand: { unit: 'unit', size: 'bases', stand: 'nth' },
  standGivenTwice: { stand: 'nth', unit: 'unit' },
  attacksWithAll: { unit: 'unit', size: 'bases', count: 'count' },
  joinedAlready: { unit: 'unit' },
  notObliged: { unit: 'unit' },
  noAttacksToMake: { unit: 'unit' },
  touchesNobody: { unit: 'unit' },
} as const satisfies Catalogue<ManoeuvreKinds>;
