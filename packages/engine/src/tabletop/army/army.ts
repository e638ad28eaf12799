/** Armies before the match. */
import type { Fault } from '../../kernel/refusal.js';
import { fields, list, text, type Shape } from '../../kernel/wire.js';
import type { TabletopOptions, TabletopRules } from '../rules.js';
import type { CommandQuality, Quality } from '../unit.js';

export interface RosterUnit {
  readonly name: string;
  readonly type: string;
  /** Its stands, a letter each, where they do not follow from the type. */
  readonly stands?: string | undefined;
  readonly quality?: Quality | undefined;
  readonly command?: CommandQuality | undefined;
  readonly lances?: boolean | undefined;
  readonly thrown?: boolean | undefined;
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

/** A unit of a roster on the wire. */
export const rosterUnitShape = ({ rosterShapes: [needed, optional], unitShapes }: ArmyRules) =>
  [
    { type: text(30), ...needed },
    { ...unitShapes, ...optional },
  ] as const;

export type ArmyRules = Pick<TabletopRules, 'rosterShapes' | 'unitShapes'>;

export const armyShapeOf = (rules: ArmyRules): Shape<Roster> => {
  const [needed, optional] = rosterUnitShape(rules);
  return fields(
    { name: text(80), units: list(fields({ name: text(80), ...needed }, optional), MOST_UNITS) },
    { commander: text(80), id: text(80), period: text(200), note: text(600), coat: text(40) },
  ) as Shape<unknown> as Shape<Roster>;
};

const unitFaults = (rules: TabletopRules, options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  if (Object.hasOwn(rules.types, unit.type)) return rules.rosterFaults(options, unit, path);
  const because = `${unit.name}: there is no type "${unit.type}"; the types are ${Object.keys(rules.types).join(', ')}.`;
  return [{ path: `${path}.type`, rule: rules.cite.types, because }];
};

/** SV-ARMY-02..09, GV-POINTS-03, -04: all errors and warnings of an army at once, each with its rule. */
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
