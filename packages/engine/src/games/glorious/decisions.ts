/** Whatever a player of A Glorious Victory may be asked. */
import type { DiceDecision } from '../../kernel/match.js';
import type { DecisionOf } from '../../kernel/procedure.js';
import type { TabletopMatch } from '../../tabletop/rules.js';
import type { Unit } from './unit.js';
import type { GloriousProcedures } from './procedures.js';

/** The procedures of this book that ask; those of manoeuvres, charges and reactions are never called. */
type Asking =
  | 'form'
  | 'setUp'
  | 'placing'
  | 'movement'
  | 'act'
  | 'firing'
  | 'melee'
  | 'fight'
  | 'losses'
  | 'retreats'
  | 'dispute';

export type GloriousDecision = DecisionOf<Pick<GloriousProcedures, Asking>> | DiceDecision;
export type GloriousMatch = TabletopMatch<GloriousDecision, Unit>;
