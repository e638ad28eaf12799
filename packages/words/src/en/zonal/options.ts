import type { OPTIONS } from '@five-victories/engine/zonal';
import { atMost } from '../facts.js';
import type { English } from './facts.js';

/** What is wrong with options. */
export const options: English<typeof OPTIONS> = {
  zonesOfTable: ({ zones }) => `The table has ${zones.figures('zone')} only.`,
  leastFirst: ({ limits }) => `Two numbers are wanted, the smaller first, not [${limits}].`,
  shapesOnce: ({ size }) => `At least one shape is wanted for ${size.figures('stand')}, and each only once.`,
  ranksAddUp: ({ ranks, size }) => `The ranks [${ranks}] must add up to ${size}, none longer than the one before it.`,
  sixResults: ({ given }) => `Six results are wanted, for 1 to 6, not ${given}.`,
  noZoneThere: ({ zone }) => `There is no zone ${zone} on this table.`,
  tooMuchTerrain: ({ zones, terrain, most }) => `${zones.figures('zone')} with ${terrain}, and ${atMost(most)}.`,
  columnsOfTable: ({ last }) => `The table has columns 0 to ${last} only.`,
  columnTwice: () => 'A column is named twice.',
  zoneTwice: () => 'A zone is named twice.',
  setUpZoneNeeded: () => 'At least one set-up zone is needed.',
  noEdge: ({ edge }) => `${edge} is not an edge of two zones of this table.`,
  threeEscarpments: ({ zone, count }) => `${zone} has ${count.figures('escarpment')}, and at most three are allowed.`,
  noOpenEdge: ({ zone }) => `${zone} has no inner edge left open.`,
};
