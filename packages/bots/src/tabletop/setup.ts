/** Which of the offered set-ups to take. It looks at the own army only: the other side's plan may be secret. */
import type { Choice } from '@five-victories/engine';
import type { Placing, SetUp } from '@five-victories/engine/tabletop';

/** A line brings every musket to bear, and dragoons choose their ground on horseback. */
const placingWorth = ({ formation, state }: Placing): number =>
  (formation === 'block' ? 1 : 0) - (state === 'dismounted' ? 2 : 0);

/** Suggestions come in good order, which decides between what is alike. */
export const setUpWorth = (choice: Choice, place: number): number => {
  switch (choice.do) {
    case 'setup':
      return (choice as SetUp).units.reduce((sum, unit) => sum + placingWorth(unit), 0) - place / 10;
    case 'place':
      return placingWorth(choice as Choice & Placing) - place / 10;
    case 'confirm':
      return 1000; // the plan was the best one when it was made
    default:
      return -place;
  }
};
