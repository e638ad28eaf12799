/** Sockets: who may open one, what comes in, what goes out, when the hall hangs up. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { ByeTell, Millis } from '../protocol/index.js';
import { addressOf, isOwnPage, sessionOf, type Gate } from '../routes/gate.js';
import { siteOf } from '../routes/kept.js';
import { maySpeak, receive, rise, tooMuch } from './asks.js';
import type { Hall } from './hall.js';
import { told } from './journal.js';
import { allowanceOf } from './limits.js';
import type { Table } from './table.js';

const LIVE = '/live';
const LARGEST = 64 * 1024;
const PING: Millis = 10_000;
/** A table that has been silent for so long is gone, though nobody has said so. */
const SILENT: Millis = 30_000;
/** After a restart not all come back in one second. */
const COME_BACK: Millis = 1_000;
/** How many messages may wait for the one before. */
const MOST_WAITING = 100;

/** Goes to the socket at once, or not at all: whoever does not read is hung up on. */
const sendTo = (hall: Hall, socket: WebSocket, table: Table) => (text: string) => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > hall.limits.unsent) {
    hall.journal.info('a table does not read');
    hall.metrics.refusals.add('slow');
    return table.bye('slow', COME_BACK);
  }
  socket.send(text);
};

const byeTo = (socket: WebSocket) => (code: ByeTell['code'], after: Millis) => {
  if (socket.readyState !== socket.OPEN) return;
  const bye: ByeTell = { t: 'bye', code, after };
  socket.send(JSON.stringify(bye));
  socket.close(code === 'restart' ? 1012 : 1000);
  // Who does not read does not read that either.
  if (code === 'slow') socket.terminate();
};

const tableOf = (hall: Hall, socket: WebSocket, address: string, session: string | undefined): Table => {
  const now = hall.time.now();
  const { messagesPerSecond, backsPerMinute } = hall.limits;
  const table: Table = {
    address,
    session,
    messages: allowanceOf(messagesPerSecond, 1_000, now),
    backs: allowanceOf(backsPerMinute, 60_000, now),
    isWelcome: false,
    player: undefined,
    unheard: new Set(),
    lag: 0,
    heard: now,
    at: new Set(),
    send: (tell) => table.sendText(JSON.stringify(tell)),
    sendText: (text) => sendTo(hall, socket, table)(text),
    bye: byeTo(socket),
  };
  return table;
};

const textOf = (frame: RawData): string =>
  (Array.isArray(frame) ? Buffer.concat(frame) : Buffer.from(frame as Buffer)).toString('utf8');

/** Its messages one after the other, until it is gone. */
const listen = (hall: Hall, socket: WebSocket, table: Table): void => {
  let queue = Promise.resolve();
  let waiting = 0;
  socket.on('message', (frame, isBinary) => {
    table.heard = hall.time.now();
    const isLeft = maySpeak(hall, table);
    if (isLeft && isBinary) return table.send({ t: 'no', code: 'shape' });
    if (!isLeft || waiting >= MOST_WAITING) return tooMuch(hall, table, isBinary ? '' : textOf(frame));
    waiting++;
    queue = queue.then(async () => receive(hall, table, textOf(frame)).finally(() => waiting--));
  });
  socket.on('close', () => {
    hall.tables.leave(table);
    hall.lobby.delete(table);
    queue = queue
      .then(async () => {
        for (const id of table.at) await rise(hall, table, id);
      })
      .catch((error: unknown) => hall.journal.error('a table could not rise', { error: told(error) }));
  });
  // Frames that are too long or broken: ws closes with its own code.
  socket.on('error', (error) => hall.journal.debug('a socket failed', { error: error.message }));
};

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Why somebody may not open a socket. */
const refusalTo = (hall: Hall, gate: Gate, request: IncomingMessage): string | undefined => {
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== LIVE) return '404 Not Found';
  if (hall.isClosing) return '503 Service Unavailable';
  if (!isOwnPage(gate, request)) return '403 Forbidden';
  const address = addressOf(gate, request);
  return hall.tables.from(address) >= hall.limits.socketsPerAddress ? '429 Too Many Requests' : undefined;
};

const pingAll = (hall: Hall, sockets: Map<Table, WebSocket>): void => {
  const now = hall.time.now();
  for (const [table, socket] of sockets) {
    if (now - table.heard > SILENT) socket.terminate();
    else if (table.isWelcome) table.send({ t: 'ping', at: now });
    else if (now - table.heard >= PING) table.bye('idle', COME_BACK);
  }
};

export const listenToTables = (hall: Hall, gate: Gate, server: Server): { close(): Promise<void> } => {
  const sockets = new Map<Table, WebSocket>();
  const live = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    let refused: string | undefined;
    try {
      siteOf(hall.rules, request);
      refused = refusalTo(hall, gate, request);
    } catch {
      refused = '400 Bad Request';
    }
    if (refused !== undefined) return refuse(stream, refused);
    live.handleUpgrade(request, stream, head, (socket) => {
      const table = tableOf(hall, socket, addressOf(gate, request), sessionOf(request));
      sockets.set(table, socket);
      hall.tables.enter(table);
      socket.on('close', () => sockets.delete(table));
      listen(hall, socket, table);
    });
  });
  const silent = hall.time.every(PING, () => pingAll(hall, sockets));
  return {
    async close() {
      silent();
      for (const table of sockets.keys()) table.bye('restart', COME_BACK);
      const closing = [...sockets.values()].map(
        async (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      );
      const patience = setTimeout(() => {
        for (const socket of sockets.values()) socket.terminate();
      }, 1_000);
      await Promise.all(closing);
      clearTimeout(patience);
      live.close();
    },
  };
};
