/** The position on the wire: any state of play, placed and read back in the same format. */
import type { Dice } from '../kernel/dice.js';
import { canonical } from '../kernel/digest.js';
import { framesOf, newMatch } from '../kernel/match.js';
import type { Frame } from '../kernel/procedure.js';
import type { Fault } from '../kernel/refusal.js';
import { sentence } from '../kernel/refusal.js';
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
import { FACES, holdsLine, rebased, standsOf, tidy, type Line } from '../formation/layout.js';
import { isValid } from '../formation/shape.js';
import { optionsOf, type ZonalOptions } from './options.js';
import { formationRefusal, isCounted } from './questions.js';
import { PHASES, type Phase, type Ruling, type ZonalMatch, type ZonalRules, type ZonalState } from './rules.js';
import { indexOf } from './store.js';
import { FORMATIONS, isDeployed, isEngaged, QUALITIES, sizeOf, STATES, type Contact, type Unit } from './unit.js';
import { faceTowards, FACINGS, isOnTable, opposite, ROUTED, UNPLACED, zeroDegrees } from './zone.js';

const side = oneOf(SIDES);
const count = integer(0, 1000);
const name = text(80);
const lineShape = matching(/^(rank|file) \d$/, 'A line such as "rank 0"');

/** Units are looked up by id, so an id must not be a word every object knows. */
const idShape: Shape<string> = {
  schema: name.schema,
  read: (given, path, faults) => {
    const id = name.read(given, path, faults);
    if (id in Object.prototype) faults.push({ path, because: `"${id}" cannot be the id of a unit.` });
    return id;
  },
};

const unitShape = fields(
  {
    id: idShape,
    type: text(30),
    zone: text(10),
    layout: matching(/^[A-Z.]{1,20}(\/[A-Z.]{1,9}){0,8}$/, 'A layout such as PMM/MM.'),
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
type UnitGiven = Read<typeof unitShape>;

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

// ---- contacts ------------------------------------------------------------------------------------------------------

type Units = Map<string, Unit>;

const contactOf = (unit: Unit, contact: NonNullable<UnitGiven['contacts']>[number]): Contact => ({
  with: contact.with,
  face: contact.face,
  line: (contact.line as Line | undefined) ?? standsOf(unit.layout).outermost[contact.face],
});

const addContact = (units: Units, id: string, contact: Contact): void => {
  const unit = units.get(id)!;
  if (!unit.contacts.some((each) => each.with === contact.with))
    units.set(id, { ...unit, contacts: [...unit.contacts, contact] });
};

/** The contact as the enemy has it, from the facings: its face that looks back along the line of contact. */
const mirrored = (unit: Unit, enemy: Unit, contact: Contact): Contact => {
  const front = contact.face === 'front' ? faceTowards(enemy.facing!, opposite(unit.facing!)) : 'front';
  return { with: unit.id, face: front, line: standsOf(enemy.layout).outermost[front] };
};

const readContacts = (given: readonly UnitGiven[], units: Units, path: string, faults: Fault[]): void => {
  given.forEach((each, i) => {
    each.contacts?.forEach((contact, j) => {
      const where = `${path}.units[${i}].contacts[${j}]`;
      const unit = units.get(each.id)!;
      const enemy = units.get(contact.with);
      if (!enemy || enemy.side === unit.side || enemy.zone !== unit.zone || !isDeployed(unit)) {
        faults.push({ path: `${where}.with`, because: `${contact.with} is no enemy in the zone of ${each.id}.` });
        return;
      }
      const touching = contactOf(unit, contact);
      if (!holdsLine(unit.layout, touching.line))
        faults.push({
          path: `${where}.line`,
          because: `${each.id} (${unit.layout}) has no stand on ${touching.line}.`,
        });
      addContact(units, unit.id, touching);
      const said = given.find((other) => other.id === enemy.id)?.contacts?.some((other) => other.with === unit.id);
      if (!said) addContact(units, enemy.id, mirrored(unit, enemy, contactOf(unit, contact)));
    });
  });
  for (const unit of units.values())
    for (const [i, { face }] of unit.contacts.entries())
      if (unit.contacts.findIndex((other) => other.face === face) !== i)
        faults.push({ path: `${path}.units`, because: `The ${face} of ${unit.id} has more than one contact.` });
  for (const unit of units.values())
    for (const { with: id, face } of unit.contacts) {
      const back = units.get(id)?.contacts.find((other) => other.with === unit.id);
      if (back && face !== 'front' && back.face !== 'front')
        faults.push({ path: `${path}.units`, because: `${unit.id} and ${id} touch, and neither by its front.` });
    }
};

// ---- checks --------------------------------------------------------------------------------------------------------

const typeFaults = (rules: ZonalRules, given: readonly UnitGiven[], path: string): Fault[] => {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  given.forEach((unit, i) => {
    const where = `${path}.units[${i}]`;
    if (seen.has(unit.id)) faults.push({ path: `${where}.id`, because: `There are two units ${unit.id}.` });
    seen.add(unit.id);
    const type = Object.hasOwn(rules.types, unit.type) ? rules.types[unit.type] : undefined;
    if (type === undefined)
      faults.push({
        path: `${where}.type`,
        rule: rules.cite.types,
        because: `There is no type "${unit.type}"; the types are ${Object.keys(rules.types).join(', ')}.`,
      });
    else if (!new RegExp(`^[${type.stands}./]+$`).test(unit.layout))
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.types,
        because: `${type.name} has stands ${[...type.stands].join(', ')} only, not ${unit.layout}.`,
      });
    else if (standsOf(unit.layout).size === 0)
      faults.push({ path: `${where}.layout`, rule: rules.cite.types, because: 'There are no stands in this layout.' });
    else if (type.arm === 'artillery' && standsOf(unit.layout).size > 1)
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.oneGun,
        because: `${unit.id} is artillery and has one stand.`,
      });
    else
      for (const { rule, because } of rules.unitFaults({
        name: unit.name ?? unit.id,
        ...unit,
        stands: standsOf(unit.layout).letters,
      }))
        faults.push({ path: where, rule, because });
    if (unit.stakes && rules.stakes === undefined)
      faults.push({ path: `${where}.stakes`, because: 'There are no stakes in this game.' });
    if (unit.side === undefined && !/^[SN]/.test(unit.id))
      faults.push({ path: `${where}.side`, because: `The side of ${unit.id} is missing.` });
  });
  return faults;
};

const placeFaults = (match: ZonalMatch, path: string): Fault[] => {
  const { table, state, rules } = match;
  const faults: Fault[] = [];
  state.units.forEach((unit, i) => {
    const where = `${path}.units[${i}]`;
    const reserve = table.reserves[unit.side].some(({ zone }) => zone === unit.zone);
    const unplaced = unit.zone === UNPLACED && state.phase === 'setup';
    if (!Object.hasOwn(table.places, unit.zone) && !reserve && unit.zone !== ROUTED && !unplaced)
      faults.push({ path: `${where}.zone`, because: `There is no zone ${unit.zone} for ${unit.id} on this table.` });
    else if (unit.zone !== ROUTED && !unplaced) {
      const there = state.units.filter((other) => other.zone === unit.zone && other.side === unit.side).length;
      if (there > table.unitLimit)
        faults.push({
          path: `${where}.zone`,
          rule: rules.cite.room,
          because: `${unit.zone} holds ${there} units of one side, and ${table.unitLimit} is the limit.`,
        });
    }
    if (!isDeployed(unit)) return;
    if (!isValid(table.shapes, unit.layout))
      faults.push({
        path: `${where}.layout`,
        rule: rules.cite.shapes,
        because: `${unit.layout} is no valid shape for ${sizeOf(unit)} stands.`,
      });
    const refused = formationRefusal(match, unit, unit.formation!);
    if (refused)
      faults.push({
        path: `${where}.formation`,
        rule: refused.rule,
        because: sentence(refused.template, refused.facts),
      });
  });
  for (const each of SIDES) {
    const { commander, counted } = state.sides[each];
    const listed = state.units.filter(
      (unit) => unit.side === each && unit.zone !== ROUTED && isCounted(match, unit),
    ).length;
    if (counted < listed)
      faults.push({
        path: `${path}.sides.${each}.counted`,
        because: `${listed} counted units are in play, and the army had ${counted} at the start.`,
      });
    if (commander !== undefined && !Object.hasOwn(table.places, commander))
      faults.push({ path: `${path}.sides.${each}.commander`, because: `There is no zone ${commander} on this table.` });
  }
  return faults;
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

const readStack = (rules: ZonalRules, given: readonly unknown[], path: string, faults: Fault[]): Frame[] =>
  given.map((each, i) => {
    const frame = each as Frame;
    const steps =
      typeof each === 'object' &&
      each !== null &&
      typeof frame.procedure === 'string' &&
      Object.hasOwn(rules.procedures, frame.procedure)
        ? rules.procedures[frame.procedure]
        : undefined;
    if (!steps || typeof frame.step !== 'string' || !Object.hasOwn(steps, frame.step))
      faults.push({ path: `${path}.stack[${i}]`, because: 'This is no step of a procedure of the game.' });
    return frame;
  });

/** FV-LOSS-16, MV-LOSS-14: an engaged unit keeps its grid, and so does everybody while losses are taken. */
const written = (unit: Unit, phase: Phase): string => {
  if (!isDeployed(unit)) return unit.layout;
  return isEngaged(unit) || phase === 'losses' ? tidy(unit.layout) : rebased(unit.layout);
};

/** FV-GEN-05, MV-GEN-01: what was settled binds for the rest of the match. */
const withRulings = (options: ZonalOptions, rulings: readonly Ruling[]): ZonalOptions =>
  rulings.length === 0
    ? options
    : {
        ...options,
        houseRules: {
          ...options.houseRules,
          ...Object.fromEntries(rulings.map((ruling) => [ruling.switch, ruling.value])),
        },
      };

const stateFrom = (rules: ZonalRules, given: PositionGiven, path: string, faults: Fault[]): ZonalState | undefined => {
  const options = withRulings(optionsOf(rules, given.options, `${path}.options`, faults), given.rulings ?? []);
  faults.push(...typeFaults(rules, given.units, path));
  for (const [i, { switch: switchName }] of (given.rulings ?? []).entries())
    if (!Object.hasOwn(options.houseRules, switchName))
      faults.push({
        path: `${path}.rulings[${i}].switch`,
        rule: rules.cite.dispute,
        because: `There is no switch "${switchName}" in this game.`,
      });
  if (faults.length > 0) return undefined;
  const units: Units = new Map(given.units.map((unit) => [unit.id, unitFrom(rules, unit)]));
  readContacts(given.units, units, path, faults);
  const { phase } = given;
  const initiative = given.initiative ?? 'south';
  const acting = actingIn(phase, initiative, given.acting);
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
        counted: said?.counted ?? own.length,
        tally: said?.tally ?? own.filter((unit) => unit.zone === ROUTED).length,
        offersEnd: said?.offersEnd ?? false,
      };
    }),
    units: placed,
    index: indexOf(placed),
    shots: given.shots ?? {},
    options,
    rulings: given.rulings ?? [],
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
    faults.push({ path: `${path}.game`, because: `This is a position of "${given.game}", not of "${rules.id}".` });
  const state = stateFrom(rules, given, path, faults);
  if (!state) return undefined;
  const stack = given.stack
    ? readStack(rules, given.stack, path, faults)
    : framesFor(state.phase, state.acting, state.initiative);
  if (stack.length === 0 && !state.outcome)
    faults.push({
      path: `${path}.stack`,
      because: 'An empty stack is that of a match that is over, with its outcome.',
    });
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
