import type { ManoeuvreEdition } from '../../manoeuvre/rules.js';
import { ARMIES } from './armies.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';
import { splendid } from './splendid.js';

export const splendidEdition: ManoeuvreEdition = {
  ...splendid,
  switches: SWITCHES,
  armies: ARMIES,
  scenarios: SCENARIOS,
};
