export { major } from './major.js';
export { SWITCHES } from './options.js';
