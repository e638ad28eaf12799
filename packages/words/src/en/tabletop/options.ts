import type { OPTION_FAULTS } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const options: English<typeof OPTION_FAULTS> = {
  pointIsTwo: () => 'A point is two numbers, x and y, in thousandths.',
  optionsWanted: () => 'The options must be an object here.',
  stepWanted: ({ steps }) => `A step with one of ${steps} is wanted here.`,
  shapeWanted: ({ size }) => `At least one shape is wanted for ${size.figures}, and each only once.`,
  ranksAddUp: ({ ranks, size }) => `The ranks [${ranks}] must add up to ${size}, none longer than the one before it.`,
  sixResults: ({ given }) => `Six results are wanted, for 1 to 6, not ${given}.`,
  diceMustRise: ({ dice }) => `The highest dice must rise to 6, and ${dice} do not.`,
  pointOffTable: ({ x, y, width, depth }) =>
    `The point [${x}, ${y}] is not on the table, which ends at [${width}, ${depth}].`,
  goalOffTable: ({ x, y }) => `The point [${x}, ${y}] is not on the table.`,
  fewPoints: ({ least, count }) =>
    `At least ${least.figures('point')} ${least.either('is', 'are')} wanted, not ${count.figure}.`,
  pointTwice: () => 'The same point is given twice in a row.',
  outlineCrosses: () => 'The outline of an area may not cross or touch itself.',
  onlyHillLevel: () => 'Only a hill has a level.',
};
