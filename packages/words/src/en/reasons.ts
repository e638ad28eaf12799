/** Why a bot chose what it chose. */
import type { ReasonWords } from '../reasons.js';

const ONE = { stands: 'stand', elements: 'element', points: 'strength point' } as const;

export const reasons: ReasonWords = {
  number: (n) => n.toFixed(1),
  counted: (n, what) => `${n} ${ONE[what]}${n === '1.0' ? '' : 's'}`,
  beside: (instead, better, worse, tries) =>
    `Beside “${instead}” it stood better in ${better} of ${tries} tries with the same dice and worse in ${worse}.`,
  alike: (instead, tries) => `In ${tries} tries it made no difference beside “${instead}”.`,
  chances: (hope, otherwise) => `Its hopes of winning are ${hope} % with it and ${otherwise} % otherwise.`,
  hopes: (unit, loss) => `It hopes to cost ${unit} ${loss} more.`,
  fears: (unit, loss) => `It fears for ${unit}: ${loss} more lost.`,
};
