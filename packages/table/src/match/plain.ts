/** An order that is plain when it is dropped: nothing is thrown, nobody else is asked, and the phase goes on. */
import type { Choice } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';
import { previewBy } from './preview.js';

const silent = (): undefined => undefined;

/** Whoever charges sees the odds first. */
const WEIGHTY = ['phase', 'hits', 'charges'];

/** Whether the answers, said now, come to what was meant and to nothing else; tried on a copy with dice of its own. */
export const isPlain = (match: TableMatch, choices: readonly Choice[]): boolean => {
  const { cast, next, over, events } = previewBy<TableMatch>(silent, match, choices);
  const isQuiet = !cast && !over && !events.some(({ event }) => WEIGHTY.includes(event));
  return isQuiet && next !== undefined && next.side === match.decision?.side;
};
