export { ARMIES } from './armies.js';
export { majorEdition } from './edition.js';
export { MAJOR, MAJOR_ARMY, MAJOR_MODIFIERS } from './messages.js';
export { major } from './major.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
export { COMBAT, COMBAT_MODIFIERS, FIRE } from './tables.js';
