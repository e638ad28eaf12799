/** Armies before the match. */
import { faultBy, type Fault, type Refusal } from '../kernel/refusal.js';
import { fields, flag, list, matching, oneOf, text, type Shape } from '../kernel/wire.js';
import { sorted } from '../formation/layout.js';
import { wrong } from './messages/army.js';
import type { ZonalOptions } from './options.js';
import type { ZonalRules } from './rules.js';
import { QUALITIES, type Quality } from './unit.js';

export interface RosterUnit {
  readonly name: string;
  readonly type: string;
  /** Its stands, a letter each. */
  readonly stands: string;
  readonly quality?: Quality | undefined;
  readonly weapon?: string | undefined;
  readonly spears?: boolean | undefined;
  /** The colour of its own coats, where they are not the army's; it decides nothing. */
  readonly coat?: string | undefined;
}

/** What a match needs of an army; ready-made ones also have an id, a period, a note and the colour of their coats. */
export interface Roster {
  readonly name: string;
  readonly commander?: string | undefined;
  readonly units: readonly RosterUnit[];
}

export interface Army extends Roster {
  readonly id: string;
  readonly period: string;
  readonly note: string;
  readonly commander: string;
  readonly coat: string;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly story: string;
  /** Ids of armies. */
  readonly south: string;
  readonly north: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface ArmyFault extends Fault {
  readonly rule: string;
}

export interface ArmyCheck {
  readonly errors: readonly ArmyFault[];
  readonly warnings: readonly ArmyFault[];
}

/** A limit on the army as a whole. `refuses` says whether breaking it is an error or only a warning. */
export interface Limit {
  refuses(options: ZonalOptions): boolean;
  /** What is wrong, with the numbers, or undefined. */
  broken(count: (type: string) => number, options: ZonalOptions, units: readonly RosterUnit[]): Refusal | undefined;
}
export type Composition = readonly Limit[];

const MOST_UNITS = 60;

export const armyShape: Shape<Roster> = fields(
  {
    name: text(80),
    units: list(
      fields(
        { name: text(80), type: text(30), stands: matching(/^[A-Z]{1,20}$/, 'PPMM') },
        { quality: oneOf(QUALITIES), weapon: text(20), spears: flag, coat: text(40) },
      ),
      MOST_UNITS,
    ),
  },
  { commander: text(80), id: text(80), period: text(200), note: text(600), coat: text(40) },
);

/** The most stands a unit of this type can start with: by agreement, or as many as there are shapes for in a scenario. */
export const mostStands = (rules: ZonalRules, options: ZonalOptions, name: string): number => {
  const type = rules.types[name]!;
  if (type.arm === 'artillery') return 1;
  const [, most = 1] = options.standLimits[name] ?? type.size;
  return options.armySource === 'scenario' ? Math.max(most, MOST_IN_SCENARIO) : most;
};
const MOST_IN_SCENARIO = 9;

/**
 * FV-ARMY-02, -11, FV-R-81, MV-ARMY-03, -14, MV-R-80: kinds and number of stands; a scenario may set the sizes aside.
 */
const unitFaults = (rules: ZonalRules, options: ZonalOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const { cite } = rules;
  const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
  if (type === undefined) {
    const types = Object.keys(rules.types);
    return [faultBy(`${path}.type`, wrong(cite.types, 'unknownType', { name: unit.name, type: unit.type, types }))];
  }
  const faults: ArmyFault[] = [];
  const size = unit.stands.length;
  const high = mostStands(rules, options, unit.type);
  const [least = 1] = options.standLimits[unit.type] ?? type.size;
  const low = options.armySource === 'scenario' ? 1 : least;
  const { name } = unit;
  if (size < low || size > high) {
    const rule = type.arm === 'artillery' ? cite.oneGun : cite.types;
    faults.push(faultBy(`${path}.stands`, wrong(rule, 'sizeOfUnit', { name, size, type: unit.type, low, high })));
  }
  const foreign = [...new Set(unit.stands)].filter((letter) => !type.stands.includes(letter));
  if (foreign.length > 0) {
    const facts = { name, foreign, type: unit.type, own: [...type.stands] };
    faults.push(faultBy(`${path}.stands`, wrong(cite.types, 'foreignStands', facts)));
  }
  return [...faults, ...rules.unitFaults(unit).map((fault) => faultBy(path, fault))];
};

/** FV-ARMY-01, FV-R-73, MV-ARMY-01, -22, MV-R-71: all errors and warnings of an army at once, each with its rule. */
export const checkArmy = (rules: ZonalRules, options: ZonalOptions, army: Roster, path = 'army'): ArmyCheck => {
  const errors = army.units.flatMap((unit, i) => unitFaults(rules, options, unit, `${path}.units[${i}]`));
  const warnings: ArmyFault[] = [];
  const count = (type: string): number => army.units.filter((unit) => unit.type === type).length;
  const isGun = ({ type }: RosterUnit): boolean =>
    Object.hasOwn(rules.types, type) && rules.types[type]!.arm === 'artillery';
  if (army.units.every(isGun))
    errors.push(faultBy(`${path}.units`, wrong(rules.cite.notOnlyGuns, 'onlyArtillery', { units: army.units.length })));
  for (const limit of rules.composition) {
    const broken = limit.broken(count, options, army.units);
    if (broken) (limit.refuses(options) ? errors : warnings).push(faultBy(`${path}.units`, broken));
  }
  return { errors, warnings };
};

export const bagOf = (unit: RosterUnit): string => sorted(unit.stands);
