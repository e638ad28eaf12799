/** Whatever a player of A Great Victory may be asked. */
import type { DiceDecision } from '../../kernel/match.js';
import type { DecisionOf } from '../../kernel/procedure.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { GreatUnit } from './unit.js';
import type { GreatProcedures } from './procedures.js';

export type GreatDecision = DecisionOf<GreatProcedures> | DiceDecision;
export type GreatMatch = ManoeuvreMatch<GreatDecision, GreatUnit>;
