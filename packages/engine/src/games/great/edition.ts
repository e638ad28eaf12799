import type { ManoeuvreEdition } from '../../manoeuvre/rules.js';
import { ARMIES } from './armies.js';
import { great } from './great.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';

export const greatEdition: ManoeuvreEdition = { ...great, switches: SWITCHES, armies: ARMIES, scenarios: SCENARIOS };
