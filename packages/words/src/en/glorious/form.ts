import type { GLORIOUS_FORM } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const form: English<typeof GLORIOUS_FORM> = {
  onlyCommandBoards: ({ unit, battle }) => `${unit} cannot be set up on ${battle}: only command, and only on a Battle.`,
  noSpaceToBoard: ({ unit, battle, free }) => `${battle} has ${free.figures('free space')}, too few for ${unit}.`,
  battleWanted: () => 'Each army has at least one Battle.',
  noFullFoot: ({ unit }) => `${unit} is not a full unit of foot, and nothing else forms a Battle.`,
  tooFewForBattle: ({ least, count }) =>
    `A Battle starts with ${least.figures('unit')} at least, and ${count.figure} ${count.either('is', 'are')} named.`,
  noSuchBase: ({ diameter }) => `A round base is 7 to 11 inches wide in steps of half an inch, not ${diameter}.`,
  baseTooSmall: ({ has, needs }) => `The base has ${has.figures('space')}, and the Battle needs ${needs.figure}.`,
  noSpaceLeft: ({ has, unit }) => `The base has ${has.figures('space')}, and none is left for ${unit}.`,
  neverSplit: ({ unit }) => `${unit} is not a mounted unit of six elements and is not split.`,
  noRoomForBattles: () => 'With these Battles the army would find no room where it is set up.',
};
