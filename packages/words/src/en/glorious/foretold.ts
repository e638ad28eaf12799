/** What an order will come to: what only A Glorious Victory says. */
import type { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof GLORIOUS_EVENTS, Witness, MeasuredUntold> = {
  battleFormed: ({ side, unit, elements, diameter, surplus }) => {
    const rest = surplus === undefined ? '' : `; there is no room for ${surplus}`;
    return `${side} will form ${unit} of ${elements} on a base of ${diameter}${rest}.`;
  },
  joinedBattle: ({ name, target, elements, lost }) =>
    `${name} will join ${target} with ${elements}${lost.n > 0 ? `; there is no room for ${lost.of('element')}` : ''}.`,
  attached: ({ unit, target }) => `${unit} will take his place in ${target}.`,
  leftBattle: ({ unit, target, stays }) =>
    stays ? `${unit} will stay behind when ${target} leaves.` : `${unit} will step out of ${target}.`,
  shifted: ({ unit, file }) => `${unit} will shift its odd element to the ${file}.`,
};
