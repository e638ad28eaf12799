import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** What is wrong with an army or with one of its units. */
export const GLORIOUS_ARMY = {
  battleInRoster: { name: 'name' },
  battleInOtherFormation: { name: 'name' },
  aboardWithPlace: { name: 'name', battle: 'name' },
  tooManyElements: { name: 'name', count: 'count', most: 'count' },
  emptyRank: { name: 'name' },
  commandCount: { chiefs: 'count', subs: 'count', wanted: 'oneOf' },
  tooFewOnFoot: { foot: 'count' },
  armySizeWrong: { count: 'count', size: 'count' },
  halfOnFoot: { foot: 'count', of: 'count' },
  tooManyRare: { rare: 'rare', count: 'count', of: 'count', allowed: 'count', most: 'count' },
  noGunsHere: { guns: 'count' },
  tooManyGuns: { guns: 'count', allowed: 'count', per: 'count', others: 'count' },
  exoticNotAgreed: { names: 'names', agreed: 'agreed' },
} as const satisfies Catalogue<GloriousKinds>;
