/**
 * A bad wire between a table and its halls: it cuts, delays, doubles, exchanges neighbours, and says again what was said
 * long ago. What a hall says comes late or not at all, but in its order: a socket keeps that.
 */
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { below, type Stream } from '@five-victories/engine';

export interface WireFigures {
  messages: number;
  cuts: number;
  doubled: number;
  stale: number;
  exchanged: number;
}

export const noWire = (): WireFigures => ({ messages: 0, cuts: 0, doubled: 0, stale: 0, exchanged: 0 });

export interface Wire {
  readonly address: string;
  close(): void;
}

/** One message in so many. */
const CUT = 150;
const DOUBLED = 10;
const STALE = 25;
const EXCHANGED = 15;
const TO_ANOTHER = 3;
/** Milliseconds. */
const LATEST = 6;
const HELD = 25;
/** How far back what is said again was said first. */
const REMEMBERED = 60;

const textOf = (frame: RawData): string => Buffer.from(frame as Buffer).toString('utf8');

/** Each message some time after the one before it, at the earliest now. */
const late = (stream: Stream, send: (text: string) => void): ((text: string) => void) => {
  let queue = Promise.resolve();
  return (text) => {
    const delay = below(stream, LATEST);
    queue = queue.then(async () => {
      if (delay > 2) await new Promise((resolve) => setTimeout(resolve, delay));
      send(text);
    });
  };
};

/** Doubled, exchanged, said again: what a table says on its way to the hall. */
const troubled = (stream: Stream, past: string[], figures: WireFigures, send: (text: string) => void) => {
  let held: { text: string; timer: NodeJS.Timeout } | undefined;
  const release = (): void => {
    if (!held) return;
    clearTimeout(held.timer);
    const { text } = held;
    held = undefined;
    send(text);
  };
  return (text: string): void => {
    figures.messages++;
    // Without its greeting nothing is heard of a table.
    if (text.includes('"t":"hello"')) return send(text);
    if (!held && below(stream, EXCHANGED) === 0) {
      figures.exchanged++;
      held = { text, timer: setTimeout(release, HELD) };
      return undefined;
    }
    send(text);
    release();
    if (below(stream, DOUBLED) === 0) {
      figures.doubled++;
      send(text);
    }
    if (past.length > 0 && below(stream, STALE) === 0) {
      figures.stale++;
      send(past[below(stream, past.length)]!);
    }
    past.push(text);
    if (past.length > REMEMBERED) past.shift();
    return undefined;
  };
};

/** A wire to the first of these halls; after a cut perhaps to another. */
export const wireTo = async (halls: readonly string[], stream: Stream, figures: WireFigures): Promise<Wire> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const past: string[] = [];
  let isFirst = true;
  server.on('connection', (table, { headers }) => {
    const other = isFirst || below(stream, TO_ANOTHER) > 0 ? 0 : below(stream, halls.length);
    isFirst = false;
    const { origin } = new URL(halls[other]!);
    const hall = new WebSocket(`${origin.replace('http', 'ws')}/live`, {
      headers: { origin, ...(headers.cookie !== undefined && { cookie: headers.cookie }) },
    });
    const cut = (): void => {
      table.terminate();
      hall.terminate();
    };
    for (const end of [table, hall]) {
      end.on('error', cut);
      end.on('close', cut);
    }
    const mayCut = (): boolean => {
      if (below(stream, CUT) > 0) return false;
      figures.cuts++;
      cut();
      return true;
    };
    const sendTo = (end: WebSocket) => (text: string) => {
      if (end.readyState === WebSocket.OPEN && !mayCut()) end.send(text);
    };
    const isOpen = new Promise((resolve) => hall.once('open', resolve));
    const up = late(stream, sendTo(hall));
    const toHall = troubled(stream, past, figures, up);
    table.on('message', (frame) => {
      const text = textOf(frame);
      void isOpen.then(() => toHall(text));
    });
    const toTable = late(stream, sendTo(table));
    hall.on('message', (frame) => toTable(textOf(frame)));
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      for (const each of server.clients) each.terminate();
      server.close();
    },
  };
};
