/** Turns and pivots: GL-FACE-01..06, GL-GEO-08. A unit wheels about a front corner, a Battle rotates about its centre. */
import { lastOpen } from '../../../kernel/furthest.js';
import { refuse } from '../../../kernel/refusal.js';
import { direction, leavesTable, pointFrom, tenths, turned, type Angle, type Point } from '../../../geometry/index.js';
import { frontOf } from '../../../tabletop/figure.js';
import { rotationRefusal, turnedPlace } from '../../../tabletop/moves/rotation.js';
import { isOn } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { baseOf, figureIn } from '../../../tabletop/store.js';
import type { Place, Placed } from '../../../tabletop/unit.js';
import { degreeText } from '../../../tabletop/words.js';
import { isBattle } from '../who.js';
import { touchedLine } from './clear.js';

export type Corner = 'left' | 'right';
export interface Wheel {
  readonly corner?: Corner | undefined;
  readonly by: Angle;
}

/** GL-FACE-02: how far the other front corner may come. */
const PIVOT = 250;

export const frontLength = (match: TabletopMatch, unit: Placed, { layout }: Place): number =>
  frontOf(layout) * baseOf(match, unit).frontage;

export const cornerOf = (match: TabletopMatch, unit: Placed, place: Place, corner: Corner): Point => {
  const half = frontLength(match, unit, place) / 2;
  return pointFrom(place, corner === 'left' ? 0 - half : half, 0);
};

export const wheeled = (match: TabletopMatch, unit: Placed, place: Place, { corner = 'left', by }: Wheel): Place =>
  isBattle(unit)
    ? { ...place, heading: turned(place.heading, by) }
    : turnedPlace(place, cornerOf(match, unit, place, corner), by);

/** GL-GEO-08, GL-GEO-11: every pose of the whole angle; a Battle sweeps nothing new. */
export const wheelRefusal = (match: TabletopMatch, unit: Placed, place: Place, wheel: Wheel): WhyNot => {
  if (isBattle(unit))
    return wheel.corner === undefined
      ? undefined
      : refuse('GL-FACE-06', '{unit} turns about its centre, and no corner is named for it.', { unit: unit.id });
  const { corner = 'left', by } = wheel;
  const facts = { unit: unit.id };
  if (wheel.corner === undefined)
    return refuse('GL-FACE-05', 'Say about which front corner {unit} wheels, left or right.', facts);
  if (isOn(match, 'forwardWheelOnly') && by > 0 !== (corner === 'right'))
    return refuse('GL-R-24', '{unit} wheels about the corner on the side it turns to.', facts);
  const to = wheeled(match, unit, place, wheel);
  const swept = rotationRefusal(match, unit, place, cornerOf(match, unit, place, corner), by, to);
  if (swept) return swept;
  const figure = figureIn(match, unit, to);
  if (leavesTable(match.table, figure) && !isOn(match, 'offTableRemoves'))
    return refuse('GL-GEO-10', '{unit} would turn partly off the table.', facts);
  return touchedLine(match, unit, figure);
};

/** GL-R-22: how far the moving corner comes, straight from where it was; of a Battle any point of its rim. */
const displaced = (match: TabletopMatch, unit: Placed, place: Place, by: number): number => {
  const arm = isBattle(unit) ? place.diameter! / 2 : frontLength(match, unit, place);
  return 2 * arm * direction(Math.abs(by) / 2)[1];
};

/** The largest pivot in tenths of a degree. */
export const largestPivot = (match: TabletopMatch, unit: Placed, place: Place): Angle =>
  tenths(lastOpen(0, 901, (by) => displaced(match, unit, place, by) <= PIVOT));

/** GL-FACE-03, GL-R-23: part of a move, a charge or a shot, and no order by itself. */
export const pivotRefusal = (match: TabletopMatch, unit: Placed, place: Place, wheel: Wheel | undefined): WhyNot => {
  if (!wheel || wheel.by === 0) return undefined;
  const facts = { unit: unit.id };
  if (isBattle(unit) && !isOn(match, 'battlePivot'))
    return refuse('GL-FACE-04', '{unit} is a Battle and cannot pivot.', facts);
  if (Math.abs(wheel.by) > 900 || displaced(match, unit, place, wheel.by) > PIVOT)
    return refuse('GL-FACE-02', '{unit} may pivot by {most} degrees, and this pivot is {angle}.', {
      ...facts,
      most: degreeText(largestPivot(match, unit, place)),
      angle: degreeText(Math.abs(wheel.by)),
    });
  return wheelRefusal(match, unit, place, wheel);
};

export const pivotedPlace = (match: TabletopMatch, unit: Placed, place: Place, wheel: Wheel | undefined): Place =>
  wheel && wheel.by !== 0 ? wheeled(match, unit, place, wheel) : place;
