/** What each act must keep clear of: GL-GEO-07, -10, -11, GL-MOVE-16, GL-R-08, -09. */
import {
  depthTo,
  firstTouch,
  isHopeless,
  keepsAway,
  leavesTable,
  moveOverlaps,
  overlaps,
  shift,
  TOUCH,
  touches,
  type Footprint,
  type Length,
  type Side,
} from '../../../geometry/index.js';
import { isProhibited, prohibitedTo } from '../../../tabletop/moves/obstacles.js';
import { newlyTouches } from '../../../tabletop/moves/rotation.js';
import { movedPlace } from '../../../tabletop/moves/straight-move.js';
import { isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figuresOf } from '../../../tabletop/store.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { Feature } from '../../../tabletop/terrain.js';
import { refuse } from '../messages/index.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed, Unit } from '../unit.js';

/** GL-TERR-03: nobody comes within 0.010 of an escarpment. */
export const touchedLine = (match: GloriousMatch, unit: Unit, figure: Footprint): WhyNot => {
  for (const { type, ground, isLine, effect } of match.table.features)
    if (isLine && effect.prohibited.length > 0 && touches(figure, ground))
      return refuse('GL-TERR-03', 'neverCrossed', { unit: unit.id, type });
  return undefined;
};

const afoot = (unit: Unit): Unit => ({ ...unit, byHorse: false });

/** GL-MOVE-16: ground that is closed to it only because it rides. */
export const isClosedByHorse = (match: GloriousMatch, unit: Unit, place: Place, feature: Feature): boolean =>
  unit.byHorse && !isProhibited(match, afoot(unit), place.formation, feature);

const groundRefusal = (
  match: GloriousMatch,
  unit: Placed,
  place: Place,
  side: Side,
  length: Length,
  end: Footprint,
): WhyNot => {
  const figure = figureIn(match, unit, place);
  for (const feature of prohibitedTo(match, unit, place.formation)) {
    const { type, ground, isLine } = feature;
    const touched = isLine ? firstTouch(figure, shift(figure, side, length), ground) : undefined;
    const met = isLine
      ? touched !== undefined || touches(end, ground)
      : moveOverlaps(figure, side, length, ground) || overlaps(end, ground);
    if (!met) continue;
    const byHorse = isClosedByHorse(match, unit, place, feature);
    return refuse(byHorse ? 'GL-MOVE-16' : 'GL-TERR-02', byHorse ? 'closedByHorseAfter' : 'closedAfter', {
      unit: unit.id,
      type,
      depth: isLine ? (touched ?? length) : (depthTo(figure, side, ground) ?? 0),
    });
  }
  return undefined;
};

/** GL-R-09. */
const friendRefusal = (
  match: GloriousMatch,
  unit: Placed,
  friend: Unit,
  figure: Footprint,
  end: Footprint,
  side: Side,
  length: Length,
  there: Footprint,
): WhyNot => {
  if (!unit.byHorse && (touches(figure, there) || isOn(match, 'friendlyTouch'))) return undefined;
  const after = firstTouch(figure, shift(figure, side, length), there);
  return after !== undefined || touches(end, there)
    ? refuse(unit.byHorse ? 'GL-MOVE-16' : 'GL-GEO-11', 'touchesFriendAfter', {
        unit: unit.id,
        other: friend.id,
        after: after ?? length,
      })
    : undefined;
};

/** A straight move that is no charge; `joins` are the formations that it joins or takes on. */
export const straightRefusal = (
  match: GloriousMatch,
  unit: Placed,
  place: Place,
  side: Side,
  length: Length,
  joins: readonly UnitId[],
): WhyNot => {
  const to = movedPlace(place, side, length);
  const figure = figureIn(match, unit, place);
  const end = figureIn(match, unit, to);
  const motion = shift(figure, side, length);
  const figures = figuresOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    const other = units[i]!;
    const there = figures[i];
    if (!there || other.id === unit.id || joins.includes(other.id) || isHopeless(motion, figure, there, 3 * TOUCH))
      continue;
    const facts = { unit: unit.id, other: other.id };
    if (moveOverlaps(figure, side, length, there) || overlaps(end, there))
      return refuse('GL-MOVE-11', 'overlapsAfter', { ...facts, depth: depthTo(figure, side, there) ?? 0 });
    if (other.side === unit.side) {
      const near = friendRefusal(match, unit, other, figure, end, side, length, there);
      if (near) return near;
    } else if (!keepsAway(figure, motion, there) || newlyTouches(figure, end, there))
      return refuse('GL-MOVE-10', 'touchesEnemyAfter', {
        ...facts,
        after: firstTouch(figure, motion, there) ?? length,
      });
  }
  return (
    groundRefusal(match, unit, place, side, length, end) ??
    (leavesTable(match.table, end) && !isOn(match, 'offTableRemoves')
      ? refuse('GL-GEO-10', 'wouldLeaveTable', { unit: unit.id })
      : undefined)
  );
};
