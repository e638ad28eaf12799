import type { Bot } from './bot.js';
import { LEVEL_BOTS } from './levels.js';
import { chooseRandom } from './random.js';
import { chooseSteady, thinkSteady } from './steady.js';

export const BOTS: readonly Bot[] = [
  { name: 'random', choose: chooseRandom },
  { name: 'steady', choose: chooseSteady, think: thinkSteady },
  ...LEVEL_BOTS,
];

export const botNamed = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
