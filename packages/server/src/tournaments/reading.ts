/** A tournament as the store has it, and as the pairing code of `clubs/` wants it. */
import type { Side } from '@five-victories/engine/kernel';
import { knockOutRound, roundsFor, sendsOn } from '../clubs/knock-out.js';
import type { BetterSide, Entrant, Meeting, Pair } from '../clubs/meetings.js';
import { swissRound } from '../clubs/swiss.js';
import type { Hall } from '../hall/hall.js';
import { Refused } from '../hall/refused.js';
import type { Ground, NewTournament, TournamentId } from '../protocol/index.js';
import type { EntrantRow, PairingRow, RoundRow, TournamentRow } from '../store/tournaments.js';

/** What the organiser has said once and for all. Of each ground, without what is played there. */
export interface Setting extends Pick<NewTournament, 'terms' | 'flows' | 'days'> {
  readonly words: string;
  readonly grounds: readonly Pick<Ground, 'name' | 'better'>[];
}

export interface Tournament {
  readonly row: TournamentRow;
  readonly setting: Setting;
  readonly entrants: readonly EntrantRow[];
  readonly rounds: readonly RoundRow[];
  readonly pairings: readonly PairingRow[];
}

export const settingOf = ({ setting }: Pick<TournamentRow, 'setting'>): Setting => JSON.parse(setting) as Setting;

export const readTournament = async ({ store }: Hall, id: TournamentId): Promise<Tournament> => {
  const row = await store.tournaments.tournament(id);
  if (!row) throw new Refused(404, 'unknown');
  const [entrants, rounds, pairings] = await Promise.all([
    store.tournaments.entrants(id),
    store.tournaments.rounds(id),
    store.tournaments.pairings(id),
  ]);
  return { row, setting: settingOf(row), entrants, rounds, pairings };
};

/** Before the first round nobody has a seed: then they stand as they came. Who withdrew before he had one was never in it. */
export const entrantsIn = ({ entrants }: Pick<Tournament, 'entrants'>): Entrant[] => {
  const seeds = Math.max(0, ...entrants.map(({ seed }) => seed ?? 0));
  return entrants
    .filter(({ seed, gone }) => seed !== undefined || gone === undefined)
    .map(({ player, seed, gone }, i) => ({ id: player, seed: seed ?? seeds + i + 1, isGone: gone !== undefined }));
};

export const meetingsIn = ({ pairings }: Pick<Tournament, 'pairings'>): Meeting[] => [...pairings];

/** Rounds take the grounds in turn. */
export const groundAt = <T>(grounds: readonly T[], round: number): T => grounds[(round - 1) % grounds.length]!;

const betterIn =
  ({ setting }: Tournament): BetterSide =>
  (round): Side | undefined =>
    groundAt(setting.grounds, round).better;

export const pairingsFor = (tournament: Tournament, round: number): Pair[] => {
  const pair = tournament.row.kind === 'swiss' ? swissRound : knockOutRound;
  return pair(entrantsIn(tournament), meetingsIn(tournament), round, betterIn(tournament));
};

/** The pairings of the round that is being played. */
export const current = ({ row, pairings }: Tournament): PairingRow[] =>
  pairings.filter(({ round }) => round === row.round);

/** In a knock-out somebody has to go on, or nobody by the organiser's word. */
export const isDecided = ({ row }: Tournament, pairing: PairingRow): boolean =>
  row.kind === 'swiss' ? pairing.result !== undefined : sendsOn(pairing);

export const isRoundDone = (tournament: Tournament): boolean =>
  current(tournament).every((pairing) => isDecided(tournament, pairing));

export const active = ({ entrants }: Pick<Tournament, 'entrants'>): EntrantRow[] =>
  entrants.filter(({ gone }) => gone === undefined);

/** A knock-out that has not begun has as many rounds as it would need now. */
export const roundsOf = ({ row, entrants }: { readonly row: TournamentRow; readonly entrants: number }): number =>
  row.kind === 'knockOut' && row.status === 'entry' ? roundsFor(entrants) : row.rounds;
