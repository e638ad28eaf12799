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
  type MatchHead,
  type MatchId,
} from '../protocol/index.js';
import type { MatchRow } from '../store/store.js';
import { cardOf, headOf, openSecrets, sideOf } from '../hall/cards.js';
import type { Hall } from '../hall/hall.js';
import { changed, named } from '../hall/renaming.js';
import { propose, takeSeat, withdraw } from '../hall/propose.js';
import { playersOf } from '../hall/lobby.js';
import { fairRecord } from '../hall/record.js';
import { Refused } from '../hall/refused.js';
import { apartFrom } from '../people/manners.js';
import { ACCOUNT_ROUTES } from './account.js';
import {
  addressOfAsked,
  cards,
  dismiss,
  enter,
  known,
  LARGE,
  meOf,
  MOST_LISTED,
  type Answer,
  type Asked,
  type Routes,
} from './asked.js';
import { sessionOf, type Gate } from './gate.js';
import { pageOf } from './kept.js';
import { answerJson, bodyOf } from './http.js';
import { OPERATOR_ROUTES } from './operator.js';
import { PEOPLE_ROUTES } from './people.js';
import { seal, TOURNAMENT_ROUTES } from './tournaments.js';
import { TURN_ROUTES } from './turns.js';

/** How a match begins may hold two armies and a ground. */
const LARGE_MATCH = 256 * 1024;

const headFor = async ({ hall, player }: Asked, row: MatchRow | undefined): Promise<{ match: MatchHead }> => {
  if (!row) throw new Refused(404, 'unknown');
  const secrets = row.status === 'over' ? openSecrets(row, await hall.store.secrets(row.id)) : undefined;
  return { match: headOf(row, await cardOf(hall.people, row, sideOf(row, player?.id)), secrets) };
};

const matchId = ({ ids: [id = ''] }: Asked): MatchId => {
  const faults: unknown[] = [];
  matchIdShape.read(id, 'match', faults as never);
  if (faults.length > 0) throw new Refused(404, 'unknown');
  return id;
};

/** By this a table knows that it is a hall's: also under the name of the file by which a static site says it is none. */
export const HALL_FILE = '/hall.json';

export const hallAnswer = async ({ hall: { rules } }: Pick<Asked, 'hall'>): Promise<HallAnswer> => ({
  hall: 'five-victories',
  protocol: PROTOCOL,
  games: rules.today,
  kept: rules.kept.map(({ key, games }) => ({ page: pageOf(key), games })),
  bots: LEVELS,
});

const sitDown: Answer = async (asked) => {
  const { hall, request, player } = asked;
  const { name } = await bodyOf(request, nameShape, LARGE);
  if (player) {
    known(asked);
    const renamed = await hall.people.rename(player, name);
    if ('flaw' in renamed) throw nameRefused(renamed.flaw);
    if (renamed.name !== player.name) await named(hall, { player: player.id, name: renamed.name });
    return meOf(asked, renamed);
  }
  if (!hall.guests.spend(addressOfAsked(asked))) throw new Refused(429, 'rate');
  const guest = await hall.people.welcome(name);
  if ('flaw' in guest) throw nameRefused(guest.flaw);
  await enter(asked, guest);
  return meOf(asked, guest);
};

const nameRefused = (flaw: string): Refused =>
  flaw === 'taken' ? new Refused(409, 'taken') : new Refused(400, 'name');

const signOut: Answer = async (asked) => {
  const { hall, session, player } = asked;
  if (session !== undefined) await hall.people.leave(session);
  // Other windows of this browser do not play on.
  if (player) changed(hall, player.id);
  dismiss(asked);
  return {};
};

/** Without those of whom somebody does not want to meet, or who do not want to meet him. */
const challenges: Answer = async (asked) => {
  const { hall, player } = asked;
  const apart = player ? await apartFrom(hall, player.id) : new Set<string>();
  const rows = await hall.store.challenges(MOST_LISTED);
  const open = rows.filter((row) => !playersOf(row).some((id) => apart.has(id)));
  return { challenges: await cards(asked, player, open) };
};

const newMatch: Answer = async (asked) => {
  const player = known(asked);
  const id = await propose(asked.hall, player, await bodyOf(asked.request, newMatchShape, LARGE_MATCH));
  return headFor(asked, await asked.hall.store.match(id));
};

const matchOf: Answer = async (asked) => headFor(asked, await asked.hall.store.match(matchId(asked)));

const matchOfCode: Answer = async (asked) => {
  const faults: unknown[] = [];
  const code = codeShape.read((asked.ids[0] ?? '').toLowerCase(), 'code', faults as never);
  return headFor(asked, faults.length > 0 ? undefined : await asked.hall.store.matchOfCode(code));
};

const joinMatch: Answer = async (asked) => {
  const player = known(asked);
  await takeSeat(asked.hall, player, matchId(asked), await bodyOf(asked.request, takeSeatShape, LARGE));
  return matchOf(asked);
};

const sealMatch: Answer = async (asked) => {
  await seal(asked, matchId(asked));
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
  'matches/*/seal': { POST: sealMatch },
  'matches/*/record': { GET: recordOf },
  'codes/*': { GET: matchOfCode },
  ...TURN_ROUTES,
  ...ACCOUNT_ROUTES,
  ...OPERATOR_ROUTES,
  ...PEOPLE_ROUTES,
  ...TOURNAMENT_ROUTES,
};

export const API = '/api/1/';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

const PATTERNS = Object.entries(ROUTES).map(([name, route]) => ({ pattern: name.split('/'), route }));

/** What the stars of a pattern stand for, or undefined where it is another address. */
const starsIn = (pattern: readonly string[], parts: readonly string[]): string[] | undefined =>
  pattern.length === parts.length && pattern.every((part, i) => part === '*' || part === parts[i])
    ? parts.filter((_part, i) => pattern[i] === '*').map(decoded)
    : undefined;

const routeOf = (path: string): { route: Routes[string]; ids: readonly string[] } | undefined => {
  const parts = path.slice(API.length).split('/');
  for (const { pattern, route } of PATTERNS) {
    const ids = starsIn(pattern, parts);
    if (ids) return { route, ids };
  }
  return undefined;
};

/** Answers what stands below /api/1, or throws a `Refused`. */
export const answerApi = async (hall: Hall, gate: Gate, request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = routeOf(pathname);
  if (!found) throw new Refused(404, 'unknown');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const answer = Object.hasOwn(found.route, method) ? found.route[method] : undefined;
  if (!answer) throw new Refused(405, 'method');
  const session = sessionOf(request);
  const player = await hall.people.ofSession(session);
  const body = await answer({ hall, gate, request, response, player, session, ids: found.ids });
  if (body !== undefined) answerJson(response, 200, body);
};
