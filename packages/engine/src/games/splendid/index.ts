export { ARMIES } from './armies.js';
export type * from './decisions.js';
export { splendidEdition } from './edition.js';
export { SWITCHES } from './options.js';
export { SCENARIOS } from './scenarios.js';
export { splendid } from './splendid.js';
