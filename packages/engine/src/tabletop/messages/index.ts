/** What the measured games say, topic by topic: which facts each sentence speaks of. The words are in packages/words. */
import { faulterOf, refuserOf, type Catalogue, type Message } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';
import { ARMY } from './army.js';
import { LINES_OF_FIRE } from './fire.js';
import { FORMS } from './forms.js';
import { INTERRUPTS } from './interrupts.js';
import { OPTION_FAULTS } from './options.js';
import { POSITION } from './position.js';
import { MUSTER, SETUP } from './setup.js';
import { UNITS } from './units.js';
import { WAYS } from './ways.js';

export type * from './event-kinds.js';
export { TABLETOP_EVENTS, THROWN_TO_HIT, type TabletopTold } from './events.js';
export type { TabletopKinds } from './kinds.js';
export { modify, TABLETOP_MODIFIERS } from './modifiers.js';
export { ARMY, FORMS, INTERRUPTS, LINES_OF_FIRE, MUSTER, OPTION_FAULTS, POSITION, SETUP, UNITS, WAYS };

/** All that `tabletop/` refuses or finds at fault. */
export const TABLETOP = {
  ...ARMY,
  ...FORMS,
  ...INTERRUPTS,
  ...LINES_OF_FIRE,
  ...MUSTER,
  ...OPTION_FAULTS,
  ...POSITION,
  ...SETUP,
  ...UNITS,
  ...WAYS,
} as const satisfies Catalogue<TabletopKinds>;

/** Whether it is this one. */
export const isMessage = ({ id }: Message, wanted: keyof typeof TABLETOP): boolean => id === wanted;

export const refuse = refuserOf<TabletopKinds>()(TABLETOP);
export const fault = faulterOf<TabletopKinds>()(TABLETOP);
