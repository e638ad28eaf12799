/** GV-FORM-02: which formations a unit may use. */
import { refuse } from '../../kernel/refusal.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import type { Formation, Unit } from '../../tabletop/unit.js';
import { typeNamed, typeText, type GreatType } from './units.js';

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
    : refuse('GV-FORM-02', '{unit} is {type} and may not be in {formation}; it may be in {allowed}.', {
        unit: unit.id,
        type: typeText(unit),
        formation: spaced(formation),
        allowed: formationsOf(unit).map(spaced).join(', '),
      });

const spaced = (formation: Formation): string => formation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
