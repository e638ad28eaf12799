/** Which of the offered set-ups to take. It looks at the own army only: the other side's plan may be secret. */
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { unitOf, type Placing } from '@five-victories/engine/tabletop';
import type { ChoiceOf } from './decisions.js';
import { formedAtFirst } from './formed.js';

/** Dragoons choose their ground on horseback. */
const placingWorth = (match: ManoeuvreMatch, { unit, formation, state }: Placing): number =>
  (formation ? formedAtFirst(match, unitOf(match, unit), formation) : 0) - (state === 'dismounted' ? 2 : 0);

/** Suggestions come in good order, which decides between what is alike. */
export const setUpWorth = (match: ManoeuvreMatch, choice: ChoiceOf<'setup' | 'place'>, place: number): number => {
  switch (choice.do) {
    case 'setup':
      return choice.units.reduce((sum, unit) => sum + placingWorth(match, unit), 0) - place / 10;
    case 'place':
      return placingWorth(match, choice) - place / 10;
    case 'confirm':
      return 1000; // the plan was the best one when it was made
    default:
      return choice satisfies never;
  }
};
