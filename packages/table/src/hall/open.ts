/** A match of the hall, with the rules of its game and the line to where it is kept. */
import { bookOf } from '../match/book.js';
import { isGame } from '../match/game-ids.js';
import { askMatch, isFailed, type Failed } from './api.js';
import { createHallMatch, type HallMatch } from './match.js';
import { openWhereItIsPlayed } from './other-rules.js';
import { theLink } from './wire.js';

export const openMatch = async (id: string): Promise<{ readonly match: HallMatch } | Failed> => {
  const answer = await askMatch(id);
  if (isFailed(answer)) return answer;
  const { match: head } = answer;
  if (!isGame(head.game)) return { failed: 'unknown' };
  const book = await bookOf(head.game);
  const { version } = book.game;
  // While the other page is being fetched this one has nothing to show.
  if (head.version !== version)
    return (await openWhereItIsPlayed(head)) ? new Promise(() => undefined) : { failed: 'rules' };
  const match = createHallMatch({ link: theLink(), head, book, drawer: localStorage });
  // After an upgrade the match may go on by newer rules.
  const off = match.onChange(() => {
    const now = match.state().head;
    if (now.version === version) return;
    off();
    void openWhereItIsPlayed(now);
  });
  return { match };
};
