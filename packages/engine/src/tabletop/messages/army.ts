import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** What is wrong with one unit of an army. */
export const ARMY = {
  leadsNobody: { unit: 'name' },
  unitOfNoType: { unit: 'name', type: 'name', types: 'names' },
} as const satisfies Catalogue<TabletopKinds>;
