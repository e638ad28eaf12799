/** The battle report in every language of the table. An event is told when it happens: names and places change. */
import type { Event } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Sentence } from '../match/book.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';
import { castOf, wordsOf } from './refusals.js';

const toldIn = (t: Messages, match: ZonalMatch, event: Event): string | undefined =>
  wordsOf(t).report(castOf(t, match), event);

/** One sentence about the event, or undefined where another event tells it. */
export const tellingOf = (match: ZonalMatch, event: Event): Sentence | undefined => {
  const [english, german] = [toldIn(en, match, event), toldIn(de, match, event)];
  return english === undefined || german === undefined ? undefined : { en: english, de: german };
};
