/** Whatever a player of A Splendid Victory may be asked. */
import type { DiceDecision } from '../../kernel/match.js';
import type { DecisionOf } from '../../kernel/procedure.js';
import type { ManoeuvreProcedures } from '../../manoeuvre/procedures.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { SplendidUnit } from './unit.js';

export type SplendidDecision = DecisionOf<ManoeuvreProcedures> | DiceDecision;
export type SplendidMatch = ManoeuvreMatch<SplendidDecision, SplendidUnit>;
