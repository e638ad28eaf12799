import type { Edition } from '../../zonal/rules.js';
import { ARMIES } from './armies.js';
import { fine } from './fine.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';

export const fineEdition: Edition = { ...fine, switches: SWITCHES, armies: ARMIES, scenarios: SCENARIOS };
