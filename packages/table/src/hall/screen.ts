/**
 * Both at one screen: besides the own match this table then has that of the opponent, over a second line, and shows
 * whichever of them is asked.
 */
import { enemyOf } from '@five-victories/engine/kernel';
import type { MatchHead } from '@five-victories/server/protocol';
import { bookOf } from '../match/book.js';
import { isGame } from '../match/game-ids.js';
import { matchOf } from '../match/session.js';
import { createHallMatch, type HallMatch } from './match.js';
import type { Drawer } from './seal.js';
import type { HallState } from './state.js';
import { lentLink } from './wire.js';

/** Whether the opponent plays at this table's screen. */
export const isHost = ({ head, screen }: HallState): boolean =>
  head.status === 'playing' && head.you !== undefined && screen?.by === head.you;

/** What the opponent has said here and the hall does not have yet is kept apart from the own. */
const drawerOf = (drawer: Drawer): Drawer => ({
  getItem: (key) => drawer.getItem(`${key}/lent`),
  setItem: (key, value) => drawer.setItem(`${key}/lent`, value),
  removeItem: (key) => drawer.removeItem(`${key}/lent`),
});

/** The opponent's place; undefined where the game is not known here. */
export const openLent = async ({ you, ...head }: MatchHead): Promise<HallMatch | undefined> => {
  if (you === undefined || !isGame(head.game)) return undefined;
  const book = await bookOf(head.game);
  const link = lentLink(head.id);
  const seat = { ...head, you: enemyOf(you) };
  const match = createHallMatch({ isLent: true, link, head: seat, book, drawer: drawerOf(localStorage) });
  return {
    ...match,
    leave: () => {
      match.leave();
      link.close();
    },
  };
};

/** Whether whoever sits there has something to say now. */
export const isAskedAt = ({ head, session, isHere, isLaid, paused }: HallState): boolean =>
  isHere && head.status === 'playing' && !paused && !isLaid && matchOf(session).decision?.side === head.you;

/** Whether something lies face down that the one who sits down next must not see. */
export const isHidden = ({ lines, isEarly, isLaid }: HallState): boolean =>
  isEarly || isLaid || lines.some(({ kind }) => kind === 'sealed');
