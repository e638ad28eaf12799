/** The only place where a bot asks what kind of game it plays. */
import type { AnyMatch } from '@five-victories/engine';
import type { Family } from './bot.js';
import { glorious } from './glorious/family.js';
import { manoeuvre } from './manoeuvre/family.js';
import { zonal } from './zonal/family.js';

const FAMILIES: readonly Family[] = [zonal, glorious, manoeuvre];

export const familyOf = (match: AnyMatch): Family => {
  const family = FAMILIES.find((each) => each.plays(match));
  if (family === undefined) throw new Error(`No bot plays ${match.rules.id}.`);
  return family;
};
