/** A straight move that is under way. */
import { length as asLength, moved } from '../geometry/index.js';
import { columnAt } from './column-march.js';
import type { TabletopProcedures } from './procedures.js';
import type { TabletopMatch } from './rules.js';
import { movedPlace } from './straight-move.js';
import { placedOf } from './store.js';
import type { Place } from './unit.js';

export type Run = TabletopProcedures['window']['memory'];

/** Where the mover is so far along its move; a column as it would be set down, if it can be. */
export const placeAlong = (match: TabletopMatch, run: Run, by: number): Place | undefined => {
  const { unit, from, leader, towards, travelled } = run;
  if (!leader) return movedPlace(from, towards, asLength(by));
  const head = moved(leader, towards, asLength(by));
  return columnAt(match, placedOf(match, unit), from, head, travelled + by);
};
