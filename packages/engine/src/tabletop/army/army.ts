/** Armies before the match. */
import { faultBy, type Fault, type Refusal } from '../../kernel/refusal.js';
import { fields, list, text, type Shape } from '../../kernel/wire.js';
import { refuse } from '../messages/index.js';
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
  refuses(options: TabletopOptions): boolean;
  /** What is wrong, with the numbers, or undefined. */
  broken(units: readonly RosterUnit[], options: TabletopOptions): Refusal | undefined;
}
export type Composition = readonly Limit[];

const MOST_UNITS = 100;

/** A unit of a roster on the wire. */
export const rosterUnitShape = ({ rosterShapes: [needed, optional] }: ArmyRules) =>
  [{ type: text(30), ...needed }, optional] as const;

export type ArmyRules = Pick<TabletopRules, 'rosterShapes'>;

export const armyShapeOf = (rules: ArmyRules): Shape<Roster> => {
  const [needed, optional] = rosterUnitShape(rules);
  return fields(
    { name: text(80), units: list(fields({ name: text(80), ...needed }, { ...optional, coat: text(40) }), MOST_UNITS) },
    { commander: text(80), id: text(80), period: text(200), note: text(600), coat: text(40) },
  ) as Shape<unknown> as Shape<Roster>;
};

/** SV-QUAL-05, GV-CMDQ-01: only who commands does so well or badly. */
const commandFaults = (rules: TabletopRules, { name, type, command }: RosterUnit, path: string): ArmyFault[] =>
  command === undefined || rules.types[type]!.arm === 'command'
    ? []
    : [
        faultBy(
          `${path}.command`,
          refuse(rules.cite.commandQuality ?? rules.cite.types, 'leadsNobody', { unit: name }),
        ),
      ];

const unitFaults = (rules: TabletopRules, options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] => {
  if (Object.hasOwn(rules.types, unit.type))
    return [...rules.rosterFaults(options, unit, path), ...commandFaults(rules, unit, path)];
  const types = Object.keys(rules.types);
  const { name, type } = unit;
  return [faultBy(`${path}.type`, refuse(rules.cite.types, 'unitOfNoType', { unit: name, type, types }))];
};

/** SV-ARMY-02..09, GV-POINTS-03, -04: all errors and warnings of an army at once, each with its rule. */
export const checkArmy = (rules: TabletopRules, options: TabletopOptions, army: Roster, path = 'army'): ArmyCheck => {
  const errors = army.units.flatMap((unit, i) => unitFaults(rules, options, unit, `${path}.units[${i}]`));
  const warnings: ArmyFault[] = [];
  for (const limit of rules.composition) {
    const wrong = limit.broken(army.units, options);
    if (wrong) (limit.refuses(options) ? errors : warnings).push(faultBy(`${path}.units`, wrong));
  }
  return { errors, warnings };
};
