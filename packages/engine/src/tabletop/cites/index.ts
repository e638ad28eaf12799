/** The rule a refusal or an event names, by what it means; each game says which of its rules that is. */
import type { CombatCites } from './combat.js';
import type { MovementCites } from './movement.js';
import type { SetupCites } from './setup.js';

export interface Cites extends CombatCites, MovementCites, SetupCites {}
