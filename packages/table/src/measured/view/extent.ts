/** The part of a table that marks speak of. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Box } from '../../view/plate-places.js';
import type { Mark, Spot } from '../marks.js';

const spotsOf = (match: TabletopMatch, mark: Mark): readonly Spot[] => {
  const unitSpots = (...ids: readonly UnitId[]) => ids.flatMap((id) => findUnit(match, id)?.place ?? []);
  switch (mark.is) {
    case 'ghost':
      return [mark.place];
    case 'path':
    case 'area':
      return mark.points;
    case 'ruler':
    case 'window':
    case 'edge':
      return [mark.from, mark.to];
    case 'link':
      return unitSpots(mark.from, mark.to);
    case 'range':
    case 'stands':
      return unitSpots(mark.unit);
    default:
      return [mark.at];
  }
};

/** Around all of them, as they are drawn; undefined: there are none. */
export const extentOf = (
  match: TabletopMatch,
  marks: readonly Mark[],
  drawn: (spot: Spot) => Spot,
): Box | undefined => {
  const spots = marks.flatMap((mark) => spotsOf(match, mark)).map(drawn);
  if (spots.length === 0) return undefined;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};
