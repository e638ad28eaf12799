export { armyName, unitName, type Cast } from './cast.js';
export { whereabouts, type Whereabouts, type ZonalCast } from './zonal-cast.js';
export * from './language.js';
export type { MeasuredCast } from './measured-cast.js';
export type { MeasuredWords } from './measured.js';
export * from './report.js';
export * from './words.js';
export { settledText, type SettledCase, type SettledWords } from './settled.js';
export type { Player, Players } from './players.js';
