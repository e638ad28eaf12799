/** A unit on the wire: flat, with defaults for most of its fields. */
import { flaw } from '../../kernel/faults.js';
import { faultBy } from '../../kernel/refusal.js';
import type { Side } from '../../kernel/side.js';
import { SIDES } from '../../kernel/side.js';
import { fields, flag, integer, oneOf, text, type Shape } from '../../kernel/wire.js';
import { heading, length, type Heading } from '../../geometry/index.js';
import { rebased, sorted, standsOf } from '../../formation/layout.js';
import { bendShape, layout, trail } from '../choice-shapes.js';
import type { Spot } from '../choices.js';
import type { RulesOf, TabletopRules, UnitRules } from '../rules.js';
import {
  FORMATIONS,
  blockOf,
  isBlock,
  isColumn,
  openOrderOf,
  type Bend,
  type Formation,
  type Place,
  type Unit,
} from '../unit.js';

const FAR = 500_000;
const name = text(80);
const coordinate = integer(-FAR, FAR);
const headings = integer(0, 3599);

/** Units are looked up by id, so an id must not be a word every object knows. */
const idShape: Shape<string> = {
  schema: name.schema,
  read: (given, path, faults) => {
    const id = name.read(given, path, faults);
    if (id in Object.prototype) faults.push(faultBy(path, flaw('notAnId', { id })));
    return id;
  },
};

export const STATUSES = ['table', 'routed', 'unplaced'] as const;

/** Where a unit stood; not on a round base. */
export const placeShape = fields(
  { formation: oneOf(FORMATIONS), layout, x: coordinate, y: coordinate, heading: headings },
  { bend: bendShape, trail },
);

/** What is said of a unit, whatever its book; what only the book knows is read by its own `shapes`. */
export interface UnitGiven {
  readonly id: string;
  readonly type: string;
  readonly side?: Side;
  readonly name?: string;
  readonly status?: (typeof STATUSES)[number];
  readonly layout?: string;
  readonly formation?: Formation;
  readonly x?: number;
  readonly y?: number;
  readonly heading?: number;
  readonly bend?: Bend;
  readonly trail?: readonly Spot[];
  readonly hits?: number;
  readonly fired?: boolean;
  readonly limbered?: boolean;
  readonly packed?: boolean;
  /** Of a Battle, and of who stands on one. */
  readonly diameter?: number;
  readonly elements?: string;
  readonly aboard?: string;
}

/** A unit in the words of a book; its layout may be left out where it follows from type and formation. */
export const unitShapeOf = ({ formations, words, units }: TabletopRules): Shape<UnitGiven> => {
  const needed = { id: idShape, type: text(30) };
  const optional = {
    side: oneOf(SIDES),
    name,
    status: oneOf(STATUSES),
    formation: oneOf(formations),
    x: coordinate,
    y: coordinate,
    heading: headings,
    bend: bendShape,
    trail,
    [words.limbered]: flag,
    hits: integer(0, 1000),
    fired: flag,
    ...units.shapes,
  };
  return (words.counted === 'stands'
    ? fields({ ...needed, layout }, optional)
    : fields(needed, { layout, ...optional })) as Shape<unknown> as Shape<UnitGiven>;
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
    diameter: undefined,
  };
};

/** A unit as it is told, with what its book adds. */
export const unitFrom = <U extends Unit>(rules: RulesOf<U>, given: UnitGiven): U => {
  const status = given.status ?? 'table';
  const unit: Unit = {
    id: given.id,
    side: sideOf(given),
    name: given.name ?? given.id,
    type: given.type,
    place: status === 'table' && given.aboard === undefined ? placeFrom(rules, given) : undefined,
    routed: status === 'routed',
    stands: given.elements === undefined ? standsOf(layoutFrom(rules, given)).bag : sorted(given.elements),
    hits: given.hits ?? 0,
    fired: given.fired ?? false,
    limbered: given[rules.words.limbered] ?? false,
  };
  const units: UnitRules<U> = rules.units;
  return units.unit(unit, units.own(given));
};
