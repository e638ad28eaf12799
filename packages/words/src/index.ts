export type { Cast } from './cast.js';
export type { ZonalCast } from './zonal-cast.js';
export * from './language.js';
export * from './words.js';
