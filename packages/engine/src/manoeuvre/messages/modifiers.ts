import { summandOf, type Catalogue } from '../../kernel/message.js';
import { TABLETOP_MODIFIERS } from '../../tabletop/messages/index.js';
import type { ManoeuvreKinds } from './kinds.js';

/** What a summand is for, only in Splendid and Great. */
export const MANOEUVRE_MODIFIERS = {
  rain: {},
  heavyRain: {},
  limit: {},
} as const satisfies Catalogue<ManoeuvreKinds>;

export const modify = summandOf<ManoeuvreKinds>()({ ...TABLETOP_MODIFIERS, ...MANOEUVRE_MODIFIERS });
