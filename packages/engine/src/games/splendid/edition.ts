import type { Edition } from '../../tabletop/rules.js';
import { ARMIES } from './armies.js';
import { SWITCHES } from './options.js';
import { SCENARIOS } from './scenarios.js';
import { splendid } from './splendid.js';

export const splendidEdition: Edition = { ...splendid, switches: SWITCHES, armies: ARMIES, scenarios: SCENARIOS };
