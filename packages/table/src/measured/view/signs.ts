/** Signs of formations, in a box of ten by ten around 0,0: how a unit stands, for an eye that does not count stands. */
import { box, ellipse } from '../../art/path.js';
import { isBentRow, isColumn, isOpenOrder, type Formation } from '@five-victories/engine/tabletop';

const dot = (x: number, y: number, r = 1.15): string => ellipse(x, y, r);

const LINE = box(-5, -1.4, 10, 2.8);
const BLOCK = `${box(-3.6, -3.6, 7.2, 3)}${box(-3.6, 0.6, 7.2, 3)}`;
/** Teeth to all sides. */
const DEFENSIVE = `${box(-2.4, -2.4, 4.8, 4.8)}M0,-5.2L1.8,-3L-1.8,-3ZM0,5.2L1.8,3L-1.8,3ZM-5.2,0L-3,-1.8L-3,1.8ZM5.2,0L3,-1.8L3,1.8Z`;
const OPEN = `${dot(-3.8, 0)}${dot(0, 0)}${dot(3.8, 0)}`;
const COLUMN = `M0,-5.4L2.6,-2.2L-2.6,-2.2Z${box(-1.2, -2.2, 2.4, 7.4)}`;
const BENT = 'M-5,0.8L-1.4,-3L5,-3L5,-0.4L-0.2,-0.4L-3.2,2.7Z';
const BENT_OPEN = `${dot(-4, 2.6)}${dot(-1.6, -0.6)}${dot(1.6, -2.4)}${dot(4.6, -2.4)}`;
const BENT_COLUMN = 'M3.2,-5.2L5.6,-1.8L4.4,-1.8L4.4,0.2L1.4,5.2L-0.9,4L2,-0.8L2,-1.8L0.8,-1.8Z';
const BATTLE = `${dot(0, 0, 4.8)}${dot(0, 0, 2.8)}`;

/** A path to be filled even-odd. */
export const signOf = (formation: Formation): string => {
  if (formation === 'battle') return BATTLE;
  if (isColumn(formation)) return formation === 'bentRoadColumn' ? BENT_COLUMN : COLUMN;
  if (isBentRow(formation)) return isOpenOrder(formation) ? BENT_OPEN : BENT;
  if (isOpenOrder(formation)) return OPEN;
  if (formation === 'defensiveBlock') return DEFENSIVE;
  return formation === 'line' ? LINE : BLOCK;
};
