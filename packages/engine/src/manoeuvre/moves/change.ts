/**
 * Change of formation about the stationary stand: SV-CHANGE-01..07, SV-BEND-01..03, -05, SV-COL-05, SV-R-13. Stands are
 * rearranged in no other way.
 */
import { same } from '../../kernel/match.js';
import { refuse } from '../messages/index.js';
import { pointFrom, stored, type Pose } from '../../geometry/index.js';
import { rebased } from '../../formation/layout.js';
import { shapeOf } from '../../formation/shape.js';
import type { BendGiven, Change } from '../../tabletop/choices.js';
import { columnOf, hingeRefusal, posesOf, selfRefusal } from './column.js';
import { frontOf, headingOfStand, loose, type Base } from '../../tabletop/figure.js';
import { enemyWithin, isOn } from '../../tabletop/questions.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { angleRefusal, layoutRefusal, layoutsFor } from '../../tabletop/shapes.js';
import { baseOf, figureOf } from '../../tabletop/store.js';
import {
  isBentRow,
  isColumn,
  placeWith,
  straightPlace,
  type Bend,
  type Formation,
  type Place,
} from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

/** SV-CHANGE-01: the middle of so many, or the two in the middle. */
const middles = (count: number): number[] => (count % 2 === 1 ? [(count - 1) / 2] : [count / 2 - 1, count / 2]);

/** SV-CHANGE-06, SV-R-10: how many there are to be in the middle of. */
const rowOf = (formation: Formation, layout: string): number => {
  if (isColumn(formation)) return 1;
  return isBentRow(formation) ? layout.length : frontOf(layout);
};

/** Where the stationary stand may be, in the present front or in a new one. */
export const stationaryPlaces = (formation: Formation, layout: string): number[] => middles(rowOf(formation, layout));

/** The first of them, which is taken where a choice names none. */
const stationaryPlace = (formation: Formation, layout: string): number => (rowOf(formation, layout) - 1) >> 1;

/** SV-BEND-05: the middle of the front edge of one stand of the front row, and its heading. */
const standPose = (match: ManoeuvreMatch, unit: Placed, at: number): Pose => {
  const { place } = unit;
  if (!isBentRow(place.formation)) {
    const count = rowOf(place.formation, place.layout);
    const { frontage } = baseOf(match, unit);
    return loose(pointFrom(place, (at - (count - 1) / 2) * frontage, 0), place.heading);
  }
  const { x, y, sin, cos, along } = figureOf(match, unit).stands[at]!;
  return loose({ x: x + along * sin, y: y + along * cos }, headingOfStand(place, at));
};

/** SV-BEND-03, SV-R-11: the arm with the stationary stand stays. */
const armPose = (row: Pose, { after, stays }: Bend, size: number, { frontage }: Base): Pose => {
  const offset = stays === 'left' ? (after - size) / 2 : after / 2;
  return loose(pointFrom(row, offset * frontage, 0), row.heading);
};

const bendOf = (given: BendGiven, to: number): Bend => ({
  after: given.after,
  way: given.way,
  angle: given.angle,
  stays: given.stays ?? (to < given.after ? 'left' : 'right'),
});

/** The same with nothing empty around the stands. */
const tidied = (choice: Change): Change => {
  const layout = rebased(choice.layout);
  return layout === choice.layout ? choice : { ...choice, layout };
};

/** SV-CHANGE-02, SV-COL-05: where the unit stands after the change; the choice has been checked for its shape. */
export const changedPlace = (match: ManoeuvreMatch, unit: Placed, given: Change): Place =>
  laidPlace(match, unit, tidied(given));

const laidPlace = (match: ManoeuvreMatch, unit: Placed, choice: Change): Place => {
  const { formation, layout } = choice;
  const base = baseOf(match, unit);
  const from = choice.from ?? stationaryPlace(unit.place.formation, unit.place.layout);
  const to = choice.to ?? stationaryPlace(formation, layout);
  const stand = standPose(match, unit, from);
  if (isColumn(formation))
    return formation === 'roadColumn'
      ? straightPlace(formation, layout, stand)
      : columnOf(layout, [stored(stand, stand.heading), ...choice.trail!]);
  const count = rowOf(formation, layout);
  const row = loose(pointFrom(stand, ((count - 1) / 2 - to) * base.frontage, 0), stand.heading);
  if (!isBentRow(formation)) return straightPlace(formation, layout, row);
  const bend = bendOf(choice.bend!, to);
  return placeWith(straightPlace(formation, layout, armPose(row, bend, count, base)), { bend });
};

const placeRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  which: 'from' | 'to',
  given: number | undefined,
  places: readonly number[],
): WhyNot =>
  given === undefined || places.includes(given)
    ? undefined
    : refuse(match.rules.cite.stationary, which === 'from' ? 'stationaryIsIn' : 'stationaryComesTo', {
        unit: unit.id,
        places,
        place: given,
      });

/** SV-BEND-01, -02: where the bend lies and which arm stays; the unit may have been no line before. */
const bendRefusal = (match: ManoeuvreMatch, unit: Placed, { formation, layout, bend, to }: Change): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isBentRow(formation)) return bend ? refuse(cite.bend, 'noBendThere', facts) : undefined;
  if (!bend) return refuse(cite.bend, 'sayBend', facts);
  const angle = angleRefusal(match, unit, bend);
  if (angle) return angle;
  if (bend.after < 1 || bend.after >= layout.length)
    return refuse(cite.bend, 'bendBetween', {
      ...facts,
      size: layout.length,
    });
  if (bend.stays === undefined || isOn(match, 'bendAnyArm')) return undefined;
  const at = to ?? stationaryPlace(formation, layout);
  return bend.stays === (at < bend.after ? 'left' : 'right')
    ? undefined
    : refuse(cite.bendArm, 'otherArmStays', {
        ...facts,
        stays: bend.stays,
      });
};

/** SV-FORM-09, SV-R-81: no enemy near at the moment when a unit forms a column. */
const columnRefusal = (match: ManoeuvreMatch, unit: Placed, formation: Formation): WhyNot => {
  if (!isColumn(formation)) return undefined;
  const column = match.rules.numbers.column!;
  const near = enemyWithin(match, unit, column);
  return near
    ? refuse(match.rules.cite.columnFar, 'enemyNearColumn', {
        unit: unit.id,
        other: near.id,
        limit: column,
      })
    : undefined;
};

/** SV-R-09: asked only with `noSameShapeChange`. */
const sameShape = (place: Place, { formation, layout, bend }: Change): boolean =>
  place.formation === formation &&
  String(shapeOf(place.layout)) === String(shapeOf(layout)) &&
  (place.bend?.after ?? 0) === (bend?.after ?? 0) &&
  (place.bend?.angle ?? 0) === (bend?.angle ?? 0) &&
  place.bend?.way === bend?.way;

/** Whether the stands may be laid out so, wherever that is. */
export const layingRefusal = (match: ManoeuvreMatch, unit: Placed, given: Change): WhyNot => {
  const { cite } = match.rules;
  const choice = tidied(given);
  const { formation, layout } = choice;
  return (
    match.rules.formationRefusal(match, unit, formation) ??
    layoutRefusal(match, unit, formation, layout) ??
    placeRefusal(match, unit, 'from', choice.from, stationaryPlaces(unit.place.formation, unit.place.layout)) ??
    placeRefusal(match, unit, 'to', choice.to, stationaryPlaces(formation, layout)) ??
    bendRefusal(match, unit, choice) ??
    (formation === 'bentRoadColumn' && choice.trail?.length !== layout.split('/').length - 1
      ? refuse(cite.columnHinge, 'giveFollowers', {
          unit: unit.id,
          count: layout.split('/').length - 1,
        })
      : undefined)
  );
};

/** Everything about a change but whether the unit may act. */
export const changeRefusal = (match: ManoeuvreMatch, unit: Placed, given: Change): WhyNot => {
  const choice = tidied(given);
  return layingRefusal(match, unit, choice) ?? laidRefusal(match, unit, choice);
};

/** Everything but whether the stands may be laid out so, of a choice that is tidy. */
const laidRefusal = (match: ManoeuvreMatch, unit: Placed, choice: Change): WhyNot => {
  const near =
    columnRefusal(match, unit, choice.formation) ??
    (isOn(match, 'noSameShapeChange') && sameShape(unit.place, choice)
      ? refuse(match.rules.cite.sameShape, 'formedSoAlready', { unit: unit.id })
      : undefined);
  if (near) return near;
  const place = laidPlace(match, unit, choice);
  if (choice.formation === 'bentRoadColumn') {
    const poses = posesOf(place, baseOf(match, unit));
    const hinge = hingeRefusal(match, unit, poses) ?? selfRefusal(match, unit, poses);
    if (hinge) return hinge;
  }
  if (isSamePlace(unit.place, place))
    return refuse(match.rules.cite.sameShape, 'nothingWouldChange', { unit: unit.id });
  return restRefusal(match, unit, place);
};

/**
 * SV-CHANGE-04, -07: to leave every stand where it is is no change, but for one into open order or out of it. Few changes
 * keep the layout, so that is asked first.
 */
const isSamePlace = (one: Place, other: Place): boolean => one.layout === other.layout && same(one, other);

/** Some changes worth considering; all of them legal. */
export const changesOf = (match: ManoeuvreMatch, unit: Placed, most: number): Change[] => {
  const found: Change[] = [];
  for (const formation of match.rules.formations) {
    if (isBentRow(formation) || formation === 'bentRoadColumn') continue;
    if (match.rules.formationRefusal(match, unit, formation)) continue;
    for (const layout of layoutsFor(match, unit, formation).slice(0, 2)) {
      if (formation === unit.place.formation && layout === unit.place.layout) continue;
      const choice: Change = { do: 'changeFormation', formation, layout };
      // The formation has been asked about, and all these layouts are some of it.
      if (!laidRefusal(match, unit, choice)) found.push(choice);
      if (found.length >= most) return found;
    }
  }
  return found;
};
