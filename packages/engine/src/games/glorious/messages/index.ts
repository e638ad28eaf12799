/** What is said only in A Glorious Victory, topic by topic; `refuse`, `fault` and `modify` know what it builds on, too. */
import { faulterOf, refuserOf, type Catalogue } from '../../../kernel/message.js';
import { TABLETOP } from '../../../tabletop/messages/index.js';
import { GLORIOUS_ARMY } from './army.js';
import { GLORIOUS_BATTLES } from './battles.js';
import { GLORIOUS_CHARGES } from './charges.js';
import { GLORIOUS_COMBAT } from './combat.js';
import { GLORIOUS_FIRE } from './fire.js';
import { GLORIOUS_FORM } from './form.js';
import { GLORIOUS_FORMATIONS } from './formations.js';
import type { GloriousKinds } from './kinds.js';
import { GLORIOUS_MOVES } from './moves.js';
import { GLORIOUS_OPTIONS } from './options.js';
import { GLORIOUS_ORDERS } from './orders.js';
import { GLORIOUS_POSITION } from './position.js';
import { GLORIOUS_TURNS } from './turns.js';

export { GLORIOUS_EVENTS, type GloriousTold } from './events.js';
export type * from './kinds.js';
export { modify, GLORIOUS_MODIFIERS } from './modifiers.js';
export {
  GLORIOUS_ARMY,
  GLORIOUS_BATTLES,
  GLORIOUS_CHARGES,
  GLORIOUS_COMBAT,
  GLORIOUS_FIRE,
  GLORIOUS_FORM,
  GLORIOUS_FORMATIONS,
  GLORIOUS_MOVES,
  GLORIOUS_OPTIONS,
  GLORIOUS_ORDERS,
  GLORIOUS_POSITION,
  GLORIOUS_TURNS,
};

export const GLORIOUS = {
  ...GLORIOUS_ORDERS,
  ...GLORIOUS_TURNS,
  ...GLORIOUS_MOVES,
  ...GLORIOUS_FORMATIONS,
  ...GLORIOUS_CHARGES,
  ...GLORIOUS_BATTLES,
  ...GLORIOUS_FIRE,
  ...GLORIOUS_COMBAT,
  ...GLORIOUS_FORM,
  ...GLORIOUS_ARMY,
  ...GLORIOUS_OPTIONS,
  ...GLORIOUS_POSITION,
} as const satisfies Catalogue<GloriousKinds>;

export const refuse = refuserOf<GloriousKinds>()({ ...TABLETOP, ...GLORIOUS });
export const fault = faulterOf<GloriousKinds>()({ ...TABLETOP, ...GLORIOUS });
