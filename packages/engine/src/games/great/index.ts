export { ARMIES } from './armies.js';
export { costOf } from './army.js';
export type * from './decisions.js';
export { greatEdition } from './edition.js';
export { great } from './great.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';

/** What the table draws: where each stand, or each face of a defensive block, can fire to. */
export { fieldOf as fireFieldOf } from './fire/zones.js';
export { strengthOf } from './strength.js';
export type { GreatPlaced, GreatUnit } from './unit.js';
export { dismountedType } from './units.js';

export {
  GREAT,
  GREAT_ARMY,
  GREAT_COMBAT,
  GREAT_EVENTS,
  GREAT_FIRE,
  GREAT_FORMATION,
  GREAT_MODIFIERS,
  GREAT_POSITION,
  GREAT_REACTIONS,
  GREAT_REACTIVE_FIRE,
  type GreatEventKinds,
  type GreatKinds,
} from './messages/index.js';
