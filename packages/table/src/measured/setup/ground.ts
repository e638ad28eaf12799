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

/** How far before the line its words stand, in points of the screen: names of units stand between. */
const AHEAD = 34;

/** And at which part of it: armies are thickest in the middle. */
const ASIDE = 8;

/** The area, and words before its line, where nobody is set up. */
export const groundMarks = (desk: Desk): readonly Mark[] => {
  const { west, east, south, north } = groundOf(desk);
  const limit = sideOf(desk) === 'south' ? north + AHEAD * desk.grain : south - AHEAD * desk.grain;
  return [
    {
      is: 'area',
      points: [
        { x: west, y: south },
        { x: east, y: south },
        { x: east, y: north },
        { x: west, y: north },
      ],
      tone: 'command',
    },
    {
      is: 'text',
      at: { x: west + (east - west) / ASIDE, y: limit },
      text: m().setup.area(lengthIn(desk.match, north - south)),
      tone: 'command',
    },
  ];
};
