import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** Who fights whom, and what is lost. */
export const GLORIOUS_COMBAT = {
  notInContact: { unit: 'unit', target: 'unit' },
  oneAttackEach: { unit: 'unit', target: 'unit' },
  sayHowManyFight: { unit: 'unit', target: 'unit' },
  nobodyNamedToFight: { unit: 'unit', target: 'unit' },
  allOfTheseFight: { unit: 'unit', letter: 'stand', have: 'count', given: 'count' },
  attacksMade: { unit: 'unit' },
  fightsNobody: { unit: 'unit' },
  nameSoMany: { unit: 'unit', count: 'count', size: 'count' },
  contactLast: { unit: 'unit' },
  restKeepsNoFormation: { unit: 'unit' },
  hasFewerOfThese: { unit: 'unit', letter: 'stand', have: 'count', n: 'count' },
  losesOtherwise: { unit: 'unit', lose: 'count', count: 'count' },
} as const satisfies Catalogue<GloriousKinds>;
