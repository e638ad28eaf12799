import type { Edition } from '../../tabletop/rules.js';
import { ARMIES } from './armies.js';
import { glorious } from './glorious.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';

export const gloriousEdition: Edition = {
  ...glorious,
  switches: SWITCHES,
  armies: ARMIES,
  scenarios: SCENARIOS,
};
