import type { Cites } from '../../../tabletop/cites/index.js';
import { COMBAT_CITES } from './combat.js';
import { MOVEMENT_CITES } from './movement.js';
import { SETUP_CITES } from './setup.js';

/** The rules of A Glorious Victory behind what the shared procedures tell and refuse. */
export const CITES: Cites = { ...SETUP_CITES, ...COMBAT_CITES, ...MOVEMENT_CITES };
