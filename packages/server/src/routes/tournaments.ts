/** What is asked about tournaments, as protocol/clubs.ts has it. */
import { actShape, matchIdShape, newTournamentShape, sealShape, type TournamentId } from '../protocol/index.js';
import { Refused } from '../hall/refused.js';
import type { PlayerRow } from '../store/store.js';
import { carryOut, carryOutAsOperator } from '../tournaments/acting.js';
import { enter, leave } from '../tournaments/entering.js';
import { makeTournament } from '../tournaments/making.js';
import { sealPart } from '../tournaments/sealing.js';
import { tournamentAnswer, tournamentList } from '../tournaments/shown.js';
import { known, LARGE, signedIn, type Answer, type Asked, type Routes } from './asked.js';
import { bodyOf } from './http.js';

/** As many grounds as there may be, each with two armies. */
const LARGE_TOURNAMENT = 512 * 1024;

const idOf = ({ ids: [id = ''] }: Asked): TournamentId => {
  const faults: unknown[] = [];
  matchIdShape.read(id, 'id', faults as never);
  if (faults.length > 0) throw new Refused(404, 'unknown');
  return id;
};

const one: Answer = async (asked) => tournamentAnswer(asked.hall, idOf(asked), asked.player);

const make: Answer = async ({ hall, request, ...asked }) => {
  const player = known({ hall, request, ...asked });
  const given = await bodyOf(request, newTournamentShape, LARGE_TOURNAMENT);
  await makeTournament(hall, player, given);
  return tournamentAnswer(hall, given.id, player);
};

/** Everybody's lists are told of it: not again and again. */
const mayGoInAndOut = ({ hall }: Asked, { id }: PlayerRow): void => {
  if (!hall.errands.spend(`entry ${id}`)) throw new Refused(429, 'rate');
};

const entry: Answer = async (asked) => {
  const player = known(asked);
  mayGoInAndOut(asked, player);
  await enter(asked.hall, player, idOf(asked));
  return one(asked);
};

/** Whoever may not play here any more may still withdraw. */
const withdrawal: Answer = async (asked) => {
  await leave(asked.hall, signedIn(asked).id, idOf(asked));
  return one(asked);
};

/** Only whoever has made it. */
const act: Answer = async (asked) => {
  const player = known(asked);
  const id = idOf(asked);
  const row = await asked.hall.store.tournaments.tournament(id);
  if (!row) throw new Refused(404, 'unknown');
  if (row.organiser !== player.id) throw new Refused(403, 'seat');
  await carryOut(asked.hall, id, await bodyOf(asked.request, actShape, LARGE));
  return one(asked);
};

/** The same by whoever runs the hall: of one whose organiser is gone, or has done wrong. It is written down. */
export const actAsOperator = async (asked: Asked): Promise<unknown> => {
  const id = idOf(asked);
  const given = await bodyOf(asked.request, actShape, LARGE);
  await carryOutAsOperator(asked.hall, id, given);
  return tournamentAnswer(asked.hall, id, undefined);
};

/** Of a match that the hall has made. */
export const seal = async (asked: Asked, match: string): Promise<void> => {
  const player = known(asked);
  const given = await bodyOf(asked.request, sealShape, LARGE);
  await sealPart(asked.hall, player, match, given.seal);
};

export const TOURNAMENT_ROUTES: Routes = {
  tournaments: {
    GET: async ({ hall, player }) => ({ tournaments: await tournamentList(hall, player) }),
    POST: make,
  },
  'tournaments/*': { GET: one },
  'tournaments/*/entry': { POST: entry, DELETE: withdrawal },
  'tournaments/*/acts': { POST: act },
};
