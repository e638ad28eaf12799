/** A bot that can say why: the best options with their scores. */
import type { AnyMatch, Choice, Stream } from '@five-victories/engine';
import { familyOf } from './families.js';
import { judge } from './steady.js';

/** A choice in a few words of English. */
export const inShort = (match: AnyMatch, choice: Choice): string => familyOf(match).describe(match, choice);

/** The best options of the waiting decision with their scores; higher is better for the side that decides. */
export const why = (match: AnyMatch, stream: Stream, most = 3): string => {
  const family = familyOf(match);
  const judged = judge(match, stream);
  const shown = judged
    .slice(0, most)
    .map(({ choice, value }) => `${value.toFixed(2)} ${family.describe(match, choice)}`);
  const rest = judged.length - shown.length;
  return `${shown.join('; ')}${rest > 0 ? `; ${rest} more below` : ''}.`;
};
