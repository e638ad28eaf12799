/** The battle report in every language of the table. An event is told when it happens: names and places change. */
import type { Event } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Sentence } from '../match/book.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';
import { castOf, wordsOf } from './refusals.js';

type How = 'report' | 'outlook';

const toldIn = (t: Messages, how: How, match: ZonalMatch, event: Event): string | undefined =>
  wordsOf(t)[how](castOf(t, match), event);

const toldBy =
  (how: How) =>
  (match: ZonalMatch, event: Event): Sentence | undefined => {
    const [english, german] = [toldIn(en, how, match, event), toldIn(de, how, match, event)];
    return english === undefined || german === undefined ? undefined : { en: english, de: german };
  };

/** One sentence about the event, or undefined where another event tells it. */
export const tellingOf = toldBy('report');
/** The same before it happens: what an order will come to. */
export const foretellingOf = toldBy('outlook');
