/** Who is there: at the tables of this hall, and of others on the same store. */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { Millis, Presence } from '../protocol/index.js';
import { tellAll, type Board, type Elsewhere } from './board.js';
import { hint, type Hint } from './hints.js';
import { botOf } from './people.js';

/** What another hall said so long ago counts no more: it tells again every few seconds. */
const STALE: Millis = 15_000;

const here = ({ viewers }: Board): Omit<Elsewhere, 'at'> => ({
  sides: SIDES.filter((side) => [...viewers.values()].includes(side)),
  watching: [...viewers.values()].filter((side) => side === undefined).length,
});

export const presenceOf = (board: Board): Presence => {
  const { hall, elsewhere, known } = board;
  const now = hall.time.now();
  const halls = [here(board), ...[...elsewhere.values()].filter(({ at }) => now - at < STALE)];
  return {
    // A bot of the hall is always there.
    sides: SIDES.filter(
      (side) => botOf(known.row.seats[side]) !== undefined || halls.some(({ sides }) => sides.includes(side)),
    ),
    watching: halls.reduce((sum, { watching }) => sum + watching, 0),
  };
};

export const awayOf = ({ away }: Board): Partial<Record<Side, Millis>> => Object.fromEntries(away);

/** Notes since when somebody is away, and tells everybody when something has changed. */
export const lookRound = (board: Board, before: Presence): void => {
  const { away, hall, id } = board;
  const presence = presenceOf(board);
  for (const side of SIDES) {
    if (presence.sides.includes(side)) away.delete(side);
    else if (!away.has(side)) away.set(side, hall.time.now());
  }
  if (JSON.stringify(presence) !== JSON.stringify(before))
    tellAll(board, { t: 'presence', match: id, presence, away: awayOf(board) });
};

/** Tells other halls who is here. */
export const hintPresence = (board: Board, asks = false): void =>
  hint(board.hall, board.id, { t: 'here', ...here(board), ...(asks && { asks }) });

export const heardOf = (board: Board, from: string, { sides, watching, asks }: Extract<Hint, { t: 'here' }>): void => {
  const before = presenceOf(board);
  board.elsewhere.set(from, { sides, watching, at: board.hall.time.now() });
  lookRound(board, before);
  if (asks && board.viewers.size > 0) hintPresence(board);
};
