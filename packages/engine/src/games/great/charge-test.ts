/** GV-CHARGE-03, GV-QUAL-04, GV-R-69: the highest die that passes the test to charge. */
import { effectOf } from '../../manoeuvre/army/quality.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { Formation } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import type { NeedBy } from '../../tabletop/messages/index.js';
import { testByFormation } from './charges.js';

const FORMED: Readonly<Record<number, Formation>> = { 4: 'block', 3: 'line', 2: 'skirmishLine' };

/** The formation, or the quality that stands in for it. */
export const testedBy = (match: ManoeuvreMatch, unit: Placed, test: 'charge' | 'intercept'): NeedBy => {
  const isQuality = test === 'charge' && effectOf(match, unit).charge !== 0;
  if (isQuality) return { rule: isOn(match, 'qualityShiftsCharge') ? 'GV-R-69' : 'GV-QUAL-04', quality: unit.quality };
  const rule = test === 'charge' ? 'GV-CHARGE-03' : 'GV-ICPT-04';
  return { rule, formation: FORMED[testByFormation(unit.place)]! };
};

const SHIFT: Readonly<Record<string, number>> = { green: -1, elite: 1 };

export const chargeTest = (match: ManoeuvreMatch, unit: Unit): number => {
  const formation = testByFormation((unit as Placed).place);
  const { charge } = effectOf(match, unit);
  if (charge === 0) return formation;
  return isOn(match, 'qualityShiftsCharge') ? formation + (SHIFT[unit.quality] ?? 0) : charge;
};
