import { summandOf, type Catalogue } from '../../../kernel/message.js';
import { TABLETOP_MODIFIERS } from '../../../tabletop/messages/index.js';
import type { GloriousKinds } from './kinds.js';

/** What a summand is for, only in A Glorious Victory. */
export const GLORIOUS_MODIFIERS = {
  fireDivided: {},
  targetInLine: {},
  targetInMass: {},
  firedFromLine: {},
  elementsFiring: { letter: 'stand', count: 'count' },
  diceDoubled: { letter: 'stand' },
  oneDieAtLeast: {},
  gunOrRocket: { letter: 'stand' },
  diceMultiplied: { times: 'count' },
  coverHalves: { cv: 'figure' },
  twoDiceOnLine: {},
} as const satisfies Catalogue<GloriousKinds>;

export const modify = summandOf<GloriousKinds>()({ ...TABLETOP_MODIFIERS, ...GLORIOUS_MODIFIERS });
