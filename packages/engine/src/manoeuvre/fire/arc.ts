/** Whether a unit could have an enemy before it at all, however it pivots: SV-FIRE-08, -10, -11, GV-FIRE-05, -06. */
import { cornersOf, direction, distance, hull, SLACK, tenths, type Length, type Oblong } from '../../geometry/index.js';
import { levelOfArea } from '../../tabletop/fire/levels.js';
import { gunOf } from '../../tabletop/fire/zones-of-fire.js';
import { figureOf } from '../../tabletop/store.js';
import { isBentRow, isOpenOrder, type Place } from '../../tabletop/unit.js';
import { largestPivot, pivotedPlace } from '../moves/pivot.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Placed } from '../unit.js';

const RIGHT_ANGLE = 900;

/** Seen from a front, turned by some angle: how far to the right and how far ahead each corner of a stand is. */
const seenFrom = ({ place }: Placed, turn: number, stand: Oblong): (readonly [right: number, ahead: number])[] => {
  const [cos, sin] = direction(place.heading + turn);
  return cornersOf(stand).map(({ x, y }) => {
    const [dx, dy] = [x - place.x, y - place.y];
    return [dx * cos - dy * sin, dx * sin + dy * cos] as const;
  });
};

/**
 * False only if no pivot brings any stand of the enemy into a zone of fire. What is on one side of all zones when the
 * unit has turned as far as it may to the left, and when it has to the right, is there at every angle between.
 */
export const couldAimAt = (match: ManoeuvreMatch, unit: Placed, enemy: Placed, range: Length): boolean => {
  const { formation } = unit.place;
  const figure = figureOf(match, unit);
  const { across, along } = hull(figure);
  const most = unit.pivoted ? 0 : largestPivot(match, unit, unit.place);
  // The furthest corner is so far from the middle of the front at most, and comes so far when that turns.
  const arm = across + 2 * along;
  const comes = 2 * arm * direction(most / 2)[1];
  if (distance(figure, figureOf(match, enemy)) > range + comes + SLACK) return false;
  if (isBentRow(formation) || formation === 'defensiveBlock' || (isOpenOrder(formation) && !gunOf(match, unit)))
    return true;
  if (most >= RIGHT_ANGLE) return true;
  return figureOf(match, enemy).stands.some((stand) => {
    const corners = [...seenFrom(unit, most, stand), ...seenFrom(unit, 0 - most, stand)];
    return !(
      corners.every(([right]) => right > across) ||
      corners.every(([right]) => right < 0 - across) ||
      corners.every(([, ahead]) => ahead < -2 * along) ||
      corners.every(([, ahead]) => ahead > range)
    );
  });
};

/** On high ground, and over hedges and the like, a gun may fire over what is between. */
const mayFireOverhead = (match: ManoeuvreMatch, unit: Placed): boolean =>
  gunOf(match, unit) !== undefined &&
  match.state.options.overheadFire !== 'off' &&
  match.table.features.some((feature) => feature.isLine || levelOfArea(match, feature) > 0);

/**
 * Whether something is so where a unit stands or after any of its pivots: they are tenths of a degree, so all can be
 * looked at. Of a unit that has more ways to fire than these it is taken for granted.
 */
export const isAtSomePivot = (match: ManoeuvreMatch, unit: Placed, isSo: (place: Place) => boolean): boolean => {
  const { formation } = unit.place;
  if (formation === 'defensiveBlock' || mayFireOverhead(match, unit) || isSo(unit.place)) return true;
  if (unit.pivoted || isBentRow(formation)) return false;
  const most = largestPivot(match, unit, unit.place);
  for (let by = 1; by <= most; by++)
    if (isSo(pivotedPlace(match, unit, tenths(by))) || isSo(pivotedPlace(match, unit, tenths(0 - by)))) return true;
  return false;
};
