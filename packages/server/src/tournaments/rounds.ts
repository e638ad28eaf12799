/** How a round begins: who takes part, who meets whom, and the matches that the hall makes for them. */
import { sealOf } from '@five-victories/engine/fair';
import { roundsFor } from '../clubs/knock-out.js';
import type { Pair } from '../clubs/meetings.js';
import { randomCode, randomHex, randomMatchId } from '../hall/chance.js';
import { gameNamed } from '../hall/games.js';
import type { Hall } from '../hall/hall.js';
import { playerSeat } from '../hall/people.js';
import { Refused } from '../hall/refused.js';
import { roundNotices } from '../notices/kinds.js';
import { isBanned } from '../people/bans.js';
import type { Ground, Millis } from '../protocol/index.js';
import { NEWCOMER } from '../ratings/glicko.js';
import type { MatchRow } from '../store/store.js';
import type { EntrantRow, PairingRow, TournamentChange } from '../store/tournaments.js';
import { active, groundAt, pairingsFor, type Tournament } from './reading.js';

const DAY: Millis = 24 * 60 * 60_000;

type Made = NonNullable<TournamentChange['matches']>[number];

/** The match of a pairing. Nobody but the hall has sealed yet: each player does when he comes first. */
export const matchFor = (
  { row, setting }: Pick<Tournament, 'row' | 'setting'>,
  { begin, coats }: Ground,
  round: number,
  { south, north }: { readonly south: string; readonly north: string },
  now: Millis,
): Made => {
  const id = randomMatchId();
  const secret = randomHex();
  const match: MatchRow = {
    id,
    code: randomCode(),
    game: row.game,
    version: gameNamed(row.game)!.version,
    name: `${row.name} · ${round}`,
    begin: JSON.stringify(begin),
    terms: JSON.stringify(setting.terms),
    coats: JSON.stringify(coats),
    isPublic: row.isPublic,
    isRated: setting.terms.rated === true,
    tournament: { id: row.id, round },
    seats: { south: playerSeat(south), north: playerSeat(north) },
    seals: { hall: sealOf(id, 'hall', secret) },
    created: now,
    said: 0,
    status: 'opening',
    asked: [],
    clock: '',
    due: undefined,
    changed: now,
    ended: undefined,
  };
  return { row: match, secrets: { hall: secret } };
};

/** Whoever may not play here any more, or is not here any more, takes no part either. */
const stillHere = async ({ store }: Hall, entrants: readonly EntrantRow[], now: Millis): Promise<EntrantRow[]> =>
  Promise.all(
    entrants.map(async (entrant) => {
      if (entrant.gone !== undefined) return entrant;
      const player = await store.player(entrant.player);
      return player && !isBanned(player, 'all', now) ? entrant : { ...entrant, gone: now };
    }),
  );

/** By rating, and by who came first where that is the same; whoever comes late comes last. */
const seeded = async (
  { store }: Hall,
  { row, entrants }: Pick<Tournament, 'row' | 'entrants'>,
): Promise<EntrantRow[]> => {
  const last = Math.max(0, ...entrants.map(({ seed }) => seed ?? 0));
  const without = entrants.filter(({ seed }) => seed === undefined);
  const rated = await Promise.all(
    without.map(async (entrant) => {
      const ratings = await store.ratings.ratingsOf(playerSeat(entrant.player));
      return { entrant, points: ratings.find(({ game }) => game === row.game)?.points ?? NEWCOMER.points };
    }),
  );
  const order = rated.sort(
    (a, b) =>
      b.points - a.points || a.entrant.entered - b.entrant.entered || (a.entrant.player < b.entrant.player ? -1 : 1),
  );
  const seeds = new Map(order.map(({ entrant }, i) => [entrant.player, last + i + 1]));
  return entrants.map((entrant) => ({ ...entrant, seed: entrant.seed ?? seeds.get(entrant.player) }));
};

/** Who meets nobody has won; where nobody is at all nobody goes on. */
const byeOf = ({ south }: Pair): Pick<PairingRow, 'result' | 'source'> => ({
  result: south === undefined ? 'neither' : 'south',
  source: 'bye',
});

const pairingRow = (pair: Pair, round: number, board: number, made: Made | undefined): PairingRow => ({
  round,
  board,
  south: pair.south,
  north: pair.north,
  match: made?.row.id,
  result: undefined,
  source: undefined,
  ...(!made && byeOf(pair)),
  isAgain: pair.isAgain,
});

/** What is written when the next round begins. */
export const roundChange = async (hall: Hall, before: Tournament): Promise<TournamentChange> => {
  const now = hall.time.now();
  const round = before.row.round + 1;
  const here = await stillHere(hall, before.entrants, now);
  const tournament = { ...before, entrants: await seeded(hall, { ...before, entrants: here }) };
  const players = active(tournament).length;
  if (players < 2 && round === 1) throw new Refused(409, 'few');
  const { row, setting } = tournament;
  const grounds = JSON.parse(await hall.store.tournaments.grounds(row.id)) as Ground[];
  const pairs = players < 2 && row.kind === 'swiss' ? [] : pairingsFor(tournament, round);
  if (pairs.length === 0) return { state: { status: 'over', next: undefined, due: undefined, changed: now } };
  const made = pairs.map(({ south, north }) =>
    south === undefined || north === undefined
      ? undefined
      : matchFor(tournament, groundAt(grounds, round), round, { south, north }, now),
  );
  const matches = made.filter((each) => each !== undefined);
  const until = setting.days === undefined ? undefined : now + setting.days * DAY;
  const rounds = row.kind === 'knockOut' && round === 1 ? roundsFor(players) : row.rounds;
  return {
    state: { status: 'playing', round, rounds, next: undefined, due: until, changed: now },
    entrants: tournament.entrants,
    rounds: [{ round, began: now, until }],
    pairings: pairs.map((pair, i) => pairingRow(pair, round, i + 1, made[i])),
    matches,
    notices: matches.flatMap((each) => roundNotices(each.row, now)),
  };
};
