/** A unit on the wire: flat, with defaults for most of its fields. */
import type { Side } from '../../kernel/side.js';
import { SIDES } from '../../kernel/side.js';
import { fields, flag, integer, list, matching, oneOf, text, value, type Read, type Shape } from '../../kernel/wire.js';
import { heading, length, type Heading } from '../../geometry/index.js';
import { rebased, standsOf } from '../../formation/layout.js';
import { bendShape, spotShape } from '../choices.js';
import type { TabletopRules } from '../rules.js';
import {
  ACTIONS,
  COMMAND_QUALITIES,
  FORMATIONS,
  isColumn,
  QUALITIES,
  STATES,
  type Activity,
  type Formation,
  type Place,
  type Unit,
} from '../unit.js';

const FAR = 200_000;
const name = text(80);
const coordinate = integer(-FAR, FAR);
const headings = integer(0, 3599);
const layout = matching(/^[A-Z.]{1,20}(\/[A-Z.]{1,9}){0,19}$/, 'A layout such as PMM/MM.');
const number = value<number>({ type: 'number' }, 'A number', (v) => typeof v === 'number' && Number.isFinite(v));

/** Units are looked up by id, so an id must not be a word every object knows. */
const idShape: Shape<string> = {
  schema: name.schema,
  read: (given, path, faults) => {
    const id = name.read(given, path, faults);
    if (id in Object.prototype) faults.push({ path, because: `"${id}" cannot be the id of a unit.` });
    return id;
  },
};

export const STATUSES = ['table', 'routed', 'unplaced'] as const;

const placeFields = [
  { formation: oneOf(FORMATIONS), layout, x: coordinate, y: coordinate, heading: headings },
  { bend: bendShape, trail: list(spotShape, 20) },
] as const;

const activityShape = fields(
  {
    action: oneOf(ACTIONS),
    changed: flag,
    manoeuvred: flag,
    used: integer(0, FAR),
    doubled: flag,
    flowed: flag,
    restricted: flag,
    turned: flag,
    faced: flag,
    moves: integer(0, 1000),
    aboutFaced: flag,
    centre: fields({ x: number, y: number }),
    heading: headings,
    leaving: list(name, 20),
  },
  { from: fields(...placeFields) },
) as unknown as Shape<Activity>;

export const unitShape = fields(
  { id: idShape, type: text(30), layout },
  {
    side: oneOf(SIDES),
    name,
    status: oneOf(STATUSES),
    formation: oneOf(FORMATIONS),
    x: coordinate,
    y: coordinate,
    heading: headings,
    ...placeFields[1],
    state: oneOf(STATES),
    limbered: flag,
    lances: flag,
    quality: oneOf(QUALITIES),
    command: oneOf(COMMAND_QUALITIES),
    hits: integer(0, 1000),
    fired: flag,
    done: flag,
    reacted: flag,
    pivoted: flag,
    chargeFailed: flag,
    engagedAtStart: flag,
    near18: flag,
    near24: flag,
    activity: activityShape,
  },
);
export type UnitGiven = Read<typeof unitShape>;

export const sideOf = (given: UnitGiven): Side => given.side ?? (given.id.startsWith('N') ? 'north' : 'south');

/** Guns and command are in open order, one rank is a line, several are a block; a column is never guessed (SV-R-03). */
const formationFrom = (rules: TabletopRules, given: UnitGiven): Formation => {
  if (given.formation) return given.formation;
  const { arm } = rules.types[given.type]!;
  if (arm === 'artillery' || arm === 'command') return 'openOrder';
  return rebased(given.layout).includes('/') ? 'block' : 'line';
};

const placeFrom = (rules: TabletopRules, given: UnitGiven): Place => {
  const towards: Heading = heading(sideOf(given) === 'south' ? 0 : 1800);
  const formation = formationFrom(rules, given);
  return {
    formation,
    layout: isColumn(formation) ? given.layout : rebased(given.layout),
    x: length(given.x!),
    y: length(given.y!),
    heading: given.heading === undefined ? towards : heading(given.heading),
    bend: given.bend,
    trail: given.trail,
  };
};

export const unitFrom = (rules: TabletopRules, given: UnitGiven): Unit => {
  const status = given.status ?? 'table';
  return {
    id: given.id,
    side: sideOf(given),
    name: given.name ?? given.id,
    type: given.type,
    state: rules.types[given.type]!.dismounts ? (given.state ?? 'mounted') : undefined,
    quality: given.quality ?? 'regular',
    command: given.command ?? 'inspiring',
    lances: given.lances ?? false,
    place: status === 'table' ? placeFrom(rules, given) : undefined,
    routed: status === 'routed',
    stands: standsOf(given.layout).bag,
    hits: given.hits ?? 0,
    fired: given.fired ?? false,
    limbered: given.limbered ?? false,
    done: given.done ?? false,
    reacted: given.reacted ?? false,
    pivoted: given.pivoted ?? false,
    chargeFailed: given.chargeFailed ?? false,
    engagedAtStart: given.engagedAtStart ?? false,
    near18: given.near18 ?? false,
    near24: given.near24 ?? false,
    activity: given.activity,
  };
};
