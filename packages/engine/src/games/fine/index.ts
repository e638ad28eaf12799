export { ARMIES } from './armies.js';
export { fineEdition } from './edition.js';
export { FINE, FINE_ARMY, FINE_MODIFIERS } from './messages.js';
export { fine } from './fine.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
export { COMBAT, COMBAT_MODIFIERS, FIRE } from './tables.js';
