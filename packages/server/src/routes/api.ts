/** What is asked over HTTP, as protocol/api.ts has it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LEVELS } from '@five-victories/bots';
import {
  codeShape,
  matchIdShape,
  nameShape,
  newMatchShape,
  PROTOCOL,
  takeSeatShape,
  type HallAnswer,
  type MatchCard,
  type MatchHead,
  type MatchId,
  type MeAnswer,
} from '../protocol/index.js';
import type { MatchRow, PlayerRow } from '../store/store.js';
import { cardOf, headOf, openSecrets, sideOf } from '../hall/cards.js';
import { versions } from '../hall/games.js';
import type { Hall } from '../hall/hall.js';
import { playerSeat } from '../hall/people.js';
import { named } from '../hall/renaming.js';
import { propose, takeSeat, withdraw } from '../hall/propose.js';
import { fairRecord } from '../hall/record.js';
import { Refused } from '../hall/refused.js';
import { known, LARGE, type Answer, type Asked, type Routes } from './asked.js';
import { addressOf, cookieOf, sessionOf, type Gate } from './gate.js';
import { answerJson, bodyOf } from './http.js';
import { TURN_ROUTES } from './turns.js';

/** How a match begins may hold two armies and a ground. */
const LARGE_MATCH = 256 * 1024;
const MOST_LISTED = 100;

const cards = async ({ hall, player }: Asked, rows: readonly MatchRow[]): Promise<MatchCard[]> =>
  Promise.all(rows.map((row) => cardOf(hall.people, row, sideOf(row, player?.id))));

const headFor = async ({ hall, player }: Asked, row: MatchRow | undefined): Promise<{ match: MatchHead }> => {
  if (!row) throw new Refused(404, 'unknown');
  const secrets = row.status === 'over' ? openSecrets(row, await hall.store.secrets(row.id)) : undefined;
  return { match: headOf(row, await cardOf(hall.people, row, sideOf(row, player?.id)), secrets) };
};

const matchId = ({ id }: Asked): MatchId => {
  const faults: unknown[] = [];
  matchIdShape.read(id, 'match', faults as never);
  if (faults.length > 0) throw new Refused(404, 'unknown');
  return id;
};

const hallAnswer: Answer = async (): Promise<HallAnswer> => ({
  hall: 'five-victories',
  protocol: PROTOCOL,
  games: versions(),
  bots: LEVELS,
});

const meOf = async (asked: Asked, player: PlayerRow | undefined): Promise<MeAnswer> =>
  player
    ? {
        name: player.name,
        matches: await cards(
          { ...asked, player },
          await asked.hall.store.matchesOf(playerSeat(player.id), MOST_LISTED),
        ),
      }
    : { matches: [] };

const sitDown: Answer = async (asked) => {
  const { hall, gate, request, response, player } = asked;
  const { name } = await bodyOf(request, nameShape, LARGE);
  if (player) {
    const renamed = await hall.people.rename(player, name);
    if ('flaw' in renamed) throw nameRefused(renamed.flaw);
    if (renamed.name !== player.name) await named(hall, { player: player.id, name: renamed.name });
    return meOf(asked, renamed);
  }
  if (!hall.guests.spend(addressOf(gate, request))) throw new Refused(429, 'rate');
  const guest = await hall.people.welcome(name);
  if ('flaw' in guest) throw nameRefused(guest.flaw);
  for (const [header, value] of Object.entries(cookieOf(gate, request, guest.secret)))
    response.setHeader(header, value);
  return meOf(asked, guest.player);
};

const nameRefused = (flaw: string): Refused =>
  flaw === 'taken' ? new Refused(409, 'taken') : new Refused(400, 'name');

const signOut: Answer = async ({ hall, gate, request, response }) => {
  const session = sessionOf(request);
  if (session !== undefined) await hall.people.leave(session);
  for (const [header, value] of Object.entries(cookieOf(gate, request, undefined))) response.setHeader(header, value);
  return {};
};

const challenges: Answer = async (asked) => ({
  challenges: await cards(asked, await asked.hall.store.challenges(MOST_LISTED)),
});

const newMatch: Answer = async (asked) => {
  const player = known(asked);
  const id = await propose(asked.hall, player, await bodyOf(asked.request, newMatchShape, LARGE_MATCH));
  return headFor(asked, await asked.hall.store.match(id));
};

const matchOf: Answer = async (asked) => headFor(asked, await asked.hall.store.match(matchId(asked)));

const matchOfCode: Answer = async (asked) => {
  const faults: unknown[] = [];
  const code = codeShape.read(asked.id.toLowerCase(), 'code', faults as never);
  return headFor(asked, faults.length > 0 ? undefined : await asked.hall.store.matchOfCode(code));
};

const joinMatch: Answer = async (asked) => {
  const player = known(asked);
  await takeSeat(asked.hall, player, matchId(asked), await bodyOf(asked.request, takeSeatShape, LARGE));
  return matchOf(asked);
};

const withdrawMatch: Answer = async (asked) => {
  await withdraw(asked.hall, known(asked), matchId(asked));
  return {};
};

const recordOf: Answer = async (asked) => {
  const record = await fairRecord(asked.hall, matchId(asked));
  if (!record) throw new Refused(404, 'unknown');
  return record;
};

/** Every address with what may be asked of it. */
const ROUTES: Routes = {
  hall: { GET: hallAnswer },
  me: { GET: async (asked) => meOf(asked, asked.player), POST: sitDown, DELETE: signOut },
  challenges: { GET: challenges },
  matches: { POST: newMatch },
  'matches/*': { GET: matchOf, DELETE: withdrawMatch },
  'matches/*/seat': { POST: joinMatch },
  'matches/*/record': { GET: recordOf },
  'codes/*': { GET: matchOfCode },
  ...TURN_ROUTES,
};

export const API = '/api/1/';

const routeOf = (path: string): { route: Readonly<Record<string, Answer>>; id: string } | undefined => {
  const [what, id, ...more] = path.slice(API.length).split('/');
  const name = [what, ...(id === undefined ? [] : ['*']), ...more].join('/');
  return Object.hasOwn(ROUTES, name) ? { route: ROUTES[name]!, id: id ?? '' } : undefined;
};

/** Answers what stands below /api/1, or throws a `Refused`. */
export const answerApi = async (hall: Hall, gate: Gate, request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = routeOf(pathname);
  if (!found) throw new Refused(404, 'unknown');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const answer = Object.hasOwn(found.route, method) ? found.route[method] : undefined;
  if (!answer) throw new Refused(405, 'method');
  const player = await hall.people.ofSession(sessionOf(request));
  answerJson(response, 200, await answer({ hall, gate, request, response, player, id: found.id }));
};
