export { createReferee, type Referee } from './referee.js';
export { LIMITS, STANDARD_SEED } from './limits.js';
export { schema } from './schema.js';
