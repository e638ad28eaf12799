/** The battle report in every language of the table. An event is told when it happens: names and places change. */
import type { Event } from '@five-victories/engine/kernel';
import { report, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Sentence } from '../../match/book.js';
import { deReport } from './de/report.js';

/** One sentence about the event, or undefined where another event tells it. */
export const tellingOf = (match: TabletopMatch, event: Event): Sentence | undefined => {
  const en = report(match, event);
  return en === undefined ? undefined : { en, de: deReport(match, event) ?? en };
};
