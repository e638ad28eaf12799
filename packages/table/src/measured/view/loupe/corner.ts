/** In which corner of the window the loupe lies: where it hides the fewest units, never under the hand. */
import type { Size } from '../../../table/camera.js';
import type { Box } from '../../../view/plate-places.js';
import { leastOf } from '../../lists.js';
import { doShare } from '../slips/slips.js';
import type { Taken } from '../slips/taken-ground.js';
import type { Looked } from './looked-at.js';

/** Pixels across, and how much larger things are seen in it. */
export const LOUPE = 132;
export const LOUPE_TIMES = 2;

/** From the edge of the window; above the buttons, and below the bar of instruments. */
const [EDGE, BUTTONS, BAR] = [10, 62, 52];
/** Pixels about what is looked at, and about the hand, that are left free. The finger lies below what it carries. */
const [ROOM, HAND] = [48, 40];
const BELOW = 56 + HAND;

const around = ({ x, y }: { readonly x: number; readonly y: number }, far: number): Box => ({
  left: x - far,
  top: y - far,
  right: x + far,
  bottom: y + far,
});

const cornersOf = ({ width, height }: Size): Box[] => {
  const at = (left: number, y: number): Box => ({ left, top: y, right: left + LOUPE, bottom: y + LOUPE });
  const right = width - EDGE - LOUPE;
  return [at(EDGE, BAR), at(right, BAR), at(EDGE, height - EDGE - LOUPE), at(right, height - BUTTONS - LOUPE)];
};

/** It stays where it is until the hand comes there. */
export const loupeBox = (taken: Taken, size: Size, { ghost, carried }: Looked, before?: Box): Box | undefined => {
  const kept = [around(ghost, ROOM), { ...around(carried, HAND), bottom: carried.y + BELOW }];
  const isFree = (box: Box): boolean => !kept.some((other) => doShare(box, other));
  if (before && isFree(before)) return before;
  const corners = cornersOf(size);
  return leastOf(corners.filter(isFree), (box) => taken.under(box));
};
