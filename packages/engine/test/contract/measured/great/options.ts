/** What no option of A Great Victory may say, from strength, markers and formations alone. */
import { about } from '../../../../src/kernel/index.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import { gap, standsOf, type Base, type WireUnit } from '../figures.js';
import { hasMissiles, kindOf, mayThrow, sortOf, strengthOf } from './types.js';

interface Option {
  readonly do: string;
  readonly unit?: string;
  readonly at?: readonly { readonly target: string; readonly points?: number }[];
  readonly points?: number;
}

const isStraight = ({ formation }: WireUnit): boolean => ['line', 'block', 'skirmishLine'].includes(formation);

const isShooter = (unit: WireUnit): boolean =>
  sortOf(unit).what === 'artillery' ? unit.packed !== true : hasMissiles(unit);

/** GV-CHARGE-01, GV-JOIN-02, GV-ICPT-01, GV-STR-04: able to go into contact of its own. */
const mayClose = (unit: WireUnit): boolean =>
  strengthOf(unit) >= 2 && isStraight(unit) && sortOf(unit).what !== 'artillery';

/** GV-FIRE-01, -13. */
const mayFire = (unit: WireUnit, { at = [] }: Option): boolean =>
  isShooter(unit) &&
  !unit.fired &&
  strengthOf(unit) >= 1 &&
  at.length >= 1 &&
  at.length <= 2 &&
  at.reduce((sum, { points = 1 }) => sum + points, 0) <= strengthOf(unit);

/** GV-MELEE-02, -03: all of it, with or without the opening hit. */
const allocatesAll = (unit: WireUnit, { at = [] }: Option): boolean => {
  const points = at.reduce((sum, share) => sum + share.points!, 0) - strengthOf(unit);
  return (points === 0 || points === 1) && new Set(at.map(({ target }) => target)).size === at.length;
};

/** P13. */
const mayReact = (unit: WireUnit, { do: verb }: Option): boolean => {
  const { what, weight } = sortOf(unit);
  const isFoot = what === 'foot';
  switch (verb) {
    case 'recoil':
      return ['horse', 'camels', 'command'].includes(what)
        ? isStraight(unit)
        : what === 'chariots' && weight === 'light';
    case 'evade':
      return isFoot && unit.formation === 'skirmishLine';
    case 'hastyBlock':
    case 'aboutFace':
      return isFoot && unit.formation !== 'defensiveBlock';
    case 'fire':
      return isFoot && !unit.fired && strengthOf(unit) >= 1 && (hasMissiles(unit) || mayThrow(unit));
    default:
      return true;
  }
};

/** GV-ICPT-01, GV-OPP-01. */
const mayInterrupt = (unit: WireUnit, { do: verb }: Option): boolean => {
  if (unit.done || unit.reacted) return false;
  if (verb === 'intercept') return mayClose(unit) && sortOf(unit).what !== 'foot';
  return unit.type === 'light artillery' && !unit.packed && !unit.fired && strengthOf(unit) >= 1;
};

const closest = (match: TabletopMatch, one: WireUnit, two: WireUnit): number => {
  const stands = (unit: WireUnit) =>
    standsOf(unit, (match.state.options.basing as Readonly<Record<string, Base>>)[kindOf(unit)]!);
  return Math.min(...stands(one).flatMap((a) => stands(two).map((b) => gap(a, b))));
};

/** GV-CMD-01, -02, GV-CMDQ-01. */
const inCommand = (match: TabletopMatch, unit: WireUnit, units: readonly WireUnit[]): boolean =>
  units.some((chief) => {
    if (chief.side !== unit.side || chief.status !== 'table' || sortOf(chief).what !== 'command') return false;
    const { commandQuality, commandQualityTable } = match.state.options;
    const quality = (commandQuality === 'off' ? 'inspiring' : chief.command) as 'inspiring';
    const usual = chief.type === 'commander' ? 6 : 3;
    const range = commandQuality === 'off' ? usual : commandQualityTable[chief.type]![quality].range;
    return closest(match, chief, unit) <= 1000 * range + 5.01;
  });

type Judge = (match: TabletopMatch, unit: WireUnit, option: Option, units: readonly WireUnit[]) => boolean;

/** By kind and verb, else by verb. */
const JUDGES: Readonly<Record<string, Judge>> = {
  'fire fire': (_match, unit, option) => mayFire(unit, option),
  join: (_match, unit) => mayClose(unit) && sortOf(unit).what !== 'command' && !unit.done && !unit.reacted,
  allocate: (_match, unit, option) => allocatesAll(unit, option),
  charge: (_match, unit) => mayClose(unit),
  intercept: (_match, unit, option) => mayInterrupt(unit, option),
  opportunityFire: (_match, unit, option) => mayInterrupt(unit, option),
  /** GV-RETREAT-01. */
  retire: (match, unit, _option, units) => strengthOf(unit) <= 1 || inCommand(match, unit, units),
  choose: (_match, unit) => !unit.done,
  ...Object.fromEntries(
    ['recoil', 'evade', 'hastyBlock', 'aboutFace', 'fire'].map((verb): [string, Judge] => [
      `react ${verb}`,
      (_match, unit, option) => mayReact(unit, option),
    ]),
  ),
};

export const optionOddity = (match: TabletopMatch, units: readonly WireUnit[]): string | undefined => {
  const { kind, options } = match.decision!;
  const { unit: other, target } = about(match) as { unit?: string; target?: string };
  const asked = kind === 'react' ? target : other;
  const found = (options as readonly Option[]).find((option) => {
    const judge = JUDGES[`${kind} ${option.do}`] ?? JUDGES[option.do];
    const unit = units.find(({ id }) => id === (option.unit ?? asked));
    return judge !== undefined && unit !== undefined && !judge(match, unit, option, units);
  });
  return found && `${JSON.stringify(found)} is offered (asked: ${asked ?? 'nobody'})`;
};
