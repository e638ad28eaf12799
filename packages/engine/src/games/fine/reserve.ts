import { refuse } from '../../kernel/refusal.js';
import { isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';

/** FV-RESERVE-09, FV-R-55: markers stop nobody, unless that is agreed. */
export const reserveRefusal = (match: ZonalMatch, unit: Unit): WhyNot =>
  isOn(match, 'cleanReserveOnly') && (unit.hits > 0 || unit.fired)
    ? refuse('FV-R-55', '{unit} has red or green markers and may not leave its reserve zone.', { unit: unit.id })
    : undefined;
