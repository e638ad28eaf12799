import type { GLORIOUS_OPTIONS } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const options: English<typeof GLORIOUS_OPTIONS> = {
  areaOffTable: () => 'This area is not wholly on the table.',
  areasOverlap: () => 'This area overlaps that of the other side.',
  stripTooDeep: ({ depth, table }) =>
    `A side is set up in at most a third of the table, and ${depth}" is more than a third of ${table}".`,
  tooFewFitOnBase: ({ most, least }) =>
    `A Battle starts with ${least.figures('element')}, and the largest round base has room for ${most.figure} of foot of this size.`,
  noBaseHolds: ({ least }) => `No round base has the ${least.figures('space')} with which a Battle starts.`,
  presetWanted: ({ presets }) => `With ready-made armies each side needs one of ${presets}.`,
};
