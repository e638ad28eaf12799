/** A measured game: what all of them share, with one book's tables and functions. */
import type { Dice } from '../kernel/dice.js';
import { isOld, reasonsById, withFrames, type Old } from '../kernel/format.js';
import { newMatch } from '../kernel/match.js';
import { untyped, type Procedures } from '../kernel/procedure.js';
import type { Fault } from '../kernel/refusal.js';
import { fault } from './messages/index.js';
import { both, SIDES, type Both, type Side } from '../kernel/side.js';
import { anything, fields } from '../kernel/wire.js';
import { armyShapeOf, checkArmy, type Roster } from './army/army.js';
import { firstPlansOf } from './setup/deployment.js';
import { dispute, interrupt, interruptRefusal } from './dispute.js';
import { optionsOf } from './options/options.js';
import { openPosition, positionOf, sideOnWire } from './position/position.js';
import type { TabletopProcedures } from './procedures.js';
import { allUnits, sidesOf } from './army/roster.js';
import type { OwnProcedures, TabletopMatch, TabletopOptions, TabletopRules, TabletopState, UnitType } from './rules.js';
import { placing, setUp } from './setup/setup.js';
import { copyState, indexOf } from './store.js';
import { makeTable, type Table } from './table.js';
import { whole } from './turn.js';

const SHARED: Omit<Procedures<TabletopProcedures, TabletopMatch>, 'book' | 'turn'> = {
  match: whole,
  setUp,
  placing,
  dispute,
};

/** What a book brings; the rest is shared. */
type Shared =
  | 'procedures'
  | 'copy'
  | 'digested'
  | 'migrations'
  | 'interruptRefusal'
  | 'interrupt'
  | 'tableOf'
  | 'open'
  | 'positionOf'
  | 'outcomeOf';
export type BookOf<R> = Omit<R, Shared> & { readonly own: OwnProcedures };

const makeStartShape = (rules: TabletopRules) => {
  const army = armyShapeOf(rules);
  return fields({}, { armies: fields({ south: army, north: army }), options: anything });
};

const startShapes = new WeakMap<TabletopRules, ReturnType<typeof makeStartShape>>();

/** Made once for each book. */
const startShapeOf = (rules: TabletopRules) => {
  const known = startShapes.get(rules) ?? makeStartShape(rules);
  startShapes.set(rules, known);
  return known;
};

const NOBODY: Both<Roster> = { south: { name: 'South', units: [] }, north: { name: 'North', units: [] } };

/** SV-ARMY-02..08; generated armies have no units yet (SV-GEN-01). */
const armyFaults = (
  rules: TabletopRules,
  options: TabletopOptions,
  armies: Both<Roster> | undefined,
  path: string,
): Fault[] => {
  if (options.armySource !== 'generated')
    return armies
      ? SIDES.flatMap(
          (side) => checkArmy(rules, ownOptions(rules, options, side), armies[side], `${path}.${side}`).errors,
        )
      : [fault(path, undefined, 'armiesWanted')];
  return SIDES.filter((side) => (armies?.[side].units.length ?? 0) > 0).map((side) =>
    fault(`${path}.${side}.units`, rules.cite.generated ?? rules.cite.types, 'generatedUnitsGiven'),
  );
};

const ownOptions = (rules: TabletopRules, options: TabletopOptions, side: Side): TabletopOptions =>
  rules.optionsFor?.(options, side) ?? options;

/** Armies that are given, with presets for those that the options bring. */
const withPresets = (
  rules: TabletopRules,
  options: TabletopOptions,
  armies: Both<Roster> | undefined,
): Both<Roster> | undefined => {
  const presets = SIDES.map((side) => rules.presetOf?.(options, side));
  return presets.every((army) => army !== undefined) ? { south: presets[0]!, north: presets[1]! } : armies;
};

/** A match before its set-up. */
const openArmies = (
  rules: TabletopRules,
  said: unknown,
  dice: Dice,
  path: string,
  faults: Fault[],
): TabletopMatch | undefined => {
  const start = startShapeOf(rules).read(said, path, faults);
  if (faults.length > 0) return undefined;
  const options = optionsOf(rules, start.options, `${path}.options`, faults);
  if (faults.length > 0) return undefined;
  const given = withPresets(rules, options, start.armies);
  faults.push(...armyFaults(rules, options, given, `${path}.armies`));
  if (faults.length > 0) return undefined;
  const armies = given ?? NOBODY;
  const units = allUnits(rules, options, armies);
  const state: TabletopState = {
    turn: 1,
    phase: 'setup',
    initiative: 'south',
    acting: 'south',
    sides: sidesOf(
      rules,
      both((side) => armies[side].name),
      units,
    ),
    units,
    index: indexOf(units),
    options,
    rulings: [],
    outcome: undefined,
  };
  const frames = [{ procedure: 'match', step: 'muster' }];
  const opened: TabletopMatch = newMatch(rules, rules.tableOf(options), state, frames, dice);
  for (const side of SIDES)
    if (!(rules.findsRoom?.(opened, side) ?? firstPlansOf(opened, side).length > 0))
      faults.push(fault(`${path}.armies.${side}`, rules.cite.setupArea, 'armyFindsNoRoom'));
  return faults.length > 0 ? undefined : opened;
};

/** A position with each of its units changed. */
const withUnits = (position: Old, change: (unit: Old) => Old): Old =>
  Array.isArray(position['units'])
    ? { ...position, units: position['units'].map((unit: unknown) => (isOld(unit) ? change(unit) : unit)) }
    : position;

/** With all fields, so that the types of a book are of one shape: they are asked for more often than anything else. */
const wholeType = (type: UnitType): UnitType =>
  Object.assign(
    {
      name: '',
      arm: type.arm,
      stands: '',
      size: type.size,
      kind: undefined,
      dismounts: undefined,
      commands: undefined,
      battle: undefined,
      range: undefined,
      chief: undefined,
      lances: undefined,
      gun: undefined,
    },
    type,
  );

/** `R` is the record of the family the book belongs to. */
export const tabletopGame = <R extends TabletopRules>({ own, ...book }: BookOf<R>): R => {
  const tables = new WeakMap<TabletopOptions, Table>();
  // Steps are checked where they are written, and a book with what is shared is its game.
  const shared: Pick<TabletopRules, Shared> = {
    procedures: untyped({ ...SHARED, ...own }),
    copy: copyState,
    digested: (state) => ({
      ...state,
      sides: both((side) => sideOnWire(rules, state.sides[side])),
      units: state.units.map((unit) => rules.units.digested(unit)),
    }),
    migrations: {
      1: (position) => withFrames(position, reasonsById),
      2: (position) => withUnits(position, (unit) => rules.units.from2(unit)),
    },
    interruptRefusal,
    interrupt,
    tableOf: (options) => {
      const known = tables.get(options) ?? makeTable(options, rules);
      tables.set(options, known);
      return known;
    },
    open: (given, dice, path, faults) =>
      typeof given === 'object' && given !== null && 'position' in given
        ? openPosition(rules, given.position, dice, `${path}.position`, faults)
        : openArmies(rules, given, dice, path, faults),
    positionOf,
    outcomeOf: ({ state }) => state.outcome,
  };
  const types = Object.fromEntries(Object.entries(book.types).map(([key, type]) => [key, wholeType(type)]));
  const rules = { ...book, ...shared, types } as unknown as R;
  return rules;
};
