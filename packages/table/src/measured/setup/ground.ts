/** The ground a side is set up on. */
import { inchesOf } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import type { Mark } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { sideOf } from './plan.js';
import type { Ground } from './snap.js';

export const groundOf = (desk: Desk): Ground => {
  const { width, depth } = desk.match.table;
  const deep = inchesOf(desk.match.state.options.deploymentDepth);
  return sideOf(desk) === 'south'
    ? { west: 0, east: width, south: 0, north: deep }
    : { west: 0, east: width, south: depth - deep, north: depth };
};

export const groundMark = (desk: Desk): Mark => {
  const { west, east, south, north } = groundOf(desk);
  return {
    is: 'area',
    points: [
      { x: west, y: south },
      { x: east, y: south },
      { x: east, y: north },
      { x: west, y: north },
    ],
    tone: 'command',
    text: m().setup.area(lengthIn(desk.match, north - south)),
  };
};
