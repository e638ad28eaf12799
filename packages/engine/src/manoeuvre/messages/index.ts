/** What is said only in Splendid and Great, topic by topic; `refuse`, `fault` and `modify` know what it builds on, too. */
import { faulterOf, refuserOf, type Catalogue } from '../../kernel/message.js';
import { TABLETOP } from '../../tabletop/messages/index.js';
import { CHANGES } from './changes.js';
import { CHARGES } from './charges.js';
import { COLUMNS } from './columns.js';
import { MANOEUVRE_FIRE } from './fire.js';
import { INTERCEPTS } from './intercepts.js';
import { MANOEUVRE_LOSSES } from './losses.js';
import { MANOEUVRE_MELEE } from './melee.js';
import { ORDERS } from './orders.js';
import { REACTIONS } from './reactions.js';
import { STEPS } from './steps.js';
import type { ManoeuvreKinds } from './kinds.js';

export { MANOEUVRE_EVENTS, type ManoeuvreTold } from './events.js';
export type * from './kinds.js';
export { modify, MANOEUVRE_MODIFIERS } from './modifiers.js';

export {
  CHANGES,
  CHARGES,
  COLUMNS,
  INTERCEPTS,
  MANOEUVRE_FIRE,
  MANOEUVRE_LOSSES,
  MANOEUVRE_MELEE,
  ORDERS,
  REACTIONS,
  STEPS,
};

/** All that `manoeuvre/` refuses. */
export const MANOEUVRE = {
  ...CHANGES,
  ...CHARGES,
  ...COLUMNS,
  ...INTERCEPTS,
  ...MANOEUVRE_FIRE,
  ...MANOEUVRE_LOSSES,
  ...MANOEUVRE_MELEE,
  ...ORDERS,
  ...REACTIONS,
  ...STEPS,
} as const satisfies Catalogue<ManoeuvreKinds>;

export const refuse = refuserOf<ManoeuvreKinds>()({ ...TABLETOP, ...MANOEUVRE });
export const fault = faulterOf<ManoeuvreKinds>()({ ...TABLETOP, ...MANOEUVRE });
