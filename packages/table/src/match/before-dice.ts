/** What has happened since the last answer, while dice are to be thrown by hand: it is told before they fall. */
import { awaited, type Event } from '@five-victories/engine/kernel';
import type { Book, Sentence, TableMatch } from './book.js';
import { matchOf, type AnySession } from './session.js';

export interface Line {
  readonly event: Event;
  readonly text: Sentence;
}

export const linesBeforeDice = (session: AnySession): readonly Line[] => {
  const waiting = awaited<TableMatch>(matchOf(session));
  const book = session.book as Pick<Book, 'tellingOf'>;
  return (waiting?.events ?? []).flatMap((event) => {
    const text = book.tellingOf(waiting!.match, event);
    return text ? [{ event, text }] : [];
  });
};
