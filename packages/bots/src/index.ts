export type { Bot, Judged, Means, Thinking } from './bot.js';
export { BOTS, botNamed } from './bots.js';
export { LEVELS, playerOf, type Level, type Skill } from './levels.js';
export type { Part, Plan } from './plan.js';
export { chooseRandom } from './random.js';
export { chooseSteady, judge } from './steady.js';
export { why } from './why.js';
export { worth } from './zonal/worth.js';
export type { Effort } from './planner.js';
