/** Der Schlachtbericht: was nur A Glorious Victory sagt. */
import type { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import { inWords, type Noun } from '../facts.js';
import { did, past } from '../number.js';
import { ELEMENT } from '../tabletop/facts.js';
import type { Witnessed } from './witness.js';

const STARKE_FORMATION: Noun = {
  gender: 'f',
  one: 'starken Formation',
  many: 'starken Formationen',
};

/** Im Akkusativ: gegen keine, gegen eine. */
const WENIGE: Readonly<Record<number, string>> = { 0: 'keine', 1: 'eine' };

export const events: Witnessed<typeof GLORIOUS_EVENTS> = {
  battleFormed: ({ side, unit, elements, diameter, surplus }) => {
    const rest = surplus === undefined ? '' : `; für ${surplus} war kein Platz`;
    return `Gewalthaufen von ${side}: ${unit}, ${elements} auf einer Platte von ${diameter}${rest}.`;
  },
  initiative: ({ cause, side, own, others }) => {
    const strong = own.of(STARKE_FORMATION, 'dative');
    if (cause === 'more')
      return `Die Initiative fiel an ${side}, mit ${strong} gegen ${WENIGE[others.n] ?? inWords(others.n)}.`;
    const each = own.n === 0 ? 'Ohne starke Formationen auf beiden Seiten' : `Bei je ${strong}`;
    return cause === 'kept'
      ? `${each} blieb die Initiative bei ${side}.`
      : `${each} fiel die Initiative durch Wurf an ${side}.`;
  },
  joinedBattle: ({ name, target, elements, lost }) => {
    const rest = lost.n > 0 ? `; für ${lost.of(ELEMENT, 'accusative')} war kein Platz` : '';
    return `${did(name, 'ging')} in ${target} auf und ${past(name, 'brachte')} ${elements} mit${rest}.`;
  },
  attached: ({ unit, target }) => `${did(unit, 'reihte')} sich in ${target} ein.`,
  leftBattle: ({ unit, target, stays }) =>
    stays ? `${did(unit, 'blieb')} zurück, als ${did(target, 'abzog')}.` : `${did(unit, 'trat')} aus ${target} heraus.`,
  shifted: ({ unit, file }) => `${did(unit, 'verschob')} das einzelne Element nach ${file}.`,
};
