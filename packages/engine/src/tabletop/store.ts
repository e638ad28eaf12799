/** Reading and writing units. `patch` is the only writer: it replaces the unit, so copies of a match share the rest. */
import { laidAnew, TOUCH, type Footprint, type Point } from '../geometry/index.js';
import { dictionaryOf } from '../kernel/dictionary.js';
import { both, enemyOf, type Side } from '../kernel/side.js';
import { figureAt, type Base } from './figure.js';
import type { MatchOf, SideState, TabletopMatch, TabletopState } from './rules.js';
import { isPlaced, type Place, type Placed, type Unit, type UnitId } from './unit.js';

export const unitOf = <U extends Unit>({ state: { units, index } }: MatchOf<U>, id: UnitId): U => units[index[id]!]!;

/** A unit that is known to be on the table. */
export const placedOf = <U extends Unit>(match: MatchOf<U>, id: UnitId): Placed<U> => unitOf(match, id) as Placed<U>;

export const indexOf = (units: readonly Unit[]): Readonly<Record<UnitId, number>> =>
  dictionaryOf(units.map(({ id }, i) => [id, i]));

export const findUnit = <U extends Unit>(match: MatchOf<U>, id: unknown): U | undefined => {
  const { index, units } = match.state;
  return typeof id === 'string' && Object.hasOwn(index, id) ? units[index[id]!] : undefined;
};

export const patch = <U extends Unit>({ rules, state }: MatchOf<U>, id: UnitId, change: Partial<U>): void => {
  const { units, index } = state;
  const at = index[id]!;
  const before = units[at]!;
  // The copy of a unit of this book is one.
  const after = Object.assign(rules.units.unit(before, before) as U, change);
  units[at] = after;
  if (after.place !== before.place) outdate(units);
};

export const patchSide = (match: TabletopMatch, side: Side, change: Partial<SideState>): void => {
  const { sides } = match.state;
  const after = Object.assign({ ...sides[side] }, change);
  match.state.sides = both((each) => (each === side ? after : sides[each]));
};

/** Units replaced on write: a copy of the list is a copy of the match. */
export const copyState = <U extends Unit>(state: TabletopState<U>): TabletopState<U> => {
  const units = state.units.slice();
  handOn(state.units, units);
  return { ...state, units };
};

// ---- on the table --------------------------------------------------------------------------------------------------

/** SV-GEO-02, GV-UNIT-01: the size of a unit's stands. */
export const baseOf = ({ table: { bases } }: TabletopMatch, { type }: Unit): Base => {
  if (latest?.type !== type || latest.bases !== bases) latest = { type, bases, base: bases[type]! };
  return latest.base;
};

/** Nearly all questions in a row are about one unit, or units of one type. */
let latest: { readonly type: string; readonly bases: Readonly<Record<string, Base>>; readonly base: Base } | undefined;

interface Thought {
  readonly place: Place;
  readonly base: Base;
  readonly figure: Footprint;
}

/** The last places that were thought of: a step is asked about several times, and then taken or never again. */
const THOUGHTS = 8;
const thought: Thought[] = [];
let oldest = 0;

/** All that a figure follows from but the stands and their layout (`figureAt`). */
const isAlike = (a: Place, b: Place): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.heading === b.heading &&
  a.bend === b.bend &&
  a.trail === b.trail &&
  a.diameter === b.diameter;

const isLaidAlike = (each: Thought, { layout }: Place, base: Base): boolean =>
  each.base === base && each.place.layout === layout;

/**
 * From the newest back to the oldest: most questions are about the last of them. Who stood in the same layout at another
 * pose has the same pattern of stands.
 */
const figureThought = (place: Place, base: Base): Footprint => {
  let pattern: Footprint['pattern'];
  for (let i = 1; i <= thought.length; i++) {
    const each = thought[(oldest + THOUGHTS - i) % THOUGHTS]!;
    if (!isLaidAlike(each, place, base)) continue;
    if (each.place === place || isAlike(each.place, place)) return each.figure;
    pattern ??= each.figure.pattern;
  }
  const isStraight = !place.bend && !place.trail && place.diameter === undefined;
  const figure = isStraight && pattern ? laidAnew(place, pattern) : figureAt(place, base);
  thought[oldest] = { place, base, figure };
  oldest = (oldest + 1) % THOUGHTS;
  return figure;
};

/** What is known of all units of a match, in the order of `state.units`. */
interface Survey {
  readonly places: (Place | undefined)[];
  readonly figures: (Footprint | undefined)[];
  /** Of each x, y and radius of the circle around its figure; who is not on the table is infinitely far away. */
  readonly circles: Float64Array;
  readonly engaged: (boolean | undefined)[];
  /** Whether corners that meet counted as contact when these were written down: a dispute may change it. */
  corners: boolean;
  /** Somebody has moved since. */
  isOutdated: boolean;
}

/** Kept beside the list of units, so that figures of places where nobody stands any more are forgotten at once. */
const surveys = new WeakMap<readonly Unit[], Survey>();

/** The one asked for last: nearly all questions are about one match. */
let last: { readonly units: readonly Unit[]; readonly survey: Survey } | undefined;

const knownOf = (units: readonly Unit[]): Survey => {
  if (last?.units === units) return last.survey;
  let survey = surveys.get(units);
  if (!survey)
    surveys.set(
      units,
      (survey = {
        places: [],
        figures: [],
        circles: new Float64Array(3 * units.length),
        engaged: [],
        corners: false,
        isOutdated: true,
      }),
    );
  last = { units, survey };
  return survey;
};

const outdate = (units: readonly Unit[]): void => {
  const survey = surveys.get(units);
  if (survey) survey.isOutdated = true;
};

/** A copy of a match knows what the match knew. */
const handOn = (from: readonly Unit[], to: readonly Unit[]): void => {
  const survey = surveys.get(from);
  if (!survey) return;
  const { places, figures, circles, engaged, corners, isOutdated } = survey;
  surveys.set(to, {
    places: [...places],
    figures: [...figures],
    circles: circles.slice(),
    engaged: [...engaged],
    corners,
    isOutdated,
  });
};

/** Who is in contact follows from the places of a unit and of its enemies, and is forgotten with any of them. */
const forgetContacts = ({ engaged }: Survey, units: readonly Unit[], moved: number): void => {
  const { side } = units[moved]!;
  for (let i = 0; i < engaged.length; i++) if (i === moved || units[i]!.side !== side) engaged[i] = undefined;
};

/** Brought up to date by the places of units when one has moved. */
const surveyOf = (match: TabletopMatch): Survey => {
  const { units } = match.state;
  const survey = knownOf(units);
  if (!survey.isOutdated) return survey;
  survey.isOutdated = false;
  const { places, figures, circles } = survey;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (places[i] === unit.place && i < places.length) continue;
    places[i] = unit.place;
    const figure = isPlaced(unit) ? figureThought(unit.place, baseOf(match, unit)) : undefined;
    figures[i] = figure;
    circles[3 * i] = figure ? figure.x : Infinity;
    circles[3 * i + 1] = figure ? figure.y : Infinity;
    circles[3 * i + 2] = figure ? figure.radius : 0;
    forgetContacts(survey, units, i);
  }
  return survey;
};

/**
 * Where in the list a unit is. Many questions in a row are about one unit, or about one after the other, and a look is
 * cheaper than its name.
 */
export const positionOf = ({ state: { units, index } }: TabletopMatch, unit: Unit): number => {
  if (units[lastPosition] !== unit)
    lastPosition = units[lastPosition + 1] === unit ? lastPosition + 1 : index[unit.id]!;
  return lastPosition;
};

let lastPosition = 0;

/** The ground a unit covers where it stands. */
export const figureOf = (match: TabletopMatch, unit: Placed): Footprint => {
  const { places, figures } = surveyOf(match);
  const at = positionOf(match, unit);
  return places[at] === unit.place ? figures[at]! : figureThought(unit.place, baseOf(match, unit));
};

/** The ground every unit covers, in the order of `state.units`: for questions that look at all of them. */
export const figuresOf = (match: TabletopMatch): readonly (Footprint | undefined)[] => surveyOf(match).figures;

/**
 * The circles around all figures, x, y, radius, x ..., in the order of `state.units`. Nearly every question begins with
 * who is near at all, and reads this in one piece instead of each figure from where it lies in memory.
 */
export const circlesOf = (match: TabletopMatch): Float64Array => surveyOf(match).circles;

/** Whether the circle of a unit comes no nearer than this to a point. */
export const isFurther = (circles: Float64Array, unit: number, { x, y }: Point, far: number): boolean => {
  const dx = circles[3 * unit]! - x;
  const dy = circles[3 * unit + 1]! - y;
  const most = far + circles[3 * unit + 2]!;
  return dx * dx + dy * dy > most * most;
};

/** Which units are known to be in contact with an enemy or not, for `isEngaged` to write down. */
export const engagedOf = (match: TabletopMatch): (boolean | undefined)[] => {
  const survey = surveyOf(match);
  const corners = match.table.hasHouseRules && match.state.options.houseRules.cornerContact === true;
  if (survey.corners !== corners) survey.engaged.fill(undefined);
  survey.corners = corners;
  return survey.engaged;
};

/** The ground it would cover at another place. */
export const figureIn = (match: TabletopMatch, unit: Unit, place: Place): Footprint =>
  place === unit.place ? figureOf(match, unit as Placed) : figureThought(place, baseOf(match, unit));

export const placedUnits = <U extends Unit>(match: MatchOf<U>): Placed<U>[] =>
  match.state.units.filter((unit) => isPlaced(unit));

export const placedOfSide = <U extends Unit>(match: MatchOf<U>, side: Side): Placed<U>[] =>
  match.state.units.filter((unit): unit is Placed<U> => unit.side === side && isPlaced(unit));

export const enemiesOf = <U extends Unit>(match: MatchOf<U>, unit: Unit): Placed<U>[] =>
  placedOfSide(match, enemyOf(unit.side));

/** Near enough to touch, and a little more. */
export const IN_TOUCH = 2 * TOUCH;

/** The first enemy for whom this holds among those that can be so near to a figure: only they are asked about. */
export const findEnemy = <U extends Unit>(
  match: MatchOf<U>,
  { side }: Unit,
  figure: Footprint,
  near: number,
  holds: (there: Footprint, enemy: Placed<U>) => boolean,
): Placed<U> | undefined => {
  const far = figure.radius + near;
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (isFurther(circles, i, figure, far)) continue;
    const enemy = units[i]!;
    if (enemy.side !== side && holds(figures[i]!, enemy as Placed<U>)) return enemy as Placed<U>;
  }
  return undefined;
};
