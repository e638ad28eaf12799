/** The battle report in every language of the table. An event is told when it happens: names and places change. */
import type { Event } from '@five-victories/engine/kernel';
import { report, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Sentence } from '../match/book.js';
import { deReport } from './de-report.js';

/** The engine names zones with their codes, for terminals; on the table they are pointed at. */
const withoutCodes = (text: string): string => text.replace(/ (?:Z\(\d,\d\)|[SN]R\d)(?=[\s.,;:)]|$)/g, '');

/** One sentence about the event, or undefined where another event tells it. */
export const tellingOf = (match: ZonalMatch, event: Event): Sentence | undefined => {
  const text = report(match, event);
  return text === undefined ? undefined : { en: withoutCodes(text), de: deReport(match, event) ?? withoutCodes(text) };
};
