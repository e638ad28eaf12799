export { major } from './major.js';
