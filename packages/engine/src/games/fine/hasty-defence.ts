/** Reaction 4 of A Fine Victory: who may form a defensive formation in haste, and what comes of it. */
import { contactFreely } from '../../zonal/engage.js';
import { formationRefusal, isMounted, isOn } from '../../zonal/questions.js';
import type { Attempt } from '../../zonal/procedures.js';
import { pullUp } from '../../zonal/react.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import { unitOf } from '../../zonal/store.js';
import { sizeOf, type Unit, type UnitId } from '../../zonal/unit.js';
import { hit } from '../../zonal/verbs.js';
import { hasPikes } from './pikes.js';
import { TYPES } from './units.js';
import { refuse } from './messages.js';

/** FV-R-40, -85: a defensive formation with pikes may hold mounted off as it stands, where that is agreed. */
export const isPrepared = (match: ZonalMatch, target: Unit, active: Unit): boolean =>
  isOn(match, 'preparedDefence') && target.formation === 'defensive' && hasPikes(target) && isMounted(match, active);

/** FV-REACT-30, FV-R-71. */
export const hastyRefusal = (match: ZonalMatch, target: Unit, active: Unit): WhyNot => {
  const facts = { unit: target.id };
  if (isPrepared(match, target, active)) return undefined;
  if (target.formation === 'defensive') return refuse('FV-REACT-30', 'defensiveAlready', facts);
  if (target.formation === 'open' && isOn(match, 'hastyDefenceAttackOnly'))
    return refuse('FV-R-71', 'hastyFromAttackOnly', facts);
  return sizeOf(target) < 2
    ? refuse('FV-REACT-30', 'singleCannotDefend', facts)
    : formationRefusal(match, target, 'defensive');
};

/** FV-REACT-33, -34: pikes make mounted pull up; others are charged home. */
export const meetDefence = (match: ZonalMatch, target: UnitId, active: UnitId): Attempt => {
  if (hasPikes(unitOf(match, target))) {
    pullUp(match, active);
    return 'cancelled';
  }
  contactFreely(match, active, target);
  const type = TYPES[unitOf(match, active).type as keyof typeof TYPES];
  hit(match, target, 'impact' in type ? type.impact : 0, 'FV-REACT-34', 'impact');
  return 'contact';
};
