/**
 * Options under which two armies may meet. Ready-made armies come from many scenarios: they differ in points, in the
 * number of sub-commanders, in camels and elephants. The engine judges; here it is only tried what helps.
 */
import { both, SIDES, type Both, type Fault, type Side } from '@five-victories/engine/kernel';
import { checkArmy, optionsOf, type ArmyFault, type Edition, type Roster } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../../match/game-ids.js';
import { costOfAll } from './reckoning.js';

export type Options = Readonly<Record<string, unknown>>;

/** As the engine takes them for the army of one side. */
export const optionsFor = (edition: Edition, options: Options, side: Side) => {
  const faults: Fault[] = [];
  const all = optionsOf(edition, options, 'options', faults);
  return edition.optionsFor?.(all, side) ?? all;
};

/** What is wrong with one army under these options. */
export const armyFaults = (edition: Edition, options: Options, side: Side, army: Roster): readonly ArmyFault[] =>
  checkArmy(edition, optionsFor(edition, options, side), army).errors;

/** How much is wrong with both. */
export const faultsOf = (edition: Edition, options: Options, armies: Both<Roster>): number =>
  SIDES.reduce((sum, side) => sum + armyFaults(edition, options, side, armies[side]).length, 0);

const declares = ({ options }: Edition, name: string): boolean => Object.hasOwn(options, name);

const subsIn = ({ types }: Edition, { units }: Roster): number =>
  units.filter(({ type }) => types[type]?.arm === 'command' && !types[type].chief).length;

/** Whether an option may differ from side to side. */
const isPerSide = ({ options }: Edition, name: string): boolean => 'anyOf' in (options[name]?.shape.schema ?? {});

const subCommanders = (edition: Edition, armies: Both<Roster>): Options => {
  const counts = both((side) => subsIn(edition, armies[side]));
  if (isPerSide(edition, 'subCommanders')) return { subCommanders: counts };
  return { subCommanders: Math.max(counts.south, counts.north) };
};

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Shares of the points, in books that sell units. */
const SHARES = ['footPercent', 'mountedPercent', 'elephantPercent', 'artilleryPercent'];
const PERCENTS = upTo(5, 100, 5);

const SIZES = upTo(6, 30, 1);
const ROUND = 10;

/** As much as the dearer army costs. */
const armyPoints = (edition: Edition, options: Options, armies: Both<Roster>): Options[] => {
  const costs = SIDES.map((side) =>
    costOfAll(edition.id as MeasuredGame, armies[side], optionsFor(edition, options, side)),
  ).filter((cost) => cost !== undefined);
  return costs.length > 0 ? [{ armyPoints: Math.ceil(Math.max(...costs) / ROUND) * ROUND }] : [];
};

/** Changes that might help, the mildest first; of a list of values the first that helps most. */
const remedies = (edition: Edition, options: Options, armies: Both<Roster>): readonly (readonly Options[])[] => [
  [subCommanders(edition, armies)],
  ...(declares(edition, 'exoticTroops') ? [[{ exoticTroops: true }]] : []),
  ...(declares(edition, 'armyPoints') ? [armyPoints(edition, options, armies)] : []),
  ...SHARES.filter((name) => declares(edition, name)).map((name) => PERCENTS.map((percent) => ({ [name]: percent }))),
  ...(declares(edition, 'armySize') ? [SIZES.map((armySize) => ({ armySize }))] : []),
];

/** Limits set aside altogether. */
const LAST_RESORTS: readonly (readonly Options[])[] = [[{ enforceComposition: false }], [{ armySource: 'scenario' }]];

/**
 * The options with as few changes as it takes to make both armies legal, if that can be had at all. `strict`: no limit
 * is set aside.
 */
export const fitted = (edition: Edition, options: Options, armies: Both<Roster>, strict = false): Options => {
  let best = options;
  let wrong = faultsOf(edition, best, armies);
  for (const values of [...remedies(edition, options, armies), ...(strict ? [] : LAST_RESORTS)]) {
    if (wrong === 0) return best;
    const before = best;
    for (const value of values) {
      const tried = { ...before, ...value };
      const left = faultsOf(edition, tried, armies);
      if (left < wrong) [best, wrong] = [tried, left];
    }
  }
  return best;
};

/** Names of the options in which two sets differ. */
export const changesIn = (before: Options, after: Options): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
