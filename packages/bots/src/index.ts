export type { Bot, Judged, Thinking } from './bot.js';
export { BOTS, botNamed } from './bots.js';
export { chooseRandom } from './random.js';
export { chooseSteady, judge } from './steady.js';
export { why } from './why.js';
export { worth } from './zonal/worth.js';
