/** The edge of the table: SV-GEO-01, GV-GEOM-16, GL-GEO-10. */
import type { Footprint } from './footprint.js';
import type { Length } from './measure.js';
import type { Shape } from './shape.js';
import { TOUCH } from './tolerance.js';

/** From (0, 0) to (width, depth). */
export interface Table {
  readonly width: Length;
  readonly depth: Length;
}

const isOut = (low: number, high: number, size: number): boolean => low < 0 - TOUCH || high > size + TOUCH;

/** GV-GEOM-16: a corner, or the rim of a disc, lies more than 0.010 outside. */
export const isOffTable = ({ width, depth }: Table, shape: Shape): boolean => {
  const { x, y, radius } = shape;
  if (shape.kind === 'disc') return isOut(x - radius, x + radius, width) || isOut(y - radius, y + radius, depth);
  const { corners } = shape;
  for (let i = 0; i < corners.length; i += 2)
    if (isOut(corners[i]!, corners[i]!, width) || isOut(corners[i + 1]!, corners[i + 1]!, depth)) return true;
  return false;
};

/** Any part of a unit; which stands is asked of each by `isOffTable`. */
export const leavesTable = (table: Table, { parts }: Footprint): boolean =>
  parts.some((part) => isOffTable(table, part));
