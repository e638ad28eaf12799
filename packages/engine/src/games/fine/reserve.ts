import { isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
import { refuse } from './messages.js';

/** FV-RESERVE-09, FV-R-55: markers stop nobody, unless that is agreed. */
export const reserveRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  if (!isOn(match, 'cleanReserveOnly')) return undefined;
  const facts = { unit: unit.id, hits: unit.hits };
  if (unit.hits > 0) return refuse('FV-R-55', 'hitStaysInReserve', facts);
  return unit.fired ? refuse('FV-R-55', 'firedStaysInReserve', facts) : undefined;
};
