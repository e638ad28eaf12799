/** Turns and pivots: GL-FACE-01..06, GL-GEO-08. A unit wheels about a front corner, a Battle rotates about its centre. */
import { lastOpen } from '../../../kernel/furthest.js';
import { direction, leavesTable, pointFrom, tenths, turned, type Angle, type Point } from '../../../geometry/index.js';
import { frontOf } from '../../../tabletop/figure.js';
import { rotationRefusal, turnedPlace } from '../../../tabletop/moves/rotation.js';
import { isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { baseOf, figureIn } from '../../../tabletop/store.js';
import type { Place } from '../../../tabletop/unit.js';
import { refuse } from '../messages/index.js';
import { isBattle } from '../who.js';
import { touchedLine } from './clear.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

export type Corner = 'left' | 'right';
export interface Wheel {
  readonly corner?: Corner | undefined;
  readonly by: Angle;
}

/** GL-FACE-02: how far the other front corner may come. */
const PIVOT = 250;

export const frontLength = (match: GloriousMatch, unit: Placed, { layout }: Place): number =>
  frontOf(layout) * baseOf(match, unit).frontage;

export const cornerOf = (match: GloriousMatch, unit: Placed, place: Place, corner: Corner): Point => {
  const half = frontLength(match, unit, place) / 2;
  return pointFrom(place, corner === 'left' ? 0 - half : half, 0);
};

export const wheeled = (match: GloriousMatch, unit: Placed, place: Place, { corner = 'left', by }: Wheel): Place =>
  isBattle(unit)
    ? { ...place, heading: turned(place.heading, by) }
    : turnedPlace(place, cornerOf(match, unit, place, corner), by);

/** GL-GEO-08, GL-GEO-11: every pose of the whole angle; a Battle sweeps nothing new. */
export const wheelRefusal = (match: GloriousMatch, unit: Placed, place: Place, wheel: Wheel): WhyNot => {
  if (isBattle(unit))
    return wheel.corner === undefined ? undefined : refuse('GL-FACE-06', 'turnsAboutCentre', { unit: unit.id });
  const { corner = 'left', by } = wheel;
  const facts = { unit: unit.id };
  if (wheel.corner === undefined) return refuse('GL-FACE-05', 'cornerWanted', facts);
  if (isOn(match, 'forwardWheelOnly') && by > 0 !== (corner === 'right'))
    return refuse('GL-R-24', 'wheelsToItsSide', facts);
  const to = wheeled(match, unit, place, wheel);
  const swept = rotationRefusal(match, unit, place, cornerOf(match, unit, place, corner), by, to);
  if (swept) return swept;
  const figure = figureIn(match, unit, to);
  if (leavesTable(match.table, figure) && !isOn(match, 'offTableRemoves'))
    return refuse('GL-GEO-10', 'turnsOffTable', facts);
  return touchedLine(match, unit, figure);
};

/** GL-R-22: how far the moving corner comes, straight from where it was; of a Battle any point of its rim. */
const displaced = (match: GloriousMatch, unit: Placed, place: Place, by: number): number => {
  const arm = isBattle(unit) ? place.diameter! / 2 : frontLength(match, unit, place);
  return 2 * arm * direction(Math.abs(by) / 2)[1];
};

/** The largest pivot in tenths of a degree. */
export const largestPivot = (match: GloriousMatch, unit: Placed, place: Place): Angle =>
  tenths(lastOpen(0, 901, (by) => displaced(match, unit, place, by) <= PIVOT));

/** GL-FACE-03, GL-R-23: part of a move, a charge or a shot, and no order by itself. */
export const pivotRefusal = (match: GloriousMatch, unit: Placed, place: Place, wheel: Wheel | undefined): WhyNot => {
  if (!wheel || wheel.by === 0) return undefined;
  const facts = { unit: unit.id };
  if (isBattle(unit) && !isOn(match, 'battlePivot')) return refuse('GL-FACE-04', 'battleNeverPivots', facts);
  if (Math.abs(wheel.by) > 900 || displaced(match, unit, place, wheel.by) > PIVOT)
    return refuse('GL-FACE-02', 'pivotTooFar', {
      ...facts,
      most: largestPivot(match, unit, place),
      by: Math.abs(wheel.by),
    });
  return wheelRefusal(match, unit, place, wheel);
};

export const pivotedPlace = (match: GloriousMatch, unit: Placed, place: Place, wheel: Wheel | undefined): Place =>
  wheel && wheel.by !== 0 ? wheeled(match, unit, place, wheel) : place;
