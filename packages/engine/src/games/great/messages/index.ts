/** What is said only in A Great Victory, topic by topic; `refuse`, `fault` and `modify` know what it builds on, too. */
import { faulterOf, refuserOf, type Catalogue } from '../../../kernel/message.js';
import { MANOEUVRE } from '../../../manoeuvre/messages/index.js';
import { TABLETOP } from '../../../tabletop/messages/index.js';
import { GREAT_ARMY, GREAT_POSITION } from './army.js';
import { GREAT_COMBAT, GREAT_REACTIONS } from './charges.js';
import { GREAT_FIRE, GREAT_REACTIVE_FIRE } from './fire.js';
import { GREAT_FORMATION } from './formation.js';
import type { GreatKinds } from './kinds.js';

export { GREAT_EVENTS, type GreatTold } from './events.js';
export type * from './kinds.js';
export { modify, GREAT_MODIFIERS } from './modifiers.js';
export { GREAT_ARMY, GREAT_COMBAT, GREAT_FIRE, GREAT_FORMATION, GREAT_POSITION, GREAT_REACTIONS, GREAT_REACTIVE_FIRE };

export const GREAT = {
  ...GREAT_FORMATION,
  ...GREAT_FIRE,
  ...GREAT_REACTIVE_FIRE,
  ...GREAT_REACTIONS,
  ...GREAT_COMBAT,
  ...GREAT_ARMY,
  ...GREAT_POSITION,
} as const satisfies Catalogue<GreatKinds>;

export const refuse = refuserOf<GreatKinds>()({ ...TABLETOP, ...MANOEUVRE, ...GREAT });
export const fault = faulterOf<GreatKinds>()({ ...TABLETOP, ...MANOEUVRE, ...GREAT });
