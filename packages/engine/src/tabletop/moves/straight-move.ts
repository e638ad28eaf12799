/** Straight moves of a unit as a whole: SV-GEO-07, SV-MOVE-10, and flowing around on the way (SV-FLOW-01..07, SV-R-07). */
import { refuse } from '../messages/index.js';
import {
  cornersOf,
  depthTo,
  firstTouch,
  firstWithin,
  forward,
  headingTo,
  isHopeless,
  isKeptClear,
  isLostForGood,
  keepsAway,
  moved,
  moveOverlaps,
  overlaps,
  shift,
  SLACK,
  TOUCH,
  touches,
  type Footprint,
  type Length,
  type Motion,
  type Side,
} from '../../geometry/index.js';
import { prohibitedTo } from './obstacles.js';
import { isFoot, isOn } from '../questions.js';
import { newlyTouches, type Pardon } from './rotation.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { circlesOf, figureIn, figuresOf, isFurther, positionOf } from '../store.js';
import { placeAt, type Formation, type Place, type Unit, type UnitId } from '../unit.js';

export const movedPlace = (place: Place, side: Side, by: Length): Place => placeAt(place, moved(place, side, by));

/** Whom a unit flows around: nobody, friends, or friends and enemy foot in defensive block (GV-FLOW-02). */
export type Flows = 'nobody' | 'friends' | 'friendsAndBlocks';

/** How the mover may pass others. */
export interface Way extends Pardon {
  /** Whom it may flow around on this move. */
  readonly flows: Flows;
  /** SV-MOVE-09: it keeps so far from every enemy. */
  readonly away?: Length | undefined;
}

/** SV-FLOW-02, GV-FLOW-02. */
const mayPass = (match: TabletopMatch, unit: Unit, other: Unit, { flows }: Way): boolean => {
  if (flows === 'nobody') return false;
  if (other.side === unit.side) return true;
  return flows === 'friendsAndBlocks' && other.place?.formation === 'defensiveBlock' && isFoot(match, other);
};

/** The furthest or nearest point of a footprint along a direction. */
const reachAlong = ({ parts }: Footprint, x: number, y: number, most: boolean): number => {
  let found = most ? -Infinity : Infinity;
  for (const part of parts) {
    if (part.kind === 'disc') continue;
    for (const corner of cornersOf(part)) {
      const along = corner.x * x + corner.y * y;
      if (most ? along > found : along < found) found = along;
    }
  }
  return found;
};

/** SV-FLOW-04, SV-R-46, GV-FLOW-03, GV-R-43: completely past along the direction of the move, and clear. */
export const isPast = (
  match: TabletopMatch,
  unit: Unit,
  end: Footprint,
  side: Side,
  other: Unit,
  there: Footprint,
): boolean => {
  if (overlaps(end, there) || (other.side !== unit.side && touches(end, there))) return false;
  if (isOn(match, 'flowAroundLoose')) return true;
  const { x, y } = forward(headingTo(end.heading, side));
  return reachAlong(end, x, y, false) >= reachAlong(there, x, y, true) - TOUCH;
};

const overlapRefusal = (
  match: TabletopMatch,
  unit: Unit,
  figure: Footprint,
  side: Side,
  other: Unit,
  there: Footprint,
  way: Way,
): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, other: other.id, depth: depthTo(figure, side, there) ?? 0 };
  return mayPass(match, unit, other, way)
    ? refuse(cite.flowPast ?? cite.overlap, 'flowsNotPast', facts)
    : refuse(cite.overlap, 'overlapsAfter', facts);
};

/** SV-MOVE-09, GV-R-42. */
export const comesTooNear = (figure: Footprint, motion: Motion, there: Footprint, away: Length): boolean =>
  figure.parts.some((part) =>
    there.parts.some((other) => firstWithin(motion, part, other, away - SLACK - 1e-6) !== undefined),
  );

/**
 * SV-CHARGE-01, SV-FLOW-06, GV-GEN-07, GV-MOVE-04: why a straight move may not be made. `past` collects the units it
 * flows around.
 */
export const straightRefusal = (
  match: TabletopMatch,
  unit: Unit,
  place: Place,
  side: Side,
  length: Length,
  to: Place,
  way: Way,
  past?: UnitId[],
): WhyNot => {
  const { cite } = match.rules;
  const figure = figureIn(match, unit, place);
  let ended: Footprint | undefined;
  // Where it ends is worked out only for who comes near somebody.
  const end = (): Footprint => (ended ??= figureIn(match, unit, to));
  const motion = shift(figure, side, length);
  const near = (way.away ?? 0) + 2 * TOUCH;
  const far = figure.radius + length + near + TOUCH;
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const own = positionOf(match, unit);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (i === own || isFurther(circles, i, figure, far)) continue;
    const other = units[i]!;
    const there = figures[i]!;
    if (isHopeless(motion, figure, there, near) || way.ignored?.includes(other.id)) continue;
    // Who lies further off all the way than the rounding of its end may bring it is no obstacle and never touched.
    if (isKeptClear(motion, figure, there, near)) continue;
    const isEnemy = other.side !== unit.side;
    if (moveOverlaps(figure, side, length, there) || overlaps(end(), there)) {
      if (!mayPass(match, unit, other, way) || !isPast(match, unit, end(), side, other, there))
        return overlapRefusal(match, unit, figure, side, other, there, way);
      past?.push(other.id);
      continue;
    }
    if (!isEnemy) continue;
    if (way.leaving?.includes(other.id)) {
      if (!isLostForGood(figure, motion, there))
        return refuse(cite.leaving ?? cite.keepAway, 'touchesAgain', {
          unit: unit.id,
          other: other.id,
        });
    } else if (!keepsAway(figure, motion, there) || newlyTouches(figure, end(), there))
      return refuse(cite.keepAway, 'touchesAfter', {
        unit: unit.id,
        other: other.id,
        after: firstTouch(figure, motion, there) ?? length,
      });
    if (way.away !== undefined && comesTooNear(figure, motion, there, way.away))
      return refuse(cite.doubleTimeAway ?? cite.keepAway, 'tooNearTooFast', {
        unit: unit.id,
        other: other.id,
        away: way.away,
      });
  }
  return groundRefusal(match, unit, place.formation, figure, side, length, end);
};

/** SV-TERR-03: prohibited terrain stops every straight move. */
const groundRefusal = (
  match: TabletopMatch,
  unit: Unit,
  formation: Formation,
  figure: Footprint,
  side: Side,
  length: Length,
  end: () => Footprint,
): WhyNot => {
  for (const { type, ground, isLine } of prohibitedTo(match, unit, formation))
    if (moveOverlaps(figure, side, length, ground) || overlaps(end(), ground))
      return refuse(isLine ? match.rules.cite.closedLine : match.rules.cite.prohibited, 'ontoClosedAfter', {
        unit: unit.id,
        type,
        depth: depthTo(figure, side, ground) ?? length,
      });
  return undefined;
};
