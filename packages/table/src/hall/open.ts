/** A match of the hall, with the rules of its game and the line to where it is kept. */
import { bookOf } from '../match/book.js';
import { isGame } from '../match/game-ids.js';
import { askMatch, isFailed, type Failed } from './api.js';
import { createHallMatch, type HallMatch } from './match.js';
import { theLink } from './wire.js';

export const openMatch = async (id: string): Promise<{ readonly match: HallMatch } | Failed> => {
  const answer = await askMatch(id);
  if (isFailed(answer)) return answer;
  const { match: head } = answer;
  if (!isGame(head.game)) return { failed: 'unknown' };
  const book = await bookOf(head.game);
  return { match: createHallMatch({ link: theLink(), head, book, drawer: localStorage }) };
};
