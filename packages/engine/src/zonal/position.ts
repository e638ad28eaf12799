/** The position on the wire: any state of play, placed and read back in the same format. */
import type { Dice } from '../kernel/dice.js';
import { canonical } from '../kernel/digest.js';
import { rulingFaults, withRulings } from '../kernel/dispute.js';
import { framesOf, newMatch } from '../kernel/match.js';
import { isFrame, type Frame } from '../kernel/procedure.js';
import { flaw } from '../kernel/faults.js';
import { faultBy, type Fault } from '../kernel/refusal.js';
import { both, enemyOf, SIDES, type Side } from '../kernel/side.js';
import {
  anything,
  fields,
  flag,
  integer,
  list,
  map,
  matching,
  oneOf,
  text,
  type Read,
  type Shape,
} from '../kernel/wire.js';
import { FACES, rebased, standsOf, tidy } from '../formation/layout.js';
import { misplaced, unsound } from './messages/position.js';
import { optionsOf } from './options.js';
import { readContacts, type Units } from './position-contacts.js';
import { placeFaults, typeFaults } from './position-faults.js';
import { WINDOWS } from './procedures.js';
import { PHASES, type Phase, type ZonalMatch, type ZonalRules, type ZonalState } from './rules.js';
import { indexOf } from './store.js';
import { FORMATIONS, isDeployed, isEngaged, QUALITIES, STATES, type Unit } from './unit.js';
import { FACINGS, isOnTable, ROUTED, zeroDegrees } from './zone.js';

const side = oneOf(SIDES);
const count = integer(0, 1000);
const name = text(80);
const lineShape = matching(/^(rank|file) \d$/, 'rank 0');

/** Units are looked up by id, so an id must not be a word every object knows. */
const idShape: Shape<string> = {
  schema: name.schema,
  read: (given, path, faults) => {
    const id = name.read(given, path, faults);
    if (id in Object.prototype) faults.push(faultBy(path, flaw('notAnId', { id })));
    return id;
  },
};

const unitShape = fields(
  {
    id: idShape,
    type: text(30),
    zone: text(10),
    layout: matching(/^[A-Z.]{1,20}(\/[A-Z.]{1,9}){0,8}$/, 'PMM/MM'),
  },
  {
    side,
    name,
    facing: oneOf(FACINGS),
    formation: oneOf(FORMATIONS),
    state: oneOf(STATES),
    quality: oneOf(QUALITIES),
    weapon: text(20),
    spears: flag,
    mountedAs: text(30),
    stakes: flag,
    blue: flag,
    hits: count,
    fired: flag,
    reacted: flag,
    chosen: flag,
    contacts: list(fields({ with: name, face: oneOf(FACES) }, { line: lineShape }), 4),
    contactThisPhase: flag,
    engagedAtStart: flag,
    engagedInFiring: flag,
  },
);
export type UnitGiven = Read<typeof unitShape>;

const sideShape = fields(
  {},
  { name, leader: name, commander: text(10), counted: count, tally: count, offersEnd: flag },
);

const scores = fields({ south: count, north: count });
const outcomeShape = fields({ result: name, rule: text(30) }, { winner: side, zones: scores, points: scores });

export const positionShape = fields(
  { phase: oneOf(PHASES), units: list(unitShape, 200) },
  {
    game: text(20),
    options: anything,
    turn: integer(1, 1000),
    initiative: side,
    acting: side,
    sides: fields({}, { south: sideShape, north: sideShape }),
    shots: map(name, count),
    rulings: list(fields({ switch: text(60), value: flag }), 100),
    stack: list(anything, 100),
    outcome: outcomeShape,
  },
);
type PositionGiven = Read<typeof positionShape>;

const sideOf = (given: UnitGiven): Side => given.side ?? (given.id.startsWith('N') ? 'north' : 'south');

const MOVEMENT: readonly Phase[] = ['initiativeMovement', 'otherMovement'];

const unitFrom = (rules: ZonalRules, given: UnitGiven): Unit => {
  const owner = sideOf(given);
  const deployed = isOnTable(given.zone);
  const type = rules.types[given.type]!;
  const { size, bag } = standsOf(given.layout);
  const single = type.arm === 'artillery' || size === 1;
  return {
    id: given.id,
    side: owner,
    name: given.name ?? given.id,
    type: given.type,
    state: type.dismounts ? (given.state ?? 'mounted') : undefined,
    zone: given.zone,
    facing: deployed ? (given.facing ?? zeroDegrees(owner)) : undefined,
    formation: deployed ? (given.formation ?? (single ? 'open' : 'attack')) : undefined,
    layout: deployed ? given.layout : bag,
    quality: given.quality ?? 'seasoned',
    weapon: given.weapon,
    spears: given.spears || undefined,
    mountedAs: given.mountedAs,
    stakes: given.stakes || undefined,
    blue: given.blue || undefined,
    hits: given.hits ?? 0,
    fired: given.fired ?? false,
    reacted: given.reacted ?? false,
    chosen: given.chosen ?? false,
    contacts: [],
    contactThisPhase: given.contactThisPhase ?? false,
    engagedAtStart: false,
    engagedInFiring: false,
  };
};

// ---- the phase -----------------------------------------------------------------------------------------------------

const framesFor = (phase: Phase, acting: Side, initiative: Side): Frame[] => {
  const whole: Frame = { procedure: 'match', step: 'turns' };
  const within = (step: string, frame: object): Frame[] => [whole, { procedure: 'turn', step }, frame as Frame];
  const secondShare = acting === initiative;
  switch (phase) {
    case 'setup':
      return [{ procedure: 'match', step: 'muster' }];
    case 'initiative':
    case 'victory':
      return [whole, { procedure: 'turn', step: phase }];
    case 'firing':
      return within('melee', { procedure: 'firing', step: 'fire', side: acting });
    case 'melee':
      return within('losses', {
        procedure: 'melee',
        step: secondShare ? 'begin' : 'opening',
        side: acting,
        left: [],
        allocations: {},
      });
    case 'losses':
      return within('initiativeMovement', { procedure: 'losses', step: 'begin', left: [], unit: '' });
    case 'initiativeMovement':
      return within('otherMovement', { procedure: 'movement', step: 'main' });
    case 'otherMovement':
      return within('victory', { procedure: 'movement', step: 'main' });
    default:
      return phase satisfies never;
  }
};

const actingIn = (phase: Phase, initiative: Side, given: Side | undefined): Side => {
  if (phase === 'initiativeMovement' || phase === 'victory') return initiative;
  if (phase === 'otherMovement') return enemyOf(initiative);
  return given ?? (phase === 'setup' || phase === 'initiative' ? 'south' : enemyOf(initiative));
};

/** The step a turn goes on with after each phase. */
const AFTER: Readonly<Record<Phase, string | undefined>> = {
  setup: undefined,
  initiative: 'initiative',
  firing: 'melee',
  melee: 'losses',
  losses: 'initiativeMovement',
  initiativeMovement: 'otherMovement',
  otherMovement: 'victory',
  victory: 'victory',
};

const stackFault = (phase: Phase, stack: readonly Frame[], path: string): Fault[] => {
  const turn = stack.find(({ procedure }) => procedure === 'turn');
  return stack.length === 0 || turn?.step === AFTER[phase]
    ? []
    : [faultBy(`${path}.stack`, unsound('stackOfOtherPhase', { phase }))];
};

/** What a step remembers: units that are there, sides, and windows of an intercept. */
const REMEMBERED: Readonly<Record<string, (value: unknown, units: ZonalState['index']) => boolean>> = {
  unit: (id, units) => id === '' || Object.hasOwn(units, String(id)),
  target: (id, units) => Object.hasOwn(units, String(id)),
  side: (side) => SIDES.some((each) => each === side),
  first: (side) => SIDES.some((each) => each === side),
  window: (window) => WINDOWS.some((each) => each === window),
};

const rememberedFaults = (stack: readonly Frame[], units: ZonalState['index'], path: string): Fault[] =>
  stack.flatMap((frame, i) =>
    Object.entries(frame).flatMap(([field, value]) =>
      REMEMBERED[field]?.(value, units) === false
        ? [faultBy(`${path}.stack[${i}].${field}`, unsound('noneOfPosition'))]
        : [],
    ),
  );

const readStack = (rules: ZonalRules, given: readonly unknown[], path: string, faults: Fault[]): Frame[] =>
  given.map((each, i) => {
    if (!isFrame(rules.procedures, each)) faults.push(faultBy(`${path}.stack[${i}]`, flaw('noSuchStep')));
    return each as Frame;
  });

/** FV-LOSS-16, MV-LOSS-14: an engaged unit keeps its grid, and so does everybody while losses are taken. */
const written = (unit: Unit, phase: Phase): string => {
  if (!isDeployed(unit)) return unit.layout;
  return isEngaged(unit) || phase === 'losses' ? tidy(unit.layout) : rebased(unit.layout);
};

const stateFrom = (rules: ZonalRules, given: PositionGiven, path: string, faults: Fault[]): ZonalState | undefined => {
  const read = optionsOf(rules, given.options, `${path}.options`, faults);
  const rulings = given.rulings ?? [];
  faults.push(...rulingFaults(rules, read, rulings, path), ...typeFaults(rules, given.units, path));
  if (faults.length > 0) return undefined;
  /** FV-GEN-05, MV-GEN-01: what was settled binds for the rest of the match. */
  const options = withRulings(read, rulings);
  const units: Units = new Map(given.units.map((unit) => [unit.id, unitFrom(rules, unit)]));
  readContacts(rules, given.units, units, path, faults);
  const { phase } = given;
  const initiative = given.initiative ?? 'south';
  const acting = actingIn(phase, initiative, given.acting);
  if (MOVEMENT.includes(phase) && given.acting !== undefined && given.acting !== acting)
    faults.push(faultBy(`${path}.acting`, misplaced(rules.cite.phases, 'sideMoves', { acting, initiative })));
  const placed = given.units.map((each) => {
    const unit = units.get(each.id)!;
    return {
      ...unit,
      layout: written(unit, phase),
      engagedAtStart: each.engagedAtStart ?? (MOVEMENT.includes(phase) && unit.side === acting && isEngaged(unit)),
      engagedInFiring: each.engagedInFiring ?? (PHASES.indexOf(phase) >= PHASES.indexOf('firing') && isEngaged(unit)),
    };
  });
  const counted = (unit: Unit): boolean => rules.types[unit.type]!.arm !== 'artillery';
  return {
    turn: given.turn ?? 1,
    phase,
    initiative,
    acting,
    sides: both((each) => {
      const own = placed.filter((unit) => unit.side === each && counted(unit));
      const said = given.sides?.[each];
      return {
        name: said?.name ?? (each === 'south' ? 'South' : 'North'),
        leader: said?.leader ?? 'the Commander',
        commander: said?.commander,
        counted: said?.counted ?? Math.max(own.length, said?.tally ?? 0),
        tally: said?.tally ?? own.filter((unit) => unit.zone === ROUTED).length,
        offersEnd: said?.offersEnd ?? false,
      };
    }),
    units: placed,
    index: indexOf(placed),
    shots: given.shots ?? {},
    options,
    rulings,
    outcome: given.outcome,
  };
};

export const openPosition = (
  rules: ZonalRules,
  value: unknown,
  dice: Dice,
  path: string,
  faults: Fault[],
): ZonalMatch | undefined => {
  const given = positionShape.read(value, path, faults);
  if (faults.length > 0) return undefined;
  if (given.game !== undefined && given.game !== rules.id)
    faults.push(faultBy(`${path}.game`, flaw('positionOfGame', { game: given.game, played: rules.id })));
  const state = stateFrom(rules, given, path, faults);
  if (!state) return undefined;
  const stack = given.stack
    ? readStack(rules, given.stack, path, faults)
    : framesFor(state.phase, state.acting, state.initiative);
  if (stack.length === 0 && !state.outcome) faults.push(faultBy(`${path}.stack`, flaw('emptyStack')));
  faults.push(...stackFault(state.phase, stack, path), ...rememberedFaults(stack, state.index, path));
  const match: ZonalMatch = newMatch(rules, rules.tableOf(state.options), state, stack, dice);
  faults.push(...placeFaults(match, path));
  return faults.length > 0 ? undefined : match;
};

// ---- reading back --------------------------------------------------------------------------------------------------

/** Options that differ from their defaults. */
const optionsSet = (rules: ZonalRules, options: ZonalState['options']): Record<string, unknown> => {
  const soFar: Record<string, unknown> = {};
  const differing: Record<string, unknown> = {};
  for (const [option, { standard }] of Object.entries(rules.options)) {
    const value = options[option as keyof typeof options] as unknown;
    soFar[option] = value;
    if (canonical(value) !== canonical(standard(soFar)) && value !== undefined) differing[option] = value;
  }
  return differing;
};

export const positionOf = (match: ZonalMatch) => {
  const { turn, phase, initiative, acting, sides, units, shots, rulings, outcome, options } = match.state;
  return {
    game: match.rules.id,
    options: optionsSet(match.rules, options),
    turn,
    phase,
    initiative,
    acting,
    sides,
    units,
    shots,
    rulings,
    stack: framesOf(match),
    ...(outcome ? { outcome } : {}),
  };
};
