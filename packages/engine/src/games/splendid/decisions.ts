/** Whatever a player of A Splendid Victory may be asked. */
import type { DiceDecision } from '../../kernel/match.js';
import type { DecisionOf } from '../../kernel/procedure.js';
import type { TabletopProcedures } from '../../tabletop/procedures.js';
import type { TabletopMatch } from '../../tabletop/rules.js';

export type SplendidDecision = DecisionOf<TabletopProcedures> | DiceDecision;
export type SplendidMatch = TabletopMatch<SplendidDecision>;
