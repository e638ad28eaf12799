/** Turns and pivots: SV-GEO-08, SV-FACE-03, SV-R-07. The whole angle is swept; with `turnsEndOnly` only the end counts. */
import { refuse } from '../messages/index.js';
import {
  firstOverlap,
  firstTouch,
  inContact,
  isHopeless,
  isLostForGood,
  isSweptClear,
  keepsAway,
  overlaps,
  rotated,
  sweepOf,
  TOUCH,
  touches,
  turn,
  type Angle,
  type Footprint,
  type Point,
  type Turn,
} from '../../geometry/index.js';
import { prohibitedTo } from './obstacles.js';
import { isOn } from '../questions.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { circlesOf, figureIn, figuresOf, isFurther, positionOf } from '../store.js';
import { placeAt, type Place, type Unit, type UnitId } from '../unit.js';

/** Who does not count: as an obstacle, and as an enemy to keep away from. */
export interface Pardon {
  /** Passed through without a thought. */
  readonly ignored?: readonly UnitId[] | undefined;
  /** Enemies that are being left: touched until the touch is lost (SV-DISENG-03). */
  readonly leaving?: readonly UnitId[] | undefined;
}
export const NO_PARDON: Pardon = {};

/** The place after a rotation about a point. */
export const turnedPlace = (place: Place, pivot: Point, by: Angle): Place => placeAt(place, rotated(place, pivot, by));

/** SV-GEO-08, GV-GEOM-15, GV-MOVE-04: on the way: every pose from the first to the last. */
const sweepRefusal = (
  match: TabletopMatch,
  unit: Unit,
  figure: Footprint,
  motion: Turn,
  other: Unit,
  there: Footprint,
  { leaving }: Pardon,
): WhyNot => {
  const { cite } = match.rules;
  const isEnemy = other.side !== unit.side;
  // Who never touches an enemy does not overlap him either.
  if (isEnemy && !touches(figure, there) && firstTouch(figure, motion, there) === undefined) return undefined;
  const angle = firstOverlap(figure, motion, there);
  if (angle !== undefined)
    return refuse(cite.turnRoom, 'noRoomToTurn', {
      unit: unit.id,
      other: other.id,
      angle,
    });
  if (!isEnemy) return undefined;
  const keeps = leaving?.includes(other.id) ? isLostForGood(figure, motion, there) : keepsAway(figure, motion, there);
  return keeps ? undefined : refuse(cite.keepAway, 'touchesTurning', { unit: unit.id, other: other.id });
};

/** SV-GEO-16: the stored end pose, on its own. */
const endRefusal = (
  match: TabletopMatch,
  unit: Unit,
  from: Footprint,
  to: Footprint,
  other: Unit,
  there: Footprint,
  { leaving }: Pardon,
): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id, other: other.id };
  if (overlaps(to, there)) return refuse(cite.turnRoom, 'overlapsTurned', facts);
  return other.side !== unit.side && !leaving?.includes(other.id) && newlyTouches(from, to, there)
    ? refuse(cite.keepAway, 'touchesTurned', facts)
    : undefined;
};

/** SV-R-06, GV-R-81, GL-R-06: other units, on the way and at the end; with `turnsEndOnly` only there. */
const unitsRefusal = (
  match: TabletopMatch,
  unit: Unit,
  from: Footprint,
  to: Footprint,
  motion: Turn,
  pardon: Pardon,
): WhyNot => {
  const endOnly = isOn(match, 'turnsEndOnly');
  const sweep = sweepOf(from, motion);
  const [dx, dy] = [from.x - motion.x, from.y - motion.y];
  // The middle goes no further than across the circle on which it turns.
  const far = from.radius + 2 * Math.sqrt(dx * dx + dy * dy) + 3 * TOUCH;
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const own = positionOf(match, unit);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (i === own || isFurther(circles, i, from, far)) continue;
    const other = units[i]!;
    const there = figures[i]!;
    if (isHopeless(motion, from, there, 2 * TOUCH)) continue;
    if (pardon.ignored?.includes(other.id) || isSweptClear(sweep, there, 2 * TOUCH)) continue;
    const refusal =
      (endOnly ? undefined : sweepRefusal(match, unit, from, motion, other, there, pardon)) ??
      endRefusal(match, unit, from, to, other, there, pardon);
    if (refusal) return refusal;
  }
  return undefined;
};

/** SV-MOVE-10, SV-R-07: a touch that is not just the corner to corner that was there before. */
export const newlyTouches = (from: Footprint, to: Footprint, enemy: Footprint): boolean =>
  touches(to, enemy) && (inContact(to, enemy) || !touches(from, enemy));

const terrainRefusal = (
  match: TabletopMatch,
  unit: Unit,
  place: Place,
  figure: Footprint,
  to: Footprint,
  pivot: Point,
  by: Angle,
): WhyNot => {
  const { cite } = match.rules;
  const endOnly = isOn(match, 'turnsEndOnly');
  for (const { type, ground } of prohibitedTo(match, unit, place.formation)) {
    const angle = endOnly ? undefined : firstOverlap(figure, turn(pivot, by), ground);
    if (angle !== undefined || overlaps(to, ground))
      return refuse(cite.prohibited, 'turnsOntoClosed', {
        unit: unit.id,
        type,
      });
  }
  return undefined;
};

/**
 * SV-FACE-03, GV-GEN-07: why a unit that stands at `place` may not turn about a point; terrain and units, not the
 * limits of a turn.
 */
export const rotationRefusal = (
  match: TabletopMatch,
  unit: Unit,
  place: Place,
  pivot: Point,
  by: Angle,
  to: Place,
  pardon: Pardon = NO_PARDON,
): WhyNot => {
  const figure = figureIn(match, unit, place);
  const end = figureIn(match, unit, to);
  return (
    unitsRefusal(match, unit, figure, end, turn(pivot, by), pardon) ??
    terrainRefusal(match, unit, place, figure, end, pivot, by)
  );
};
