/** A player takes another name, or becomes another: his windows and all who sit at his matches know it, at every hall. */
import { inTurn } from './board.js';
import { sideOf } from './cards.js';
import type { Hall } from './hall.js';
import { hint } from './hints.js';
import { playerSeat } from './people.js';
import { tellLobby } from './lobby.js';
import { tellHeads } from './showing.js';

interface Named {
  readonly player: string;
  readonly name: string;
}

/** At the tables of this hall. */
export const namedHere = async (hall: Hall, { player, name }: Named): Promise<void> => {
  hall.people.forget(playerSeat(player));
  for (const table of hall.tables.of(player)) table.player = { ...table.player!, name };
  for (const there of hall.boards.values()) {
    const board = await there.catch(() => undefined);
    if (board && sideOf(board.known.row, player) !== undefined) await inTurn(board, () => tellHeads(board));
  }
};

export const named = async (hall: Hall, who: Named): Promise<void> => {
  hint(hall, '', { t: 'name', ...who });
  await namedHere(hall, who);
  tellLobby(hall, '');
};

/** So soon his tables come back. */
const COME_BACK = 100;

/** His tables of this hall are hung up on, and come back as whoever they are by then. */
export const changedHere = (hall: Hall, player: string): void => {
  hall.people.forget(playerSeat(player));
  for (const table of hall.tables.of(player)) table.bye('restart', COME_BACK);
  // And the opponent who plays at a screen of his.
  for (const table of hall.tables) if (table.lent?.host === player) table.bye('restart', COME_BACK);
};

/** What a player is, or what he may do, has changed. */
export const changed = (hall: Hall, player: string): void => {
  hint(hall, '', { t: 'player', player });
  changedHere(hall, player);
};
