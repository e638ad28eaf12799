/** What an organiser does. */
import { randomLetters } from '../hall/chance.js';
import type { Hall } from '../hall/hall.js';
import { Refused } from '../hall/refused.js';
import type { Act, Ground, MeetingResult, Millis, TournamentId } from '../protocol/index.js';
import { roundNotices } from '../notices/kinds.js';
import type { DeedRow } from '../store/people/manners.js';
import type { PairingRow, TournamentChange } from '../store/tournaments.js';
import { removing } from './entering.js';
import { checkTime } from './making.js';
import { current, groundAt, isRoundDone, type Tournament } from './reading.js';
import { matchFor, roundChange } from './rounds.js';
import { tendTournament, writeTournament } from './settling.js';

const no = (): Refused => new Refused(409, 'act');

/** By hand a round begins when the one before is decided, and never one too many. */
const starting = async (hall: Hall, tournament: Tournament): Promise<TournamentChange> => {
  const { status } = tournament.row;
  if (status === 'over' || !isRoundDone(tournament)) throw no();
  return roundChange(hall, tournament);
};

const dated = (hall: Hall, { row }: Tournament, at: Millis | undefined): TournamentChange => {
  const now = hall.time.now();
  checkTime(at, now, 'body.at');
  if (row.status === 'over') throw no();
  return { state: { next: at, due: now, changed: now } };
};

const lasting = (hall: Hall, { row, rounds }: Tournament, until: Millis | undefined): TournamentChange => {
  const now = hall.time.now();
  checkTime(until, now, 'body.at');
  const round = rounds.find((each) => each.round === row.round);
  if (row.status !== 'playing' || !round) throw no();
  return { state: { due: now, changed: now }, rounds: [{ ...round, until }] };
};

/** Of the last round that has begun: what later rounds rest on stays. */
const pairingAt = (tournament: Tournament, round: number, board: number): PairingRow => {
  const found = current(tournament).find((pairing) => pairing.round === round && pairing.board === board);
  if (found?.south === undefined || found.north === undefined) throw no();
  return found;
};

/** A match that has not begun is not played any more; one that has begun is the players', whatever it decides. */
const unneeded = async ({ store }: Hall, { match }: PairingRow): Promise<string[]> =>
  match !== undefined && (await store.match(match))?.status === 'opening' ? [match] : [];

const deciding = async (hall: Hall, pairing: PairingRow, result: MeetingResult): Promise<TournamentChange> => {
  const dropped = await unneeded(hall, pairing);
  const match = dropped.length > 0 ? undefined : pairing.match;
  const changed = hall.time.now();
  return { state: { changed }, dropped, pairings: [{ ...pairing, match, result, source: 'organiser' }] };
};

/** With sides exchanged. A match that goes on is not replaced. */
const repeating = async (hall: Hall, tournament: Tournament, pairing: PairingRow): Promise<TournamentChange> => {
  const before = pairing.match === undefined ? undefined : await hall.store.match(pairing.match);
  if (tournament.row.status !== 'playing' || (before && before.status !== 'over')) throw no();
  const grounds = JSON.parse(await hall.store.tournaments.grounds(tournament.row.id)) as Ground[];
  const { round, south, north } = pairing;
  const now = hall.time.now();
  const seats = { south: north!, north: south! };
  const made = matchFor(tournament, groundAt(grounds, round), round, seats, now);
  const next: PairingRow = { ...pairing, ...seats, match: made.row.id, result: undefined, source: undefined };
  return { state: { changed: now }, pairings: [next], matches: [made], notices: roundNotices(made.row, now) };
};

/** Matches that have begun go on; they count for nothing here any more. */
const ending = async (hall: Hall, tournament: Tournament): Promise<TournamentChange> => {
  if (tournament.row.status === 'over') throw no();
  const open = current(tournament).filter(({ result }) => result === undefined);
  const changed = hall.time.now();
  const state = { status: 'over' as const, next: undefined, due: undefined, changed };
  const unplayed = await Promise.all(
    open.map(async (pairing) => ({ pairing, dropped: await unneeded(hall, pairing) })),
  );
  const dropped = unplayed.flatMap((each) => each.dropped);
  const pairings = unplayed
    .filter((each) => each.dropped.length > 0)
    .map(({ pairing }): PairingRow => ({ ...pairing, match: undefined, result: 'neither', source: 'organiser' }));
  return { state, dropped, pairings };
};

const removed = async (hall: Hall, tournament: Tournament, name: string): Promise<TournamentChange> => {
  const player = await hall.people.named(name);
  if (!player) throw new Refused(404, 'unknown');
  return removing(hall, tournament, player.id);
};

const changeOf = async (hall: Hall, tournament: Tournament, act: Act): Promise<TournamentChange> => {
  switch (act.act) {
    case 'start':
      return starting(hall, tournament);
    case 'date':
      return dated(hall, tournament, act.at);
    case 'until':
      return lasting(hall, tournament, act.at);
    case 'decide':
      return deciding(hall, pairingAt(tournament, act.round, act.board), act.result);
    case 'again':
      return repeating(hall, tournament, pairingAt(tournament, act.round, act.board));
    case 'remove':
      return removed(hall, tournament, act.player);
    case 'end':
      return ending(hall, tournament);
    default:
      return act satisfies never;
  }
};

/** Whether he may was looked at before. */
export const carryOut = async (hall: Hall, id: TournamentId, act: Act): Promise<void> => {
  await writeTournament(hall, id, async (tournament) => changeOf(hall, tournament, act));
  await tendTournament(hall, id);
};

/** By whoever runs the hall: it is written down with what it does. */
export const carryOutAsOperator = async (hall: Hall, id: TournamentId, act: Act): Promise<void> => {
  const deedFor = ({ row }: Tournament): DeedRow => ({
    id: randomLetters(16),
    at: hall.time.now(),
    what: `tournament:${act.act}`,
    about: row.organiser ?? '',
    why: row.name,
  });
  await writeTournament(hall, id, async (tournament) => ({
    ...(await changeOf(hall, tournament, act)),
    deed: deedFor(tournament),
  }));
  await tendTournament(hall, id);
};
