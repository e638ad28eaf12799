/** A zone game: the shared procedures with one book's tables and functions. */
import { untyped, type Procedures } from '../kernel/procedure.js';
import { both, SIDES, type Both } from '../kernel/side.js';
import { newMatch } from '../kernel/match.js';
import type { Dice } from '../kernel/dice.js';
import { faultBy, type Fault } from '../kernel/refusal.js';
import { anything, fields } from '../kernel/wire.js';
import { act } from './act.js';
import { armyShape, bagOf, checkArmy, type Roster } from './army.js';
import { attack } from './attack.js';
import { choiceShapeWithout } from './choices.js';
import { canDeploy } from './deployment.js';
import { dispute, interrupt, interruptRefusal } from './dispute.js';
import { engage } from './engage.js';
import { firing } from './fire.js';
import { intercept, move } from './intercept.js';
import { losses } from './losses.js';
import { fight, melee } from './melee.js';
import { digestedFrame, migrations } from './migrations.js';
import { misplaced } from './messages/position.js';
import { movement } from './movement.js';
import { optionsOf, type ZonalOptions } from './options.js';
import { openPosition, positionOf } from './position.js';
import type { ZonalProcedures } from './procedures.js';
import { react } from './react.js';
import { enter, leave } from './reserve.js';
import type { ZonalMatch, ZonalRules, ZonalState } from './rules.js';
import { openSetUp } from './open-setup.js';
import { setUp } from './setup.js';
import { copyState, indexOf } from './store.js';
import { makeTable, type Table } from './table.js';
import { effectsOf } from './terrain.js';
import { turn, whole } from './turn.js';
import type { Unit } from './unit.js';
import { UNPLACED } from './zone.js';

const SHARED: Omit<Procedures<ZonalProcedures, ZonalMatch>, 'dismount'> = {
  match: whole,
  turn,
  setUp,
  openSetUp,
  firing,
  melee,
  fight,
  attack,
  losses,
  movement,
  act,
  move,
  intercept,
  enter,
  leave,
  engage,
  react,
  dispute,
};

/** What a book brings; the rest is shared. */
type Shared =
  | 'procedures'
  | 'copy'
  | 'interruptRefusal'
  | 'interrupt'
  | 'tableOf'
  | 'choiceShape'
  | 'open'
  | 'positionOf'
  | 'migrations'
  | 'digestedFrame'
  | 'outcomeOf';
export type ZonalBook = Omit<ZonalRules, Shared>;

const unitsOf = (rules: ZonalRules, side: 'south' | 'north', army: Roster, assigned: boolean): Unit[] =>
  army.units.map((unit, i) => ({
    id: `${side === 'south' ? 'S' : 'N'}${i + 1}`,
    side,
    name: unit.name,
    type: unit.type,
    state: rules.types[unit.type]!.dismounts ? 'mounted' : undefined,
    zone: UNPLACED,
    facing: undefined,
    formation: undefined,
    layout: bagOf(unit),
    quality: assigned ? (unit.quality ?? 'seasoned') : 'seasoned',
    weapon: unit.weapon,
    spears: unit.spears || undefined,
    mountedAs: undefined,
    stakes: undefined,
    blue: undefined,
    hits: 0,
    fired: false,
    reacted: false,
    chosen: false,
    contacts: [],
    contactThisPhase: false,
    engagedAtStart: false,
    engagedInFiring: false,
  }));

const startShape = fields({ armies: fields({ south: armyShape, north: armyShape }) }, { options: anything });

/** A match before its set-up. */
const openArmies = (
  rules: ZonalRules,
  given: unknown,
  dice: Dice,
  path: string,
  faults: Fault[],
): ZonalMatch | undefined => {
  const start = startShape.read(given, path, faults);
  if (faults.length > 0) return undefined;
  const { armies } = start;
  const options = optionsOf(rules, start.options, `${path}.options`, faults);
  if (faults.length > 0) return undefined;
  for (const side of SIDES) faults.push(...checkArmy(rules, options, armies[side], `${path}.armies.${side}`).errors);
  if (faults.length > 0) return undefined;
  const units = SIDES.flatMap((side) => unitsOf(rules, side, armies[side], options.unitQuality === 'assigned'));
  const state: ZonalState = {
    turn: 1,
    phase: 'setup',
    initiative: 'south',
    acting: 'south',
    sides: sidesOf(rules, armies, units),
    units,
    index: indexOf(units),
    shots: {},
    options,
    rulings: [],
    outcome: undefined,
  };
  const opened: ZonalMatch = newMatch(
    rules,
    rules.tableOf(options),
    state,
    [{ procedure: 'match', step: 'muster' }],
    dice,
  );
  for (const side of SIDES)
    if (!canDeploy(opened, side))
      faults.push(faultBy(`${path}.armies.${side}`, misplaced(rules.cite.canDeploy, 'noSetUpFits')));
  return faults.length > 0 ? undefined : opened;
};

const sidesOf = (rules: ZonalRules, armies: Both<Roster>, units: readonly Unit[]) =>
  both((side) => ({
    name: armies[side].name,
    leader: armies[side].commander ?? 'the Commander',
    commander: undefined,
    counted: units.filter((unit) => unit.side === side && rules.types[unit.type]!.arm !== 'artillery').length,
    tally: 0,
    offersEnd: false,
  }));

/** Verbs of the sister game, which this one has no use for. */
const foreignVerbs = ({ types, stakes, own }: ZonalBook): string[] => {
  const all = Object.values(types);
  const dismounts = all.some((type) => type.dismounts);
  return [
    ...(stakes ? [] : ['stakes']),
    ...(dismounts ? [] : ['mountUp']),
    ...(dismounts || own.dismount ? [] : ['dismount']),
    ...(all.some((type) => type.flees) ? [] : ['flee']),
  ];
};

export const zonalGame = (book: ZonalBook): ZonalRules => {
  const tables = new WeakMap<ZonalOptions, Table>();
  const rules: ZonalRules = {
    ...book,
    procedures: untyped({ ...SHARED, ...book.own }),
    copy: copyState,
    interruptRefusal,
    interrupt,
    tableOf: (options) => {
      const known = tables.get(options) ?? makeTable(options, effectsOf(book.terrain, options));
      tables.set(options, known);
      return known;
    },
    choiceShape: choiceShapeWithout(foreignVerbs(book)),
    open: (given, dice, path, faults) =>
      typeof given === 'object' && given !== null && 'position' in given
        ? openPosition(rules, given.position, dice, `${path}.position`, faults)
        : openArmies(rules, given, dice, path, faults),
    positionOf,
    migrations,
    digestedFrame,
    outcomeOf: ({ state }) => state.outcome,
  };
  return rules;
};
