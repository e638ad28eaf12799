import type { Edition } from '../../zonal/rules.js';
import { ARMIES } from './armies.js';
import { major } from './major.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';

export const majorEdition: Edition = { ...major, switches: SWITCHES, armies: ARMIES, scenarios: SCENARIOS };
