/** One server for everything: the table, what is asked over HTTP, and the sockets. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { told } from '../hall/journal.js';
import { randomLetters } from '../hall/chance.js';
import type { Hall } from '../hall/hall.js';
import { allowancesOf } from '../hall/limits.js';
import { Refused } from '../hall/refused.js';
import { listenToTables } from '../hall/socket.js';
import { answerApi, API, HALL_FILE, hallAnswer } from './api.js';
import { addressOf, isOwnPage, type Gate } from './gate.js';
import { answerHealth, answerMetrics } from './health.js';
import { LINK_PATH } from '../notices/office.js';
import { answerJson, answerRefused } from './http.js';
import { answerLink } from './links.js';
import { siteOf } from './kept.js';
import { answerSite, listening, SITE } from './site.js';

export interface Served {
  readonly server: Server;
  readonly port: number;
  /** No more requests; tables are told to come back, and hung up on. */
  stop(): Promise<void>;
}

const READS = new Set(['GET', 'HEAD']);

/** A fault of ours gets a number, by which it is found in the journal. */
const failed = (hall: Hall, request: IncomingMessage, error: unknown): Refused => {
  const id = randomLetters(8);
  hall.metrics.errors.add();
  hall.journal.error('a request failed', {
    id,
    method: request.method,
    url: request.url?.slice(0, 200),
    error: told(error),
  });
  return new Refused(hall.isClosing ? 503 : 500, 'failed');
};

export const serveHall = async (
  hall: Hall,
  gate: Gate,
  { port, host, site = SITE }: { port: number; host: string; site?: string },
): Promise<Served> => {
  const requests = allowancesOf(hall.limits.requestsPerSecond * 5, 5_000, () => hall.time.now());
  const forgetting = hall.time.every(60_000, () => requests.sweep());

  const guarded = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!requests.spend(addressOf(gate, request))) throw new Refused(429, 'rate');
    if (hall.isClosing) throw new Refused(503, 'failed');
    if (!READS.has(request.method ?? '') && !isOwnPage(gate, request)) throw new Refused(403, 'origin');
    await answerApi(hall, gate, request, response);
  };

  const linked = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!requests.spend(addressOf(gate, request))) throw new Refused(429, 'rate');
    return answerLink(hall, request, response);
  };

  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    const refused = error instanceof Refused ? error : failed(hall, request, error);
    hall.metrics.refusals.add(refused.code);
    if (response.headersSent) return void response.destroy();
    // The rest of a body that nobody reads would keep the connection.
    if (!request.complete) response.setHeader('connection', 'close');
    answerRefused(response, refused);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const kept = siteOf(hall.rules, request);
    const path = kept === undefined ? (request.url ?? '/') : '';
    if (path === '/healthz') return answerHealth(hall, response);
    if (path === '/metrics') return answerMetrics(hall, response);
    if (path === HALL_FILE) return answerJson(response, 200, await hallAnswer({ hall }));
    if (path.startsWith(LINK_PATH)) return linked(request, response);
    if (path.startsWith(API) || path.startsWith('/api/')) return guarded(request, response);
    return answerSite(request, response, kept ?? site);
  };

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  const sockets = listenToTables(hall, gate, server);
  const taken = await listening(server, port, host);
  return {
    server,
    port: taken,
    async stop() {
      hall.isClosing = true;
      forgetting();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await sockets.close();
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 3_000);
      await closed;
      clearTimeout(patience);
    },
  };
};
