/** Tells tables that a list they may be showing has changed. */
import type { MatchId, Millis } from '../protocol/index.js';
import type { MatchRow } from '../store/store.js';
import type { Hall } from './hall.js';
import { hint } from './hints.js';
import { playerOf } from './people.js';

/** Changes of so long are told at once. */
const GATHERED: Millis = 300;

const flush = ({ lobby }: Hall): void => {
  for (const table of lobby) table.send({ t: 'lobby' });
  lobby.clear();
};

/** To the tables of this hall: those of these players, or all. Who sits at the match sees it. */
export const lobbyHere = (hall: Hall, match: MatchId, players: readonly string[] | undefined): void => {
  const waiting = hall.lobby.size > 0;
  if (players === undefined) {
    for (const table of hall.tables) if (table.isWelcome) hall.lobby.add(table);
  } else {
    for (const player of players)
      for (const table of hall.tables.of(player)) if (!table.at.has(match)) hall.lobby.add(table);
  }
  if (!waiting && hall.lobby.size > 0) hall.time.after(GATHERED, () => flush(hall));
};

/** To the tables of all halls. */
export const tellLobby = (hall: Hall, match: MatchId, players?: readonly string[]): void => {
  lobbyHere(hall, match, players);
  hint(hall, match, { t: 'lobby', ...(players && { players }) });
};

export const playersOf = ({ seats }: MatchRow): string[] =>
  [seats.south, seats.north].flatMap((seat) => playerOf(seat) ?? []);
