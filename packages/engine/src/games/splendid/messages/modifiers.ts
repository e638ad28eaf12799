import { summandOf, type Catalogue } from '../../../kernel/message.js';
import { MANOEUVRE_MODIFIERS } from '../../../manoeuvre/messages/index.js';
import { TABLETOP_MODIFIERS } from '../../../tabletop/messages/index.js';
import type { SplendidKinds } from './kinds.js';

/** What a summand is for, only in A Splendid Victory. */
export const SPLENDID_MODIFIERS = {
  gunAtRange: { band: 'band' },
  musketStands: { by: 'count' },
  misses: { by: 'count' },
  targetInBlock: {},
  targetInDefensiveBlock: {},
  targetMounted: {},
  targetInOpenOrder: {},
  inColumn: {},
  inOpenOrder: {},
  mountedAgainstLoose: {},
  mountedAgainstPikeBlock: {},
  mountedAgainstPikeDefence: {},
  mountedAgainstDefence: {},
  ofQuality: { quality: 'quality' },
} as const satisfies Catalogue<SplendidKinds>;

export const modify = summandOf<SplendidKinds>()({
  ...TABLETOP_MODIFIERS,
  ...MANOEUVRE_MODIFIERS,
  ...SPLENDID_MODIFIERS,
});
