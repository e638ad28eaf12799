/** Who charges, intercepts, gets away and flows around whom in A Splendid Victory. */
import { inches, type Length } from '../../geometry/index.js';
import type { Away } from '../../tabletop/choices.js';
import type { Flows } from '../../tabletop/moves/straight-move.js';
import { isFoot, isGun, isMounted, isOn, isSingle } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { Weakness } from '../../manoeuvre/messages/index.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { isColumn, isFormed, type Formation } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { refuse } from './messages/index.js';

/** SV-CHARGE-02, SV-JOIN-02, SV-REACT-04, SV-RETIRE-01. */
export const tooWeak = (_match: ManoeuvreMatch, unit: Unit): Weakness | undefined =>
  isSingle(unit) ? 'single' : undefined;

/** SV-R-40. */
export const mayNotCharge = (match: ManoeuvreMatch, unit: Placed): WhyNot =>
  unit.place.formation === 'openOrder' && isFoot(match, unit) && !isOn(match, 'openOrderFootCharge')
    ? refuse('SV-R-40', 'openFootNeverCharges', { unit: unit.id })
    : undefined;

/** SV-FLOW-03: mounted chargers flow around single stands that are not mounted. */
export const chargesPast = (match: ManoeuvreMatch, unit: Placed, other: Placed): boolean =>
  isMounted(match, unit) && isSingle(other) && !isMounted(match, other);

/** SV-FLOW-01: able to flow around friends while manoeuvring. */
const isLoose = (match: ManoeuvreMatch, unit: Unit, formation: Formation): boolean => {
  if (isColumn(formation)) return true;
  if (isFoot(match, unit)) return formation === 'openOrder';
  if (isGun(match, unit)) return unit.limbered;
  return isFormed(formation);
};

export const flowsAround = (match: ManoeuvreMatch, unit: Unit, formation: Formation): Flows =>
  isLoose(match, unit, formation) ? 'friends' : 'nobody';

const INTERCEPT = inches(9);
const NONE = inches(0);

/** SV-REACT-04, -05. */
export const interceptReach = (match: ManoeuvreMatch, unit: Unit): Length =>
  isMounted(match, unit) ? INTERCEPT : NONE;

/** SV-REACT-09, SV-QUAL-04. */
export const interceptTest = (): number => 3;

/** SV-REACT-13, -14: who may get away, and how. */
export const awayKind = (match: ManoeuvreMatch, unit: Placed, charger: Placed): Away['do'] | undefined => {
  if (isMounted(match, unit)) return isFormed(unit.place.formation) ? 'recoil' : undefined;
  return isFoot(match, unit) && unit.place.formation === 'openOrder' && isFoot(match, charger) ? 'evade' : undefined;
};
