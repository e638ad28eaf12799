/** What follows by itself: results of matches that have ended, the deadline of a round, the next round, the end. */
import { enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';
import { isLast } from '../clubs/knock-out.js';
import type { Hall } from '../hall/hall.js';
import { news } from '../hall/boards.js';
import { tellLobby } from '../hall/lobby.js';
import { Refused } from '../hall/refused.js';
import type { Ended, MatchId, Millis, TournamentId } from '../protocol/index.js';
import type { MatchRow } from '../store/store.js';
import type { PairingRow, TournamentChange } from '../store/tournaments.js';
import { current, isRoundDone, meetingsIn, readTournament, type Tournament } from './reading.js';
import { roundChange } from './rounds.js';

/** So often a tournament is looked at again whose next round is due while its last is still being played. */
const AGAIN: Millis = 60_000;

/** As often as others can be first. */
const TRIES = 5;

/** Of a match that is over. Both have called it void: that is no result, and the organiser has to decide. */
const resultOf = ({ ended }: MatchRow): Pick<PairingRow, 'result' | 'source'> => {
  const { why, winner } = JSON.parse(ended!) as Ended;
  if (why === 'void') return { result: undefined, source: 'void' };
  return { result: winner ?? 'drawn', source: 'match' };
};

/** Whose fault it is that a match has not begun: who has not sealed, or else who has not opened. */
const absentIn = async ({ store }: Hall, match: MatchRow): Promise<Side[]> => {
  const unsealed = SIDES.filter((side) => match.seals[side] === undefined);
  if (unsealed.length > 0) return unsealed;
  const secrets = await store.secrets(match.id);
  return SIDES.filter((side) => secrets[side] === undefined);
};

/** Nobody waits longer for whoever has not come. */
const walkover = async (hall: Hall, match: MatchRow): Promise<Pick<PairingRow, 'result' | 'source'>> => {
  const absent = await absentIn(hall, match);
  const [only] = absent;
  return { result: absent.length === 1 ? enemyOf(only!) : 'neither', source: 'deadline' };
};

interface Settled {
  readonly pairings: PairingRow[];
  readonly dropped: string[];
}

const isUp = ({ row, rounds }: Tournament, now: Millis): boolean => {
  const until = rounds.find(({ round }) => round === row.round)?.until;
  return until !== undefined && until <= now;
};

/** Of the round that is being played, what is not decided and has a match. */
const openIn = (tournament: Tournament): (PairingRow & { readonly match: MatchId })[] =>
  current(tournament).flatMap((pairing) => {
    const { match, result, source } = pairing;
    return match !== undefined && result === undefined && source === undefined ? [{ ...pairing, match }] : [];
  });

/** The pairings of this round of which something is known by now that was not before. */
const settled = async (hall: Hall, tournament: Tournament): Promise<Settled> => {
  const found: Settled = { pairings: [], dropped: [] };
  const open = openIn(tournament);
  const states = new Map((await hall.store.states(open.map(({ match }) => match))).map((state) => [state.id, state]));
  const isLate = isUp(tournament, hall.time.now());
  for (const pairing of open) {
    const status = states.get(pairing.match)?.status;
    const match =
      status === 'over' || (status === 'opening' && isLate) ? await hall.store.match(pairing.match) : undefined;
    if (match?.status === 'over') found.pairings.push({ ...pairing, ...resultOf(match) });
    if (match?.status !== 'opening') continue;
    found.pairings.push({ ...pairing, ...(await walkover(hall, match)), match: undefined });
    found.dropped.push(match.id);
  }
  return found;
};

/** Whether there is no round after this one. */
const isEnd = (tournament: Tournament): boolean => {
  const { kind, round, rounds } = tournament.row;
  return kind === 'swiss' ? round >= rounds : isLast(meetingsIn(tournament), round);
};

/** When a hall has to look again. */
const dueOf = ({ row, rounds }: Tournament, now: Millis): Millis | undefined => {
  const until = rounds.find(({ round }) => round === row.round)?.until;
  const times = [row.next, until !== undefined && until > now ? until : undefined].filter((at) => at !== undefined);
  const first = times.length > 0 ? Math.min(...times) : undefined;
  if (first === undefined || first > now) return first;
  return row.due !== undefined && row.due > now ? row.due : now + AGAIN;
};

const isWanted = ({ row, setting }: Tournament, now: Millis): boolean =>
  (row.next !== undefined && row.next <= now) || (row.status === 'playing' && setting.flows === true);

/** The next thing that is to be written, or nothing. */
const nextChange = async (hall: Hall, tournament: Tournament): Promise<TournamentChange | undefined> => {
  const now = hall.time.now();
  const { row } = tournament;
  if (row.status === 'over') return undefined;
  const { pairings, dropped } = await settled(hall, tournament);
  if (pairings.length > 0) return { state: { changed: now }, pairings, dropped };
  const isDone = isRoundDone(tournament);
  if (row.status === 'playing' && isDone && isEnd(tournament))
    return { state: { status: 'over', next: undefined, due: undefined, changed: now } };
  // A first round for which too few have entered waits for the organiser.
  if (isDone && isWanted(tournament, now))
    return roundChange(hall, tournament).catch((error: unknown) => {
      if (error instanceof Refused) return { state: { next: undefined, due: undefined, changed: now } };
      throw error;
    });
  const due = dueOf(tournament, now);
  return due === row.due ? undefined : { state: { due } };
};

/** Tables learn of what has changed: those of the players who have a match, and of whoever looks at the list. */
export const tellOf = async (hall: Hall, id: TournamentId, change: TournamentChange): Promise<void> => {
  for (const match of change.dropped ?? []) await news(hall, match);
  tellLobby(hall, id);
};

/** Writes what is judged by what stands now, and judges again when something else was written meanwhile. */
export const writeTournament = async (
  hall: Hall,
  id: TournamentId,
  judge: (tournament: Tournament) => Promise<TournamentChange | undefined>,
): Promise<boolean> => {
  for (let i = 0; i < TRIES; i++) {
    const tournament = await readTournament(hall, id);
    const change = await judge(tournament);
    if (!change) return false;
    if (!(await hall.store.tournaments.change(id, tournament.row.said, change))) continue;
    await tellOf(hall, id, change);
    return true;
  }
  throw new Refused(409, 'late');
};

/** More than ever follows by itself at once: results, a round of byes, the end. */
const MOST_STEPS = 20;

export const tendTournament = async (hall: Hall, id: TournamentId): Promise<void> => {
  for (let i = 0; i < MOST_STEPS; i++)
    if (!(await writeTournament(hall, id, async (tournament) => nextChange(hall, tournament)))) return;
};
