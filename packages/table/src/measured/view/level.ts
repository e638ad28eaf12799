/** How much of a stand is drawn, by its size on the screen. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Level } from '../../art/index.js';
import { millimetres } from './plane.js';

/** Widths in pixels; a shallow base goes by its depth. */
const FAR = { width: 21, depth: 11 };
const MID = { width: 42, depth: 22 };

export const levelAt = (match: TabletopMatch, scale: number): Level => {
  const pixels = millimetres(match) * scale;
  const { frontage, depth } = match.table.stand;
  const [across, along] = [frontage * pixels, depth * pixels];
  if (across < FAR.width || along < FAR.depth) return 'far';
  return across < MID.width || along < MID.depth ? 'mid' : 'near';
};
