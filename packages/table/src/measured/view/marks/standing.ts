/** Where a unit that marks speak of stands: itself, or the Battle it is part of. */
import {
  figureOf,
  findUnit,
  isPlaced,
  type Placed,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../../marks.js';
import { nearestBetween } from '../outline.js';
import { carrierOf } from '../station.js';

export const standingOf = (match: TabletopMatch, id: UnitId): Placed | undefined => {
  const unit = findUnit(match, id);
  return unit && (isPlaced(unit) ? unit : carrierOf(match, unit));
};

/** From edge to edge where two units are nearest; none if one of them is gone. */
export const linkEnds = (match: TabletopMatch, from: UnitId, to: UnitId): readonly Spot[] => {
  const [a, b] = [standingOf(match, from), standingOf(match, to)];
  return a && b ? nearestBetween(figureOf(match, a), figureOf(match, b)) : [];
};
