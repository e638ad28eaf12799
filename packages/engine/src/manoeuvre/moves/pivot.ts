/** Pivots: a small rotation before firing, with a side-step, before a charge. SV-FACE-04..06, SV-R-05, -74. */
import { lastOpen } from '../../kernel/furthest.js';
import { refuse } from '../messages/index.js';
import {
  angleOf,
  direction,
  heading,
  hull,
  pointFrom,
  tenths,
  turnBetween,
  type Angle,
  type Point,
  type Side,
} from '../../geometry/index.js';
import { frontOf } from '../../tabletop/figure.js';
import { rotationRefusal, turnedPlace, type Pardon } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf, figureIn } from '../../tabletop/store.js';
import { isBentRow, isColumn, type Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

/** SV-R-74: the edge a unit pivots about: its front edge, of a defensive block any side of its hull. */
const edgeLength = (match: ManoeuvreMatch, unit: Unit, place: Place, face: Side): number => {
  const { frontage } = baseOf(match, unit);
  if (face === 'front' || face === 'rear') return frontOf(place.layout) * frontage;
  return 2 * hull(figureIn(match, unit, place)).along;
};

export const pivotPoint = (match: ManoeuvreMatch, unit: Unit, place: Place, face: Side = 'front'): Point => {
  if (face === 'front') return place;
  const { across, along } = hull(figureIn(match, unit, place));
  if (face === 'rear') return pointFrom(place, 0, -2 * along);
  return pointFrom(place, face === 'right' ? across : 0 - across, 0 - along);
};

/** SV-R-05, GV-R-15: how far the ends of an edge come when it turns about its middle: straight from where they were. */
const displaced = (length: number, by: number): number => length * direction(Math.abs(by) / 2)[1];

/** The largest pivot of an edge, in tenths of a degree. */
export const largestPivot = (match: ManoeuvreMatch, unit: Unit, place: Place, face: Side = 'front'): Angle => {
  const edge = edgeLength(match, unit, place, face);
  const { pivot } = match.rules.numbers;
  if (known.pivot !== pivot || known.most.size > MANY) known = { pivot, most: new Map() };
  let most = known.most.get(edge);
  if (most === undefined)
    known.most.set(edge, (most = tenths(lastOpen(0, 1801, (by) => displaced(edge, by) <= pivot))));
  return most;
};

/** Units of a game have few lengths of edges: the largest pivots of its last one, by length. */
let known: { readonly pivot: number; readonly most: Map<number, Angle> } = { pivot: 0, most: new Map() };
const MANY = 1000;

/** The pivot that turns a unit's front towards a point as far as it may. */
export const pivotTo = (match: ManoeuvreMatch, unit: Placed, x: number, y: number): Angle => {
  const [dx, dy] = [x - unit.place.x, y - unit.place.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away === 0) return tenths(0);
  const wanted = turnBetween(unit.place.heading, heading(Math.round(angleOf(dy / away, dx / away))));
  const most = largestPivot(match, unit, unit.place);
  return tenths(Math.max(0 - most, Math.min(most, wanted)));
};

export const pivotedPlaceFrom = (
  match: ManoeuvreMatch,
  unit: Unit,
  place: Place,
  by: Angle,
  face: Side = 'front',
): Place => turnedPlace(place, pivotPoint(match, unit, place, face), by);

/** Who may pivot, how far, and whether there is room; not whether the unit has pivoted already. */
export const pivotRefusalFrom = (
  match: ManoeuvreMatch,
  unit: Unit,
  place: Place,
  by: Angle,
  face: Side = 'front',
  pardon?: Pardon,
): WhyNot => {
  const { cite } = match.rules;
  if (isBentRow(place.formation) || place.formation === 'bentRoadColumn')
    return refuse(cite.bentStays, 'bentNoPivot', { unit: unit.id });
  if (face !== 'front' && place.formation !== 'defensiveBlock')
    return refuse(cite.pivotFace, 'pivotsAboutFront', {
      unit: unit.id,
    });
  const edge = edgeLength(match, unit, place, face);
  if (Math.abs(by) > 1800 || displaced(edge, by) > match.rules.numbers.pivot)
    return refuse(cite.pivotLimit, 'pivotTooMuch', {
      unit: unit.id,
      edge,
      most: largestPivot(match, unit, place, face),
      angle: Math.abs(by),
    });
  const to = pivotedPlaceFrom(match, unit, place, by, face);
  return rotationRefusal(match, unit, place, pivotPoint(match, unit, place, face), by, to, pardon);
};

/** SV-FACE-04, GV-PIVOT-02: once a phase. */
export const pivotRefusal = (match: ManoeuvreMatch, unit: Placed, by: Angle, face: Side = 'front'): WhyNot =>
  unit.pivoted
    ? refuse(match.rules.cite.onePivot, 'pivotedAlready', { unit: unit.id })
    : isColumn(unit.place.formation)
      ? refuse(match.rules.cite.columnPivot, 'columnPivots', {
          unit: unit.id,
        })
      : pivotRefusalFrom(match, unit, unit.place, by, face);

export const pivotedPlace = (match: ManoeuvreMatch, unit: Placed, by: Angle, face: Side = 'front'): Place =>
  pivotedPlaceFrom(match, unit, unit.place, by, face);
