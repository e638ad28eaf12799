/** SV-FORM-01: which formation a unit may be in, by type, state and the stands it has now. */
import { armOf } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { hasKind, isOpenOrder, sizeOf, type Formation } from '../../tabletop/unit.js';
import type { Unit } from '../../manoeuvre/unit.js';
import { refuse } from './messages/index.js';

/** SV-FORM-07: most stands of a unit in open order. */
const OPEN = 3;

/** SV-FORM-06, -07: Dragoons; few Mounted; few muskets without pikes. */
const mayOpen = (unit: Unit): boolean => {
  switch (unit.type) {
    case 'D':
      return true;
    case 'M':
      return sizeOf(unit) <= OPEN;
    case 'P&M':
      return sizeOf(unit) <= OPEN && !hasKind(unit, 'P');
    default:
      return false;
  }
};

export const formationRefusal = (match: ManoeuvreMatch, unit: Unit, formation: Formation): WhyNot => {
  const rule = 'SV-FORM-01';
  const arm = armOf(match, unit);
  const { id, type, stands } = unit;
  if (arm === 'artillery' || arm === 'command')
    return formation === 'openOrder' ? undefined : refuse(rule, 'alwaysInOpenOrder', { unit: id, type });
  if (isOpenOrder(formation) && !mayOpen(unit)) return refuse(rule, 'notInOpenOrder', { unit: id, type, stands });
  if (sizeOf(unit) === 1 && formation !== 'line' && formation !== 'openOrder')
    return refuse(rule, 'singleStandFormsNo', { unit: id, formation });
  return formation === 'defensiveBlock' && arm === 'mounted'
    ? refuse(rule, 'mountedFormsNoBlock', { unit: id })
    : undefined;
};
