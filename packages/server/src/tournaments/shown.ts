/** Tournaments as they are shown to somebody. */
import { knockOutStandings, swissStandings } from '../clubs/standings.js';
import type { Hall } from '../hall/hall.js';
import { playerSeat } from '../hall/people.js';
import type {
  EntrantShown,
  MatchId,
  MeetingShown,
  PlaceShown,
  RoundShown,
  Status,
  TournamentAnswer,
  TournamentCard,
  TournamentId,
} from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';
import type { PairingRow, TournamentRow } from '../store/tournaments.js';
import { entrantsIn, groundAt, meetingsIn, readTournament, roundsOf, settingOf, type Tournament } from './reading.js';

const cardOf = async (
  { people }: Hall,
  row: TournamentRow,
  viewer: PlayerRow | undefined,
  isIn: boolean,
): Promise<TournamentCard> => {
  const { id, name, game, kind, status, round, entrants, organiser, isPublic, created, next } = row;
  return {
    id,
    name,
    game,
    kind,
    status,
    round,
    rounds: roundsOf({ row, entrants }),
    entrants,
    ...(organiser !== undefined && { organiser: await people.nameOf(organiser) }),
    terms: settingOf(row).terms,
    isPublic,
    created,
    ...(next !== undefined && { next }),
    isIn,
    isOrganiser: viewer !== undefined && organiser === viewer.id,
  };
};

const entrantShown = async (
  { people }: Hall,
  { entrants }: Tournament,
  id: string,
  viewer: PlayerRow | undefined,
): Promise<EntrantShown> => {
  const { name, kind } = await people.seatOf(playerSeat(id));
  return {
    name,
    kind: kind === 'bot' ? 'program' : kind,
    isGone: entrants.find(({ player }) => player === id)?.gone !== undefined,
    you: id === viewer?.id,
  };
};

const placesOf = async (hall: Hall, tournament: Tournament, viewer: PlayerRow | undefined): Promise<PlaceShown[]> => {
  const standings = tournament.row.kind === 'swiss' ? swissStandings : knockOutStandings;
  const rows = standings(entrantsIn(tournament), meetingsIn(tournament));
  return Promise.all(
    rows.map(async ({ id, ...row }) => ({ ...(await entrantShown(hall, tournament, id, viewer)), ...row })),
  );
};

/** Of the round that is being played; of others it is known that they are over. */
const statusesOf = async ({ store }: Hall, { row, pairings }: Tournament): Promise<ReadonlyMap<MatchId, Status>> => {
  const ids = pairings.flatMap(({ round, match }) => (round === row.round && match !== undefined ? match : []));
  return new Map((await store.states(ids)).map(({ id, status }) => [id, status]));
};

const stateOf = (pairing: PairingRow, status: Status | undefined): MeetingShown['state'] => {
  if (pairing.source === 'void') return 'void';
  return status === 'open' ? undefined : status;
};

const meetingShown = async (
  { people }: Hall,
  pairing: PairingRow,
  statuses: ReadonlyMap<MatchId, Status>,
): Promise<MeetingShown> => {
  const { board, south, north, match, result, source, isAgain } = pairing;
  const named = async (id: string | undefined) => (id === undefined ? undefined : people.nameOf(id));
  const state = stateOf(pairing, statuses.get(match ?? ''));
  return {
    board,
    south: await named(south),
    north: await named(north),
    match,
    ...(state && { state }),
    result,
    ...(source && source !== 'void' && { source }),
    isAgain,
  };
};

const roundsShown = async (hall: Hall, tournament: Tournament): Promise<RoundShown[]> => {
  const { setting, rounds, pairings } = tournament;
  const statuses = await statusesOf(hall, tournament);
  return Promise.all(
    [...rounds].reverse().map(async ({ round, began, until }) => {
      const { name, better } = groundAt(setting.grounds, round);
      const own = pairings.filter((pairing) => pairing.round === round);
      return {
        round,
        ground: name,
        ...(better && { better }),
        began,
        ...(until !== undefined && { until }),
        meetings: await Promise.all(own.map(async (pairing) => meetingShown(hall, pairing, statuses))),
      };
    }),
  );
};

const isEntered = ({ entrants }: Tournament, viewer: PlayerRow | undefined): boolean =>
  entrants.some(({ player, gone }) => player === viewer?.id && gone === undefined);

export const tournamentAnswer = async (
  hall: Hall,
  id: TournamentId,
  viewer: PlayerRow | undefined,
): Promise<TournamentAnswer> => {
  const tournament = await readTournament(hall, id);
  const { row, setting } = tournament;
  const { words, flows, days, grounds } = setting;
  return {
    ...(await cardOf(hall, row, viewer, isEntered(tournament, viewer))),
    words,
    flows: flows === true,
    ...(days !== undefined && { days }),
    grounds,
    places: await placesOf(hall, tournament, viewer),
    schedule: await roundsShown(hall, tournament),
  };
};

const MOST_LISTED = 60;

export const tournamentList = async (hall: Hall, viewer: PlayerRow | undefined): Promise<TournamentCard[]> => {
  const { tournaments } = hall.store;
  const rows = await tournaments.listed(viewer?.id, MOST_LISTED);
  const own = new Set(viewer ? await tournaments.enteredBy(viewer.id) : []);
  return Promise.all(rows.map(async (row) => cardOf(hall, row, viewer, own.has(row.id))));
};
