/** How much of a unit is drawn, by its size on the screen: one level for the whole table. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { millimetres } from './plane.js';

/**
 * From a bar for its strength to figures. `bar`: sign, bar, pips; `small`: strength in figures; `full`: hits in figures
 * too; `plain` and `near`: figures of men, without and with fine points.
 */
export type Detail = 'bar' | 'small' | 'full' | 'plain' | 'near';

/** Widths of a stand in pixels from which more is shown. */
const FROM = { small: 24, full: 28, figures: 40, near: 56 };
/** A shallow base shows figures from this depth on. */
const DEEP = 34;

export const isFigures = (detail: Detail): boolean => detail === 'plain' || detail === 'near';

export const detailAt = (match: TabletopMatch, scale: number): Detail => {
  const pixels = millimetres(match) * scale;
  const { frontage, depth } = match.table.stand;
  const [across, along] = [frontage * pixels, depth * pixels];
  if (across >= FROM.figures && along >= DEEP) return across < FROM.near ? 'plain' : 'near';
  if (across < FROM.small) return 'bar';
  return across < FROM.full ? 'small' : 'full';
};
