/** The ground a side is set up on. */
import { areasOf, hasStrip } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import { textAt, type Mark } from '../marks.js';
import { rectangle } from '../spots.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { sideOf } from './plan.js';
import type { Ground } from './snap.js';

const groundsOf = (desk: Desk): readonly Ground[] =>
  areasOf(desk.match, sideOf(desk)).map(({ left, right, bottom, top }) => ({
    west: left,
    east: right,
    south: bottom,
    north: top,
  }));

/** The ground of a side, or what lies around all its areas. */
export const groundOf = (desk: Desk): Ground => {
  const grounds = groundsOf(desk);
  return {
    west: Math.min(...grounds.map(({ west }) => west)),
    east: Math.max(...grounds.map(({ east }) => east)),
    south: Math.min(...grounds.map(({ south }) => south)),
    north: Math.max(...grounds.map(({ north }) => north)),
  };
};

/** How far before the line its words stand, in points of the screen: names of units stand between. */
const AHEAD = 34;

/** And at which part of it: armies are thickest in the middle. */
const ASIDE = 8;

const areaMark = ({ west, east, south, north }: Ground): Mark => ({
  is: 'area',
  points: rectangle(west, east, south, north),
  tone: 'command',
});

/** The area, and words before its line, where nobody is set up. */
export const groundMarks = (desk: Desk): readonly Mark[] => {
  const areas = groundsOf(desk).map(areaMark);
  if (!hasStrip(desk.match, sideOf(desk))) return areas;
  const { west, east, south, north } = groundOf(desk);
  const limit = sideOf(desk) === 'south' ? north + AHEAD * desk.grain : south - AHEAD * desk.grain;
  const at = { x: west + (east - west) / ASIDE, y: limit };
  return [...areas, textAt(at, m().setup.area(lengthIn(desk.match, north - south)), 'command')];
};
