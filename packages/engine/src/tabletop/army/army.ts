/** Armies before the match. */
import type { Fault } from '../../kernel/refusal.js';
import { fields, list, text, type Shape } from '../../kernel/wire.js';
import { rosterFields } from '../choices.js';
import type { TabletopOptions, TabletopRules } from '../rules.js';
import type { CommandQuality, Quality } from '../unit.js';

export interface RosterUnit {
  readonly name: string;
  readonly type: string;
  /** Its stands, a letter each. */
  readonly stands: string;
  readonly quality?: Quality | undefined;
  readonly command?: CommandQuality | undefined;
  readonly lances?: boolean | undefined;
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
  readonly rule: string;
  refuses(options: TabletopOptions): boolean;
  /** What is wrong, with the numbers, or undefined. */
  broken(units: readonly RosterUnit[], options: TabletopOptions): string | undefined;
}
export type Composition = readonly Limit[];

const MOST_UNITS = 100;

export const armyShape: Shape<Roster> = fields(
  {
    name: text(80),
    units: list(fields({ name: text(80), ...rosterFields[0] }, rosterFields[1]), MOST_UNITS),
  },
  { commander: text(80), id: text(80), period: text(200), note: text(600), coat: text(40) },
);

const MOST_STANDS = 9;

/** How many stands a unit of this type may have; a scenario may have units that have lost some (SV-SETUP-01, SV-R-102). */
const sizeLimits = (
  { types }: TabletopRules,
  { armySource }: TabletopOptions,
  type: string,
): readonly [number, number] => {
  const { size } = types[type]!;
  return armySource === 'scenario' && size[1] > 1 ? [1, MOST_STANDS] : size;
};

/** SV-ARMY-02, -09, -11, SV-R-73: kinds and number of stands, lances. */
const unitFaults = (rules: TabletopRules, options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  const { cite } = rules;
  const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
  if (type === undefined) {
    const because = `${unit.name}: there is no type "${unit.type}"; the types are ${Object.keys(rules.types).join(', ')}.`;
    return [{ path: `${path}.type`, rule: cite.types, because }];
  }
  const faults: ArmyFault[] = [];
  const size = unit.stands.length;
  const [low, high] = sizeLimits(rules, options, unit.type);
  if (size < low || size > high) {
    const because = `${unit.name} has ${size} stands; ${type.name} has ${low === high ? low : `${low} to ${high}`}.`;
    faults.push({ path: `${path}.stands`, rule: type.arm === 'artillery' ? cite.oneGun : cite.types, because });
  }
  const foreign = [...new Set(unit.stands)].filter((letter) => !type.stands.includes(letter));
  if (foreign.length > 0) {
    const because = `${unit.name} has stands ${foreign.join(', ')}; ${type.name} has only ${[...type.stands].join(', ')}.`;
    faults.push({ path: `${path}.stands`, rule: cite.types, because });
  }
  if (unit.lances && !type.lances)
    faults.push({ path: `${path}.lances`, rule: cite.lances, because: `${unit.name}: ${type.name} has no lances.` });
  return faults;
};

/** SV-ARMY-02..09: all errors and warnings of an army at once, each with its rule. */
export const checkArmy = (rules: TabletopRules, options: TabletopOptions, army: Roster, path = 'army'): ArmyCheck => {
  const errors = army.units.flatMap((unit, i) => unitFaults(rules, options, unit, `${path}.units[${i}]`));
  const warnings: ArmyFault[] = [];
  for (const limit of rules.composition) {
    const because = limit.broken(army.units, options);
    if (because === undefined) continue;
    (limit.refuses(options) ? errors : warnings).push({ path: `${path}.units`, rule: limit.rule, because });
  }
  return { errors, warnings };
};
