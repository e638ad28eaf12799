import type { Bot } from './bot.js';
import { chooseRandom } from './random.js';
import { chooseSteady, thinkSteady } from './steady.js';

export const BOTS: readonly Bot[] = [
  { name: 'random', choose: chooseRandom },
  { name: 'steady', choose: chooseSteady, think: thinkSteady },
];

export const botNamed = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
