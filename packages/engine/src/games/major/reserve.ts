import { refuse } from '../../kernel/refusal.js';
import { isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import type { Unit } from '../../zonal/unit.js';

/** MV-RESERVE-05, MV-R-30: red and green markers keep a unit in its reserve zone; blue does only if that is agreed. */
export const reserveRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const facts = { unit: unit.id, hits: unit.hits };
  if (unit.hits > 0)
    return refuse(
      'MV-RESERVE-05',
      '{unit} has {hits} green {hits|marker|markers} and may not leave its reserve zone.',
      facts,
    );
  if (unit.fired) return refuse('MV-RESERVE-05', '{unit} has a red marker and may not leave its reserve zone.', facts);
  return unit.blue && isOn(match, 'blueBarsReserve')
    ? refuse('MV-R-30', '{unit} left the table in open order and stays in reserve.', facts)
    : undefined;
};
