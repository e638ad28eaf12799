/** SV-FORM-01: which formation a unit may be in, by type, state and the stands it has now. */
import { refuse } from '../../kernel/refusal.js';
import { armOf } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { hasKind, isOpenOrder, sizeOf, type Formation, type Unit } from '../../tabletop/unit.js';

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

const because = (match: ManoeuvreMatch, unit: Unit, formation: Formation): string | undefined => {
  const arm = armOf(match, unit);
  if (arm === 'artillery' || arm === 'command')
    return formation === 'openOrder' ? undefined : '{unit} is {type}, which is always in open order.';
  if (isOpenOrder(formation) && !mayOpen(unit))
    return '{unit} is {type} of {count} stands ({stands}) and may not be in open order.';
  if (sizeOf(unit) === 1 && formation !== 'line' && formation !== 'openOrder')
    return '{unit} has a single stand, which forms no {formation}.';
  return formation === 'defensiveBlock' && arm === 'mounted'
    ? '{unit} is mounted and forms no defensive block.'
    : undefined;
};

/** `roadColumn`: road column. */
const spaced = (formation: Formation): string => formation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const formationRefusal = (match: ManoeuvreMatch, unit: Unit, formation: Formation): WhyNot => {
  const template = because(match, unit, formation);
  if (template === undefined) return undefined;
  const { id, type, stands } = unit;
  const name = match.rules.types[type]!.name;
  return refuse('SV-FORM-01', template, {
    unit: id,
    type: name,
    count: stands.length,
    stands,
    formation: spaced(formation),
  });
};
