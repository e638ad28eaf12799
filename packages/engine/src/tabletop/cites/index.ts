/** The rule a refusal or an event names, by what it means; each game says which of its rules that is. */
import type { CombatCites } from './combat.js';
import type { MovementCites } from './movement.js';
import type { SetupCites } from './setup.js';

/** What the books of manoeuvre cite. */
export interface Cites extends CombatCites, MovementCites, SetupCites {}

/**
 * What every measured book has a rule for. Of the rest a book names what it has; where it has none, shared code names the
 * general rule instead (`cite.columns ?? cite.rows`).
 */
export type SharedCites = Partial<Cites> &
  Pick<
    Cites,
    | 'bend'
    | 'closedLine'
    | 'concede'
    | 'dispute'
    | 'features'
    | 'fireBlocked'
    | 'fireChain'
    | 'firePivot'
    | 'fireRange'
    | 'fireZone'
    | 'formedOffTable'
    | 'formedOverlap'
    | 'hillBlocks'
    | 'keepAway'
    | 'limbered'
    | 'offTable'
    | 'oneGun'
    | 'overlap'
    | 'ownUnits'
    | 'phases'
    | 'prohibited'
    | 'rows'
    | 'scenario'
    | 'setupAll'
    | 'setupArea'
    | 'setupFormation'
    | 'setupMethod'
    | 'setupPlace'
    | 'shapes'
    | 'sideBySide'
    | 'standsStay'
    | 'turnLimit'
    | 'turnRoom'
    | 'types'
    | 'woodBlocks'
    | 'contact'
    | 'done'
    | 'redOff'
    | 'cannotFire'
    | 'setupTurns'
    | 'noUnits'
    | 'fireHits'
    | 'attackDice'
  >;
