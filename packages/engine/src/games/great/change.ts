/** Change of formation of two stands: GV-CHANGE-01..05, GV-R-11. One keeps its place and facing, the other goes beside it. */
import { leavesTable, pointFrom, type Pose } from '../../geometry/index.js';
import type { AnyChange, ChangeOfTwo } from '../../tabletop/choices.js';
import { headingOfStand, loose } from '../../tabletop/figure.js';
import { reversed } from '../../manoeuvre/moves/about-face.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { angleRefusal } from '../../tabletop/shapes.js';
import { baseOf, figureIn, figureOf } from '../../tabletop/store.js';
import {
  isBentRow,
  isBlock,
  placeWith,
  sizeOf,
  straightPlace,
  type Formation,
  type Place,
} from '../../tabletop/unit.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { formationRefusal, formationsOf } from './formation.js';
import { refuse } from './messages/index.js';

type Other = NonNullable<ChangeOfTwo['other']>;

const isRow = (formation: Formation): boolean => !isBlock(formation);

/**
 * GV-FORM-04, GV-CHANGE-05: the middle of the front edge of a stand, and where it faces; the rear stand of a defensive
 * block faces the rear.
 */
export const standPose = (match: ManoeuvreMatch, unit: Placed, stand: number): Pose => {
  const { x, y, sin, cos, along } = figureOf(match, unit).stands[stand]!;
  const { place } = unit;
  const turned = place.formation === 'defensiveBlock' && stand === 1;
  const heading = turned ? reversed(place.heading) : headingOfStand(place, stand);
  // The figure of a defensive block has both stands face its front.
  const ahead = turned ? 0 - along : along;
  return { x: x + ahead * sin, y: y + ahead * cos, heading } as Pose;
};

/** Where the other stand goes when nothing is said: where it is if that will do. */
const usualSide = ({ formation }: Place, to: Formation, stand: number): Other => {
  if (isRow(to)) return isRow(formation) && stand === 1 ? 'left' : 'right';
  return to === 'block' && formation === 'block' && stand === 1 ? 'front' : 'behind';
};

const sideOf = (unit: Placed, { formation, stand = 0, other }: ChangeOfTwo): Other =>
  other ?? usualSide(unit.place, formation, stand);

/** The way and the angle of a bend, if there is one. */
const bendText = (bend: ChangeOfTwo['bend']): string => (bend ? `${bend.way} ${bend.angle}` : '');

/** GV-CHANGE-03: from row to row with one and the same bend, or none, only a marker is added or taken away. */
const staysPut = ({ place }: Placed, { formation, bend }: ChangeOfTwo): boolean =>
  isRow(place.formation) && isRow(formation) && bendText(place.bend) === bendText(bend);

/** GV-CHANGE-01: another formation, or another bend. */
const isNew = (unit: Placed, choice: ChangeOfTwo): boolean =>
  choice.formation !== unit.place.formation || (isRow(choice.formation) && !staysPut(unit, choice));

/** Where the unit stands when the kept stand has the other on this side of it. */
export const placeAround = (
  match: ManoeuvreMatch,
  unit: Placed,
  formation: Formation,
  kept: Pose,
  other: Other,
  bend?: ChangeOfTwo['bend'],
): Place => {
  const { frontage, depth } = baseOf(match, unit);
  const letter = unit.stands[0]!;
  const layout = isBlock(formation) ? `${letter}/${letter}` : letter + letter;
  if (isBentRow(formation))
    return placeWith(straightPlace(formation, layout, kept), {
      bend: { after: 1, stays: other === 'right' ? 'left' : 'right', ...bend! },
    });
  const right = other === 'right' ? frontage / 2 : other === 'left' ? 0 - frontage / 2 : 0;
  const front = pointFrom(kept, right, other === 'front' ? depth : 0);
  return straightPlace(formation, layout, loose(front, kept.heading));
};

export const changedPlace = (match: ManoeuvreMatch, unit: Placed, given: AnyChange): Place => {
  const choice = given as ChangeOfTwo;
  if (staysPut(unit, choice)) return placeWith(unit.place, { formation: choice.formation });
  const kept = standPose(match, unit, choice.stand ?? 0);
  return placeAround(match, unit, choice.formation, kept, sideOf(unit, choice), choice.bend);
};

const SIDES: Readonly<Record<string, readonly Other[]>> = {
  row: ['left', 'right'],
  block: ['front', 'behind'],
  defensiveBlock: ['behind'],
};

/** GV-CHANGE-03, -04: a marker moves no stand, and a stand of a row is bent where it is. */
const crossingRefusal = (unit: Placed, choice: ChangeOfTwo): WhyNot => {
  const { formation, stand = 0 } = choice;
  const puts = staysPut(unit, choice);
  if (!isRow(unit.place.formation) || !(puts || isBentRow(formation))) return undefined;
  const side = stand === 0 ? 'right' : 'left';
  const facts = { unit: unit.id, side } as const;
  if (sideOf(unit, choice) === side) return undefined;
  return puts ? refuse('GV-CHANGE-03', 'noStandMoves', facts) : refuse('GV-CHANGE-04', 'bendsWhereStandsMeet', facts);
};

const sideRefusal = (match: ManoeuvreMatch, unit: Placed, choice: ChangeOfTwo): WhyNot => {
  const { formation } = choice;
  const other = sideOf(unit, choice);
  const sides = isRow(formation) ? SIDES['row']! : SIDES[formation]!;
  const facts = { unit: unit.id, other, sides };
  if (!sides.includes(other)) return refuse('GV-CHANGE-02', 'otherStandGoes', facts);
  return other === 'front' && isOn(match, 'changeFormationRearOnly')
    ? refuse('GV-R-11', 'otherStandGoesBehind', facts)
    : undefined;
};

/** GV-CHANGE-04: which way and by how much, where it is to be bent. */
const bendRefusal = (match: ManoeuvreMatch, unit: Placed, { formation, bend }: ChangeOfTwo): WhyNot => {
  const facts = { unit: unit.id };
  if (!isBentRow(formation)) return bend ? refuse('GV-CHANGE-04', 'noBendThere', facts) : undefined;
  if (!bend) return refuse('GV-CHANGE-04', 'bendWanted', facts);
  return angleRefusal(match, unit, bend);
};

const formRefusal = (match: ManoeuvreMatch, unit: Placed, choice: ChangeOfTwo): WhyNot => {
  const refused = formationRefusal(match, unit, choice.formation);
  if (refused) return refused;
  if ((choice.stand ?? 0) >= sizeOf(unit))
    return refuse('GV-CHANGE-01', 'noSuchStand', {
      unit: unit.id,
      size: sizeOf(unit),
      stand: choice.stand!,
    });
  if (sizeOf(unit) === 1)
    return choice.formation === unit.place.formation
      ? refuse('GV-CHANGE-03', 'hasThisFormation', { unit: unit.id })
      : bendRefusal(match, unit, choice);
  const misshapen = sideRefusal(match, unit, choice) ?? bendRefusal(match, unit, choice);
  if (misshapen) return misshapen;
  return isNew(unit, choice)
    ? crossingRefusal(unit, choice)
    : refuse('GV-CHANGE-01', choice.bend ? 'isBentSoAlready' : 'noChangeToTheSame', { unit: unit.id });
};

/**
 * GV-R-93: everything about a change but whether the unit may act. Only where it ends counts; off the table only with
 * `leaveTable`.
 */
export const changeRefusal = (match: ManoeuvreMatch, unit: Placed, given: AnyChange): WhyNot => {
  const choice = given as ChangeOfTwo;
  const refused = formRefusal(match, unit, choice);
  if (refused) return refused;
  const place = changedPlace(match, unit, choice);
  if (choice.leaveTable && leavesTable(match.table, figureIn(match, unit, place))) return undefined;
  return restRefusal(match, unit, place);
};

/** Some changes worth considering, all of them legal; nobody is told to bend. */
export const changesOf = (match: ManoeuvreMatch, unit: Placed, most: number): AnyChange[] => {
  const found: AnyChange[] = [];
  for (const formation of formationsOf(unit)) {
    if (formation === unit.place.formation || isBentRow(formation)) continue;
    const choice: ChangeOfTwo = { do: 'changeFormation', formation };
    if (!changeRefusal(match, unit, choice)) found.push(choice);
    if (found.length >= most) break;
  }
  return found;
};
