/**
 * Both at one screen: by consent whoever lends his screen has two tables at the match, his own and one at which his
 * opponent sits. That one may do what the opponent may in this match, and nothing else.
 */
import { screenIn } from '../log/offers.js';
import type { Ask, Screen } from '../protocol/index.js';
import type { Board, Known } from './board.js';
import type { Table } from './table.js';

/** A match that is over is looked at by each where he likes. */
export const screenNow = ({ asides, row }: Known): Screen | undefined =>
  row.status === 'over' ? undefined : screenIn(asides);

const OWN = new Set<Ask['t']>(['talk', 'mute', 'order', 'open']);

/** What nobody says for another, though he sits at his screen. */
export const isHisOwn = ({ lent }: Table, ask: Ask): boolean =>
  lent !== undefined && (OWN.has(ask.t) || ('match' in ask && ask.match !== lent.match));

/** Whoever does not play at one screen any more is shown nothing there. */
export const partScreens = ({ viewers, known }: Board): void => {
  if (screenNow(known)) return;
  for (const table of viewers.keys()) if (table.lent !== undefined) table.bye('apart', 0);
};
