export type { Cast } from './cast.js';
export { whereabouts, type Whereabouts, type ZonalCast } from './zonal-cast.js';
export * from './language.js';
export * from './report.js';
export * from './words.js';
