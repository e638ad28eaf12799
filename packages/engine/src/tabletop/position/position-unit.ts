/** A unit on the wire: flat, with defaults for most of its fields. */
import type { Side } from '../../kernel/side.js';
import { SIDES } from '../../kernel/side.js';
import { fields, flag, integer, list, matching, oneOf, text, value, type Shape } from '../../kernel/wire.js';
import { heading, length, type Heading } from '../../geometry/index.js';
import { rebased, sorted, standsOf } from '../../formation/layout.js';
import { bendShape, layout, trail } from '../choice-shapes.js';
import type { Spot } from '../choices.js';
import type { TabletopRules } from '../rules.js';
import {
  ACTIONS,
  FORMATIONS,
  blockOf,
  isBlock,
  isColumn,
  openOrderOf,
  STATES,
  type Activity,
  type Bend,
  type Formation,
  type Place,
  type Unit,
} from '../unit.js';

const FAR = 500_000;
const name = text(80);
const coordinate = integer(-FAR, FAR);
const headings = integer(0, 3599);
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
  { bend: bendShape, trail },
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
  { from: fields(...placeFields), began: oneOf(FORMATIONS), back: integer(0, FAR), again: flag },
) as unknown as Shape<Activity>;

/** All that any book may say of a unit. */
export interface UnitGiven extends Partial<Omit<Unit, 'place' | 'stands' | 'routed' | 'diameter'>> {
  readonly id: string;
  readonly type: string;
  readonly status?: (typeof STATUSES)[number];
  readonly layout?: string;
  readonly formation?: Formation;
  readonly x?: number;
  readonly y?: number;
  readonly heading?: number;
  readonly bend?: Bend;
  readonly trail?: readonly Spot[];
  readonly packed?: boolean;
  /** Of a Battle. */
  readonly diameter?: number;
  readonly elements?: string;
}

/** A unit in the words of a book; its layout may be left out where it follows from type and formation. */
export const unitShapeOf = ({ formations, words, unitShapes }: TabletopRules): Shape<UnitGiven> => {
  const needed = { id: idShape, type: text(30) };
  const all = {
    side: oneOf(SIDES),
    name,
    status: oneOf(STATUSES),
    formation: oneOf(formations),
    x: coordinate,
    y: coordinate,
    heading: headings,
    ...placeFields[1],
    state: oneOf(STATES),
    [words.limbered]: flag,
    lances: flag,
    thrown: flag,
    ...unitShapes,
    hits: integer(0, 1000),
    aside: integer(0, 1000),
    fired: flag,
    acted: flag,
    unpackedIn: integer(0, 1000),
    done: flag,
    reacted: flag,
    pivoted: flag,
    chargeFailed: flag,
    engagedAtStart: flag,
    near18: flag,
    near24: flag,
    activity: activityShape,
    aboard: text(80),
    functions: integer(0, 1000),
    byHorse: flag,
    stationary: flag,
    shifted: flag,
    diameter: integer(0, 20_000),
    elements: matching(/^[A-Z]{1,200}$/, 'Elements as letters, such as PPPPPPBBBBBB'),
  };
  const left = Object.entries(all).filter(([key]) => !(words.without as readonly string[]).includes(key));
  const optional = Object.fromEntries(left) as Partial<typeof all>;
  return (words.counted === 'stands'
    ? fields({ ...needed, layout }, optional as typeof all)
    : fields(needed, { layout, ...(optional as typeof all) })) as Shape<unknown> as Shape<UnitGiven>;
};

export const sideOf = (given: UnitGiven): Side => given.side ?? (given.id.startsWith('N') ? 'north' : 'south');

/** Guns and command are in open order, one rank is a line, several are a block; a column is never guessed (SV-R-03). */
const formationFrom = (rules: TabletopRules, given: UnitGiven): Formation => {
  if (given.formation) return given.formation;
  const { arm } = rules.types[given.type]!;
  if (arm === 'artillery' || arm === 'command') return openOrderOf(rules);
  return given.layout !== undefined && rebased(given.layout).includes('/') ? blockOf(rules) : 'line';
};

/** Given, or what stands of this type are in the formation. */
export const layoutFrom = (rules: TabletopRules, given: UnitGiven): string =>
  given.layout ?? layoutIn(rules.standsOf({ name: given.id, type: given.type }), formationFrom(rules, given));

const layoutIn = (stands: string, formation: Formation): string =>
  isBlock(formation) ? [...stands].join('/') : stands;

/** A Battle stands on a round base, and its elements nowhere in particular. */
const battleFrom = (given: UnitGiven, towards: Heading): Place => ({
  formation: 'battle',
  layout: '',
  x: length(given.x!),
  y: length(given.y!),
  heading: given.heading === undefined ? towards : heading(given.heading),
  bend: undefined,
  trail: undefined,
  diameter: length(given.diameter!),
});

const placeFrom = (rules: TabletopRules, given: UnitGiven): Place => {
  const towards: Heading = heading(sideOf(given) === 'south' ? 0 : 1800);
  if (rules.types[given.type]!.battle) return battleFrom(given, towards);
  const formation = formationFrom(rules, given);
  return {
    formation,
    layout: isColumn(formation) ? layoutFrom(rules, given) : rebased(layoutFrom(rules, given)),
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
    ...rules.freshUnit(given),
    lances: given.lances ?? false,
    thrown: given.thrown ?? false,
    place: status === 'table' && given.aboard === undefined ? placeFrom(rules, given) : undefined,
    routed: status === 'routed',
    stands: given.elements ? sorted(given.elements) : standsOf(layoutFrom(rules, given)).bag,
    hits: given.hits ?? 0,
    aside: given.aside ?? 0,
    fired: given.fired ?? false,
    limbered: given[rules.words.limbered] ?? false,
    acted: given.acted ?? false,
    unpackedIn: given.unpackedIn ?? 0,
    done: given.done ?? false,
    reacted: given.reacted ?? false,
    pivoted: given.pivoted ?? false,
    chargeFailed: given.chargeFailed ?? false,
    engagedAtStart: given.engagedAtStart ?? false,
    near18: given.near18 ?? false,
    near24: given.near24 ?? false,
    activity: given.activity,
    aboard: given.aboard,
    diameter: given.diameter === undefined ? undefined : length(given.diameter),
    functions: given.functions ?? 0,
    byHorse: given.byHorse ?? false,
    stationary: given.stationary ?? false,
    shifted: given.shifted ?? false,
  };
};
