/** What is asked of the hall about tournaments. */
import type {
  Act,
  NewTournament,
  TournamentAnswer,
  TournamentCard,
  TournamentId,
} from '@five-victories/server/protocol';
import { ask, type Asked } from '../api.js';

const pathOf = (id: TournamentId): string => `tournaments/${encodeURIComponent(id)}`;

type Answered = Promise<Asked<TournamentAnswer>>;

export const askTournaments = (): Promise<Asked<{ readonly tournaments: readonly TournamentCard[] }>> =>
  ask('GET', 'tournaments');
export const askTournament = (id: TournamentId): Answered => ask('GET', pathOf(id));
export const makeTournament = (given: NewTournament): Answered => ask('POST', 'tournaments', given);
export const enterTournament = (id: TournamentId): Answered => ask('POST', `${pathOf(id)}/entry`);
export const leaveTournament = (id: TournamentId): Answered => ask('DELETE', `${pathOf(id)}/entry`);
export const actIn = (id: TournamentId, act: Act): Answered => ask('POST', `${pathOf(id)}/acts`, act);
