/** The battle report: what only A Glorious Victory says. */
import type { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import { inWords } from '../facts.js';
import type { Witnessed } from './witness.js';

export const events: Witnessed<typeof GLORIOUS_EVENTS> = {
  battleFormed: ({ side, unit, elements, diameter, surplus }) => {
    const rest = surplus === undefined ? '' : `; for ${surplus} there was no room`;
    return `${side} formed ${unit} of ${elements} on a base of ${diameter}${rest}.`;
  },
  initiative: ({ cause, side, own, others }) => {
    const strong = own.of('strong formation');
    if (cause === 'more')
      return `The initiative fell to ${side}, with ${strong} to ${others.n === 0 ? 'none' : inWords(others.n)}.`;
    const each = own.n === 0 ? 'With no strong formation on either side' : `With ${strong} each`;
    return cause === 'kept'
      ? `${each}, ${side} kept the initiative.`
      : `${each}, the initiative fell to ${side} by throw.`;
  },
  joinedBattle: ({ name, target, elements, lost }) =>
    `${name} joined ${target} with ${elements}${lost.n > 0 ? `; for ${lost.of('element')} there was no room` : ''}.`,
  attached: ({ unit, target }) => `${unit} took his place in ${target}.`,
  leftBattle: ({ unit, target, stays }) =>
    stays ? `${unit} stayed behind when ${target} left.` : `${unit} stepped out of ${target}.`,
  shifted: ({ unit, file }) => `${unit} shifted its odd element to the ${file}.`,
};
