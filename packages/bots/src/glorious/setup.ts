/** Which Battles to form and which of the offered set-ups to take. It looks at the own army only. */
import {
  COMBAT_VALUES,
  isMountedUnit,
  type Form,
  type Letter,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { unitOf, type Placing } from '@five-victories/engine/tabletop';
import type { ChoiceOf } from './decisions.js';

/** As few as may be (GL-BATTLE-02): a Battle is slow, and its units are missed elsewhere. */
const WANTED = 3;

/** Hand-to-hand weapons belong in it, and few of the others. */
const formWorth = (match: GloriousMatch, { battles }: Form): number =>
  battles.reduce((sum, { units }) => {
    const cv = units.reduce((all, id) => all + COMBAT_VALUES[unitOf(match, id).stands[0] as Letter].cv, 0);
    return sum + cv / units.length / 10 - Math.abs(units.length - WANTED) / 10;
  }, 0) - battles.length;

/** Foot in line loses one element after the other; in mass all of them at once, but horse does not ride it down. */
const placingWorth = (match: GloriousMatch, { unit, formation }: Placing): number =>
  formation === 'mass' && isMountedUnit(unitOf(match, unit)) ? -0.1 : 0;

export const setUpWorth = (match: GloriousMatch, choice: ChoiceOf<'form' | 'setup'>, place: number): number => {
  switch (choice.do) {
    case 'form':
      return formWorth(match, choice);
    case 'setup':
      return choice.units.reduce((sum, unit) => sum + placingWorth(match, unit), 0) - place / 10;
    case 'confirm':
      return 1000; // the plan was the best one when it was made
    default:
      return choice satisfies never;
  }
};
