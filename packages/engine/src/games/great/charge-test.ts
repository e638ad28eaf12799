/** GV-CHARGE-03, GV-QUAL-04, GV-R-69: the highest die that passes the test to charge. */
import { effectOf } from '../../tabletop/army/quality.js';
import { isOn } from '../../tabletop/questions.js';
import type { TabletopMatch } from '../../tabletop/rules.js';
import type { Placed, Unit } from '../../tabletop/unit.js';
import { testByFormation } from './charges.js';

const SHIFT: Readonly<Record<string, number>> = { green: -1, elite: 1 };

export const chargeTest = (match: TabletopMatch, unit: Unit): number => {
  const formation = testByFormation((unit as Placed).place);
  const { charge } = effectOf(match, unit);
  if (charge === 0) return formation;
  return isOn(match, 'qualityShiftsCharge') ? formation + (SHIFT[unit.quality] ?? 0) : charge;
};
