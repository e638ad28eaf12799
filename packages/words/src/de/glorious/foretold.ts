/** Was aus einem Befehl wird: was nur A Glorious Victory sagt. */
import type { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { will } from '../number.js';
import { ELEMENT } from '../tabletop/facts.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof GLORIOUS_EVENTS, Witness, MeasuredUntold> = {
  battleFormed: ({ side, unit, elements, diameter, surplus }) => {
    const rest = surplus === undefined ? '' : `; für ${surplus} ist kein Platz`;
    return `Gewalthaufen von ${side}: ${unit}, ${elements} auf einer Platte von ${diameter}${rest}.`;
  },
  joinedBattle: ({ name, target, elements, lost }) => {
    const rest = lost.n > 0 ? `; für ${lost.of(ELEMENT, 'accusative')} ist kein Platz` : '';
    return `${will(name)} in ${target} aufgehen und ${elements} mitbringen${rest}.`;
  },
  attached: ({ unit, target }) => `${will(unit)} sich in ${target} einreihen.`,
  leftBattle: ({ unit, target, stays }) =>
    stays ? `${will(unit)} zurückbleiben, wenn ${target} abzieht.` : `${will(unit)} aus ${target} heraustreten.`,
  shifted: ({ unit, file }) => `${will(unit)} das einzelne Element nach ${file} verschieben.`,
};
