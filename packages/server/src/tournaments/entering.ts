/** Players enter and withdraw. */
import { enemyOf } from '@five-victories/engine/kernel';
import { sideIn } from '../clubs/meetings.js';
import type { Hall } from '../hall/hall.js';
import { tellLobby } from '../hall/lobby.js';
import { Refused } from '../hall/refused.js';
import { MOST_ENTRANTS, type Millis, type TournamentId } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';
import type { EntrantRow, PairingRow, TournamentChange } from '../store/tournaments.js';
import { active, current, type Tournament } from './reading.js';
import { tendTournament, writeTournament } from './settling.js';

/** Into a Swiss tournament one can come late, into a knock-out not. */
const isOpen = ({ row }: Tournament): boolean =>
  row.status === 'entry' || (row.status === 'playing' && row.kind === 'swiss' && row.round < row.rounds);

const ownerOf = async ({ store }: Hall, player: string): Promise<string> =>
  (await store.accounts.account(player))?.owner ?? player;

/** In a rated one nobody could meet himself, or his own program. */
const mayBeRated = async (hall: Hall, player: PlayerRow, { entrants }: Tournament): Promise<void> => {
  if (player.kind === 'guest') throw new Refused(403, 'claim');
  const owner = await ownerOf(hall, player.id);
  for (const other of entrants)
    if (other.player !== player.id && (await ownerOf(hall, other.player)) === owner) throw new Refused(403, 'own');
};

const entering = async (
  hall: Hall,
  player: PlayerRow,
  tournament: Tournament,
): Promise<TournamentChange | undefined> => {
  const own = tournament.entrants.find((entrant) => entrant.player === player.id);
  if (own && own.gone === undefined) return undefined;
  if (!isOpen(tournament) || own?.isRemoved) throw new Refused(409, 'act');
  if (active(tournament).length >= MOST_ENTRANTS) throw new Refused(429, 'many');
  if (tournament.setting.terms.rated) await mayBeRated(hall, player, tournament);
  const now = hall.time.now();
  const entrant: EntrantRow = {
    player: player.id,
    entered: now,
    seed: own?.seed,
    gone: undefined,
    isRemoved: false,
  };
  return { state: { changed: now }, entrants: [entrant] };
};

export const enter = async (hall: Hall, player: PlayerRow, id: TournamentId): Promise<void> => {
  await writeTournament(hall, id, async (tournament) => entering(hall, player, tournament));
};

/** His match of this round, if it has not begun, is the other's; one that is being played is played to its end. */
const givenUp = async ({ store }: Hall, tournament: Tournament, player: string): Promise<TournamentChange> => {
  const own = current(tournament).find((pairing) => sideIn(pairing, player) !== undefined);
  if (!own || own.result !== undefined || own.match === undefined) return {};
  const match = await store.match(own.match);
  if (match?.status !== 'opening') return {};
  const result = enemyOf(sideIn(own, player)!);
  const pairing: PairingRow = { ...own, result, source: 'withdrawal', match: undefined };
  return { pairings: [pairing], dropped: [match.id] };
};

const leaving = async (
  hall: Hall,
  tournament: Tournament,
  player: string,
  isRemoved: boolean,
): Promise<TournamentChange | undefined> => {
  const own = tournament.entrants.find((entrant) => entrant.player === player);
  if (!own || (own.gone !== undefined && own.isRemoved === isRemoved)) return undefined;
  if (tournament.row.status === 'over') throw new Refused(409, 'act');
  const now: Millis = hall.time.now();
  const entrants: EntrantRow[] = [{ ...own, gone: own.gone ?? now, isRemoved }];
  return { state: { changed: now }, entrants, ...(await givenUp(hall, tournament, player)) };
};

export const leave = async (hall: Hall, player: string, id: TournamentId): Promise<void> => {
  await writeTournament(hall, id, async (tournament) => leaving(hall, tournament, player, false));
  await tendTournament(hall, id);
};

/** By the organiser: he does not come back. */
export const removing = async (hall: Hall, tournament: Tournament, player: string): Promise<TournamentChange> => {
  const change = await leaving(hall, tournament, player, true);
  if (!change) throw new Refused(409, 'act');
  return change;
};

/** Whoever is deleted takes part in nothing. */
export const leaveAll = async (hall: Hall, player: string): Promise<void> => {
  for (const { id } of await hall.store.tournaments.goingOf(player)) {
    await leave(hall, player, id);
    tellLobby(hall, id);
  }
};
