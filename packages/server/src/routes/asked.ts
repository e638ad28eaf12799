/** A request as the routes get it, and what several of them need. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchCard, MeAnswer } from '../protocol/index.js';
import { cardOf, sideOf } from '../hall/cards.js';
import type { Hall } from '../hall/hall.js';
import { playerSeat } from '../hall/people.js';
import { isBanned } from '../people/bans.js';
import { Refused } from '../hall/refused.js';
import { deviceOf } from '../people/device.js';
import type { MatchRow, PlayerRow } from '../store/store.js';
import { addressOf, cookieOf, type Gate } from './gate.js';

export interface Asked {
  readonly hall: Hall;
  readonly gate: Gate;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly player: PlayerRow | undefined;
  /** The hash of the cookie by which he is known. */
  readonly session: string | undefined;
  /** What stands in the address where the route has stars. */
  readonly ids: readonly string[];
}

/** What is answered as JSON; undefined: it has answered by itself. */
export type Answer = (asked: Asked) => Promise<unknown>;
export type Routes = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

export const LARGE = 64 * 1024;

/** Who asks, whatever he may do. */
export const signedIn = ({ player }: Asked): PlayerRow => {
  if (!player) throw new Refused(401, 'player');
  return player;
};

/** Who asks for something that others will see. */
export const known = (asked: Asked): PlayerRow => {
  const player = signedIn(asked);
  if (isBanned(player, 'all', asked.hall.time.now())) throw new Refused(403, 'banned');
  return player;
};

export const cards = async (
  { hall }: Pick<Asked, 'hall'>,
  player: PlayerRow | undefined,
  rows: readonly MatchRow[],
): Promise<MatchCard[]> => Promise.all(rows.map((row) => cardOf(hall.people, row, sideOf(row, player?.id))));

export const MOST_LISTED = 100;

export const meOf = async ({ hall }: Asked, player: PlayerRow | undefined): Promise<MeAnswer> => {
  if (!player) return { matches: [] };
  const rows = await hall.store.matchesOf(playerSeat(player.id), MOST_LISTED);
  const { name, kind, ban } = player;
  return { name, kind, matches: await cards({ hall }, player, rows), ...(ban && { ban }) };
};

/** The browser is this player's from now on. */
export const enter = async ({ hall, gate, request, response }: Asked, player: PlayerRow): Promise<void> => {
  const secret = await hall.people.enter(player.id, deviceOf(request.headers['user-agent']));
  for (const [header, value] of Object.entries(cookieOf(gate, request, secret))) response.setHeader(header, value);
};

/** And from now on nobody's. */
export const dismiss = ({ gate, request, response }: Asked): void => {
  for (const [header, value] of Object.entries(cookieOf(gate, request, undefined))) response.setHeader(header, value);
};

export const addressOfAsked = ({ gate, request }: Asked): string => addressOf(gate, request);
