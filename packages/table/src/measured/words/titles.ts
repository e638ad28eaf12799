/** What an option says on its button. */
import type { Choice } from '@five-victories/engine/kernel';
import { nameOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { capital } from '../../words/names.js';

export const titleOf = (match: TabletopMatch, choice: Choice): string => {
  const { unit, target } = choice as { unit?: string; target?: string };
  return [choice.do, ...(unit ? [nameOf(match, unit)] : []), ...(target ? [nameOf(match, target)] : [])]
    .map(capital)
    .join(' ');
};
