/** The battle report in every language of the table. An event is told when it happens: names and places change. */
import type { Event } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Sentence } from '../../match/book.js';
import { messagesIn } from './index.js';
import { castOf, wordsOf } from './refusals.js';

const toldBy =
  (how: 'report' | 'outlook') =>
  (match: TabletopMatch, event: Event): Sentence | undefined => {
    const [en, de] = (['en', 'de'] as const).map((language) => {
      const words = messagesIn(language);
      return wordsOf(match, words)[how](castOf(match, words), event);
    });
    return en === undefined ? undefined : { en, de: de ?? en };
  };

/** One sentence about the event, or undefined where another event tells it. */
export const tellingOf = toldBy('report');
/** The same before it happens: what an order will come to. */
export const foretellingOf = toldBy('outlook');
