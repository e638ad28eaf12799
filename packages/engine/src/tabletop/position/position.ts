/** The position on the wire: any state of play, placed and read back in the same format. */
import type { Dice } from '../../kernel/dice.js';
import { canonical } from '../../kernel/digest.js';
import { rulingFaults, withRulings } from '../../kernel/dispute.js';
import { flaw } from '../../kernel/faults.js';
import { framesOf, newMatch } from '../../kernel/match.js';
import { isFrame, type Frame } from '../../kernel/procedure.js';
import { faultBy, type Fault } from '../../kernel/refusal.js';
import { both, enemyOf, SIDES, type Side } from '../../kernel/side.js';
import { anything, fields, flag, integer, list, oneOf, text, type Read, type Shape } from '../../kernel/wire.js';
import { optionsOf } from '../options/options.js';
import { placeFaults, typeFaults } from './position-faults.js';
import { unitFrom, unitShapeOf } from './position-unit.js';
import { sizeOfSide } from '../army/roster.js';
import {
  type Phase,
  type SideState,
  type TabletopMatch,
  type TabletopOptions,
  type TabletopRules,
  type TabletopState,
} from '../rules.js';
import { indexOf } from '../store.js';
import type { Unit } from '../unit.js';
import { fault } from '../messages/index.js';

const side = oneOf(SIDES);
const count = integer(0, 10_000);
const name = text(80);

const sideShapeOf = ({ words }: TabletopRules) =>
  fields({}, { name, [words.counted]: count, tally: count }) as Shape<SideGiven>;
interface SideGiven {
  readonly name?: string;
  readonly stands?: number;
  readonly units?: number;
  readonly elements?: number;
  readonly tally?: number;
}
const scores = fields({ south: count, north: count });
const outcomeShape = fields({ result: name, rule: text(30) }, { winner: side, tallies: scores, points: scores });

export const positionShapeOf = (rules: TabletopRules) => {
  const sideShape = sideShapeOf(rules);
  return fields(
    { phase: oneOf(rules.phases), units: list(unitShapeOf(rules), 400) },
    {
      game: text(20),
      options: anything,
      turn: integer(1, 1000),
      initiative: side,
      holder: side,
      acting: side,
      sides: fields({}, { south: sideShape, north: sideShape }),
      rulings: list(fields({ switch: text(60), value: flag }), 100),
      stack: list(anything, 100),
      outcome: outcomeShape,
    },
  );
};
type PositionGiven = Read<ReturnType<typeof positionShapeOf>>;

// ---- the phase -----------------------------------------------------------------------------------------------------

/** What follows a phase in the usual order. */
const USUAL_ORDER: Readonly<Partial<Record<Phase, Phase>>> = {
  firing: 'melee',
  melee: 'losses',
  losses: 'initiativeMovement',
  initiativeMovement: 'otherMovement',
  otherMovement: 'victory',
};

const framesFor = (rules: TabletopRules, phase: Phase, acting: Side): Frame[] => {
  const whole: Frame = { procedure: 'match', step: 'turns' };
  if (phase === 'setup') return [{ procedure: 'match', step: 'muster' }];
  const next = (rules.after ?? USUAL_ORDER)[phase];
  if (next === undefined) return [whole, { procedure: 'turn', step: phase }];
  return [whole, { procedure: 'turn', step: next }, phaseFrameOf(rules, phase, acting)];
};

const phaseFrameOf = (rules: TabletopRules, phase: Phase, acting: Side): Frame =>
  phase === 'initiativeMovement' || phase === 'otherMovement'
    ? { procedure: 'movement', step: 'main' }
    : rules.phaseFrame(phase, acting);

const OF_THE_OTHER: readonly Phase[] = ['otherMovement', 'otherRetreat'];

const actingIn = ({ firstInMelee }: TabletopRules, phase: Phase, initiative: Side, given: PositionGiven): Side => {
  if (given.stack && given.acting) return given.acting;
  if (phase === 'melee') return firstInMelee === 'initiative' ? initiative : enemyOf(initiative);
  if (phase === 'initiativeMovement' || phase === 'initiativeRetreat' || phase === 'victory') return initiative;
  if (OF_THE_OTHER.includes(phase)) return enemyOf(initiative);
  return given.acting ?? (phase === 'setup' || phase === 'initiative' ? 'south' : enemyOf(initiative));
};

/** Units a frame speaks of must be there; none yet is an empty name. */
const strangersIn = (frame: Frame, index: TabletopState['index']): readonly string[] =>
  ['unit', 'target'].filter((key) => {
    const id = (frame as Frame & Readonly<Record<string, unknown>>)[key];
    return typeof id === 'string' && id !== '' && !Object.hasOwn(index, id);
  });

const readStack = (
  rules: TabletopRules,
  index: TabletopState['index'],
  given: readonly unknown[],
  path: string,
  faults: Fault[],
): Frame[] =>
  given.map((each, i) => {
    if (!isFrame(rules.procedures, each)) faults.push(faultBy(`${path}.stack[${i}]`, flaw('noSuchStep')));
    else
      for (const key of strangersIn(each, index))
        faults.push(fault(`${path}.stack[${i}].${key}`, undefined, 'noUnitInPosition'));
    return each as Frame;
  });

// ---- the state -------------------------------------------------------------------------------------------------------

const sidesFrom = (rules: TabletopRules, given: PositionGiven, units: readonly Unit[]): TabletopState['sides'] =>
  both((each) => {
    const said = given.sides?.[each];
    const lost = units.filter((unit) => unit.routed);
    return {
      name: said?.name ?? (each === 'south' ? 'South' : 'North'),
      size: said?.[rules.words.counted] ?? sizeOfSide(rules, units, each),
      tally: said?.tally ?? sizeOfSide(rules, lost, each),
    };
  });

/** GL-INIT-04: who holds the initiative, where that is kept. With a stack it is told, unless nobody holds it yet. */
const holderOf = ({ after }: TabletopRules, { holder, initiative, stack }: PositionGiven): { holder?: Side } => {
  const held = holder ?? (after && !stack ? initiative : undefined);
  return held === undefined ? {} : { holder: held };
};

const stateFrom = (
  rules: TabletopRules,
  given: PositionGiven,
  path: string,
  faults: Fault[],
): TabletopState | undefined => {
  const read = optionsOf(rules, given.options, `${path}.options`, faults);
  if (faults.length > 0) return undefined;
  const rulings = given.rulings ?? [];
  faults.push(...rulingFaults(rules, read, rulings, path), ...typeFaults(rules, read, given, path));
  if (faults.length > 0) return undefined;
  /** SV-VICT-08: what was settled binds for the rest of the match. */
  const options = withRulings(read, rulings);
  const initiative = given.initiative ?? 'south';
  const units = given.units.map((unit) => unitFrom(rules, unit));
  return {
    turn: given.turn ?? 1,
    phase: given.phase,
    initiative,
    ...holderOf(rules, given),
    acting: actingIn(rules, given.phase, initiative, given),
    sides: sidesFrom(rules, given, units),
    units,
    index: indexOf(units),
    options,
    rulings,
    outcome: given.outcome,
  };
};

export const openPosition = (
  rules: TabletopRules,
  value: unknown,
  dice: Dice,
  path: string,
  faults: Fault[],
): TabletopMatch | undefined => {
  const given = positionShapeOf(rules).read(value, path, faults);
  if (faults.length > 0) return undefined;
  if (given.game !== undefined && given.game !== rules.id)
    faults.push(faultBy(`${path}.game`, flaw('positionOfGame', { game: given.game, played: rules.id })));
  const state = stateFrom(rules, given, path, faults);
  if (!state) return undefined;
  const stack = given.stack
    ? readStack(rules, state.index, given.stack, path, faults)
    : framesFor(rules, state.phase, state.acting);
  if (stack.length === 0 && !state.outcome) faults.push(faultBy(`${path}.stack`, flaw('emptyStack')));
  const match: TabletopMatch = newMatch(rules, rules.tableOf(state.options), state, stack, dice);
  faults.push(...(rules.positionFaults?.(match, path, given.stack !== undefined) ?? []));
  if (faults.length > 0) return undefined;
  faults.push(...placeFaults(match, given.stack !== undefined, path));
  if (faults.length > 0) return undefined;
  rules.opened?.(match, given.units);
  return match;
};

// ---- reading back --------------------------------------------------------------------------------------------------

type Entries = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a table the rows that differ from the standard ones; the others are filled in when it is read. */
const differing = (value: unknown, standard: unknown): unknown =>
  isTable(value) && isTable(standard)
    ? Object.fromEntries(Object.entries(value).filter(([key, row]) => canonical(row) !== canonical(standard[key])))
    : value;

/** A position is written after every decision; units are replaced on write, and options change only in a dispute. */
const writtenUnits = new WeakMap<Unit, Record<string, unknown>>();
const writtenOptions = new WeakMap<TabletopOptions, Record<string, unknown>>();

const optionsSet = (rules: TabletopRules, options: TabletopOptions): Record<string, unknown> => {
  const known = writtenOptions.get(options) ?? differingOptions(rules, options);
  writtenOptions.set(options, known);
  return { ...known };
};

/** Options that differ from their defaults. */
const differingOptions = (rules: TabletopRules, options: TabletopOptions): Record<string, unknown> => {
  const soFar: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  for (const [option, { standard }] of Object.entries(rules.options)) {
    const value = options[option as keyof TabletopOptions] as unknown;
    soFar[option] = value;
    if (value !== undefined && canonical(value) !== canonical(standard(soFar)))
      set[option] = differing(value, standard(soFar));
  }
  return set;
};

/** A unit as on the wire: flat, in the words of the book, without what is absent. */
export const unitOnWire = (rules: TabletopRules, unit: Unit): Record<string, unknown> => {
  const known = writtenUnits.get(unit) ?? flatUnit(rules, unit);
  writtenUnits.set(unit, known);
  return { ...known };
};

const flatUnit = (rules: TabletopRules, unit: Unit): Record<string, unknown> => {
  const { words } = rules;
  const { place, stands, routed, limbered, ...rest } = unit;
  const status = place || rules.battles?.under(unit) !== undefined ? 'table' : routed ? 'routed' : 'unplaced';
  const flat: Record<string, unknown> = {
    ...rest,
    [words.limbered]: limbered,
    status,
    ...(rules.types[unit.type]!.battle ? { elements: stands } : { layout: stands }),
    ...place,
  };
  if (rules.types[unit.type]!.battle) delete flat['layout'];
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined));
};

export const sideOnWire = ({ words }: TabletopRules, { name: army, size, tally }: SideState) => ({
  name: army,
  [words.counted]: size,
  tally,
});

export const positionOf = (match: TabletopMatch) => {
  const { turn, phase, initiative, holder, acting, sides, units, rulings, outcome, options } = match.state;
  return {
    game: match.rules.id,
    options: optionsSet(match.rules, options),
    turn,
    phase,
    initiative,
    ...(holder === undefined ? {} : { holder }),
    acting,
    sides: both((each) => sideOnWire(match.rules, sides[each])),
    units: units.map((unit) => unitOnWire(match.rules, unit)),
    rulings,
    stack: framesOf(match),
    ...(outcome ? { outcome } : {}),
  };
};
