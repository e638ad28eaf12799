/** Re-arrangements are checked only where they end: SV-GEO-09, SV-CHANGE-05, SV-R-98. */
import { refuse } from '../messages/index.js';
import { leavesTable } from '../../geometry/index.js';
import { overlappedTerrain, overlappedUnit } from './obstacles.js';
import { newlyTouches, type Pardon } from './rotation.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { figureIn, findEnemy, IN_TOUCH } from '../store.js';
import type { Place, Placed } from '../unit.js';

/**
 * SV-GEO-09, SV-CHANGE-05, SV-R-98, GV-GEN-07: why a unit may not stand there after a re-arrangement of what it is now,
 * or was at `before`.
 */
export const restRefusal = (
  match: TabletopMatch,
  unit: Placed,
  place: Place,
  { ignored, leaving }: Pardon = {},
  before: Place = unit.place,
  room: string = match.rules.cite.formedOverlap,
): WhyNot => {
  const { cite } = match.rules;
  const figure = figureIn(match, unit, place);
  if (leavesTable(match.table, figure)) return refuse(cite.formedOffTable, 'partlyOffTable', { unit: unit.id });
  const other = overlappedUnit(match, unit, figure, ignored);
  if (other)
    return refuse(room, 'overlapsInPlace', {
      unit: unit.id,
      other: other.id,
    });
  const terrain = overlappedTerrain(match, unit, place.formation, figure);
  if (terrain)
    return refuse(cite.prohibited, 'onClosedGround', {
      unit: unit.id,
      type: terrain.type,
    });
  const from = figureIn(match, unit, before);
  const enemy = findEnemy(
    match,
    unit,
    figure,
    IN_TOUCH,
    (there, { id }) => newlyTouches(from, figure, there) && !ignored?.includes(id) && !leaving?.includes(id),
  );
  return enemy ? refuse(cite.keepAway, 'touchesInPlace', { unit: unit.id, other: enemy.id }) : undefined;
};
