export { ARMIES } from './armies.js';
export { gloriousEdition } from './edition.js';
export { glorious } from './glorious.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
