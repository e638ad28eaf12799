/** A table without a screen, made of the parts of the web table: its link, its sessions, its outbox; over real sockets. */
import { WebSocket } from 'ws';
import type { Choice, Side } from '@five-victories/engine/kernel';
import { hex, sealOf } from '@five-victories/engine/fair';
import type { MatchHead, NewMatch } from '@five-victories/server/protocol';
import { bookOf } from '../../src/match/book.js';
import type { GameId } from '../../src/match/game-ids.js';
import { isRefusal, matchOf, say, sayAll, type AnySession } from '../../src/match/session.js';
import { createLink, type Link } from '../../src/hall/link.js';
import { createHallMatch, type HallMatch } from '../../src/hall/match.js';
import type { Drawer } from '../../src/hall/seal.js';

/** The store of a browser. */
export const drawerFor = (): Drawer => {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
};

export interface Guest {
  readonly link: Link;
  readonly drawer: Drawer;
  api<T>(method: string, path: string, body?: unknown): Promise<T>;
  open(match: string): Promise<HallMatch>;
  /** The network is gone until it is let in again. */
  cut(): void;
  heal(): void;
  close(): void;
}

export const guestAt = async (address: string, name?: string): Promise<Guest> => {
  const { origin } = new URL(address);
  let cookie = '';
  let isCut = false;
  const sockets = new Set<WebSocket>();
  const api = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}/api/1/${path}`, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  if (name !== undefined) await api('POST', 'me', { name });
  const link = createLink({
    build: 'test',
    chance: Math.random,
    after: (time, call) => {
      const timer = setTimeout(call, Math.min(time, 20));
      return time > 20_000 ? (clearTimeout(timer), () => undefined) : () => clearTimeout(timer);
    },
    connect: ({ opened, heard, closed }) => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { origin, cookie } });
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('open', () => (isCut ? socket.terminate() : opened()));
      socket.on('message', (text: Buffer) => heard(text.toString()));
      socket.on('close', () => {
        sockets.delete(socket);
        closed();
      });
      return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.close() };
    },
  });
  const drawer = drawerFor();
  return {
    link,
    drawer,
    api,
    open: async (match) => {
      const { match: head } = await api<{ match: MatchHead }>('GET', `matches/${match}`);
      return createHallMatch({ link, head, book: await bookOf(head.game as GameId), drawer });
    },
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.terminate();
    },
    heal: () => {
      isCut = false;
    },
    close: () => link.close(),
  };
};

const SECRETS = { south: hex(new Uint8Array(32).fill(1)), north: hex(new Uint8Array(32).fill(2)) };

/** South proposes, North sits down; the seal of the proposal is opened by itself. */
export const seated = async (
  south: Guest,
  north: Guest,
  match: string,
  asked: Pick<NewMatch, 'game' | 'begin' | 'terms'>,
): Promise<Record<Side, HallMatch>> => {
  south.drawer.setItem(`five-victories/seal/${match}`, SECRETS.south);
  await south.api('POST', 'matches', {
    match,
    name: 'A match',
    coats: { south: '#a33', north: '#33a' },
    side: 'south',
    isPublic: false,
    seal: sealOf(match, 'south', SECRETS.south),
    ...asked,
  });
  const waiting = await south.open(match);
  await north.api('POST', `matches/${match}/seat`, {
    seal: sealOf(match, 'north', SECRETS.north),
    secret: SECRETS.north,
  });
  const at = { south: waiting, north: await north.open(match) };
  for (const each of [at.south, at.north]) await until(each, ({ isHere, head }) => isHere && head.status === 'playing');
  return at;
};

/** Waits until something is so; asked again after every change. */
export const until = async (
  match: HallMatch,
  isSo: (state: ReturnType<HallMatch['state']>) => boolean,
): Promise<void> => {
  if (isSo(match.state())) return;
  await new Promise<void>((resolve) => {
    const stop = match.onChange(() => {
      if (!isSo(match.state())) return;
      stop();
      resolve();
    });
  });
};

/** As the table does: what is said goes on the session first, then to the hall. */
export const answer = (match: HallMatch, ...choices: Choice[]): void => {
  const { session } = match.state();
  const next = sayAll(session, choices);
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  match.said(next, session.moments.length);
};

export const interruptBy = (match: HallMatch, by: Side, choice: Choice): void => {
  const { session } = match.state();
  const next = say(session, { choice, by });
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  match.said(next, session.moments.length);
};

/** Whether somebody at this table is asked now. */
export const isAsked = (match: HallMatch): boolean => {
  const { head, session, isLaid, paused } = match.state();
  const { decision } = matchOf(session);
  const isYours = decision !== undefined && decision.kind !== 'dice' && decision.side === head.you;
  return head.status === 'playing' && !paused && !isLaid && isYours;
};

export const sessionOf = (match: HallMatch): AnySession => match.state().session;
