export { ARMIES } from './armies.js';
export { greatEdition } from './edition.js';
export { great } from './great.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
