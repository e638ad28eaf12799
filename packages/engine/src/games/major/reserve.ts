import { isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';
import { refuse } from './messages.js';

/** MV-RESERVE-05, MV-R-30: red and green markers keep a unit in its reserve zone; blue does only if that is agreed. */
export const reserveRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const facts = { unit: unit.id, hits: unit.hits };
  if (unit.hits > 0) return refuse('MV-RESERVE-05', 'hitStaysInReserve', facts);
  if (unit.fired) return refuse('MV-RESERVE-05', 'firedStaysInReserve', facts);
  return unit.blue && isOn(match, 'blueBarsReserve') ? refuse('MV-R-30', 'openStaysInReserve', facts) : undefined;
};
