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
export { dismountedType } from './units.js';
