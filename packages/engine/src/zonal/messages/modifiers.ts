import { summandOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** What a summand of dice or of a Combat Value is for. */
export const MODIFIERS = {
  gunHere: {},
  gunNextZone: {},
  firerDefensive: {},
  targetMounted: {},
  targetDefensive: {},
  targetOpen: {},
  cover: { ground: 'terrain' },
  /** The kind of stand that a Combat Value begins with. */
  kindOfStand: { stand: 'stand' },
  ownOpenOrder: {},
  mountedOnDefence: {},
  limit: {},
  quality: { quality: 'quality' },
} as const satisfies Catalogue<ZonalKinds>;

export const modify = summandOf<ZonalKinds>()<typeof MODIFIERS>();
