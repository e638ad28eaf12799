/** GV-FORM-02: which formations a unit may use. */
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import type { Formation } from '../../tabletop/unit.js';
import type { Unit } from '../../manoeuvre/unit.js';
import { typeNamed, type GreatType } from './units.js';
import { refuse } from './messages/index.js';

const FOOT: readonly Formation[] = ['block', 'defensiveBlock', 'line', 'bentLine'];
const HORSE: readonly Formation[] = ['block', 'line', 'bentLine'];
const LOOSE: readonly Formation[] = ['skirmishLine', 'bentSkirmishLine'];

const allowed = ({ what, weight, weapon }: GreatType): readonly Formation[] => {
  switch (what) {
    case 'foot':
      return weight === 'light' && weapon !== 'pikes' ? [...FOOT, ...LOOSE] : FOOT;
    case 'horse':
    case 'camels':
      return weight === 'light' ? [...HORSE, ...LOOSE] : HORSE;
    case 'chariots':
      return weight === 'light' ? ['line', 'skirmishLine'] : ['line'];
    case 'elephants':
      return ['line'];
    case 'artillery':
    case 'command':
      return ['skirmishLine'];
    default:
      return what satisfies never;
  }
};

const known = new Map<string, readonly Formation[]>();

/** The formations of a type. */
export const formationsOf = (unit: Unit): readonly Formation[] => {
  let formations = known.get(unit.type);
  if (!formations) known.set(unit.type, (formations = allowed(typeNamed(unit))));
  return formations;
};

export const formationRefusal = (_match: ManoeuvreMatch, unit: Unit, formation: Formation): WhyNot =>
  formationsOf(unit).includes(formation)
    ? undefined
    : refuse('GV-FORM-02', 'notInThisFormation', {
        unit: unit.id,
        type: unit.type,
        formation,
        allowed: formationsOf(unit),
      });
