/**
 * Frames and requests by chance against a real hall with matches in play: it must live, answer with nothing but proper
 * errors, change nothing in any match, and need no more memory afterwards.
 */
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { streamOf, type Fault, type Stream } from '@five-victories/engine';
import { askShape, CODES, PROTOCOL, type Ask, type MatchId, type Tell } from '../src/protocol/index.js';
import { EDITIONS, openingOf } from '../test/kit.js';
import { newMatchId, newToken, randomSecret } from '../test/client.js';
import { NO_LIMITS, runHall, type HallProcess, type Measured } from './hall-process.js';
import { frameFrom, requestFrom, type Frame, type Request } from './junk.js';
import { begunBetween, below, play, playerAt, seated, type Player } from './players.js';

export interface FuzzFigures {
  frames: number;
  requests: number;
  /** What came back, by code or status. */
  readonly answers: Map<string, number>;
  readonly faults: string[];
  memory: { readonly before: Measured; readonly after: Measured } | undefined;
}

const count = ({ answers }: FuzzFigures, name: string): void => void answers.set(name, (answers.get(name) ?? 0) + 1);

/** Talk and take-backs keep their limits: what is talked is kept. */
const LIMITS = { ...NO_LIMITS, talkPerMinute: 10, backsPerMinute: 60 };
const ANSWERS_BEFORE = 12;

interface Stage {
  readonly hall: HallProcess;
  readonly players: readonly Player[];
  readonly matches: readonly MatchId[];
}

/** A match of each game in play, some in their hidden set-up. */
const staged = async (hall: HallProcess): Promise<Stage> => {
  const [south, north] = [await playerAt(hall.address), await playerAt(hall.address)];
  const matches: MatchId[] = [];
  for (const [i, edition] of EDITIONS.entries()) {
    const begin = openingOf(edition, 0, { setupMethod: 'hidden' });
    const match = await begunBetween(south, north, { game: edition.id, begin, terms: { friendly: true } });
    const enough = (side: Player) => () => side.acknowledged.length >= i * ANSWERS_BEFORE;
    const playing = [
      play(south, match, 'south', streamOf(i), () => enough(south)() || enough(north)()),
      play(north, match, 'north', streamOf(i + 9), () => enough(south)() || enough(north)()),
    ];
    await Promise.race(playing);
    for (const { client } of [south, north]) client.cut();
    await Promise.all(playing);
    matches.push(match);
  }
  return { hall, players: [south, north], matches };
};

/** All that a fresh watcher and the players know of every match, without clocks and presence. */
const fingerprint = async ({ hall, players, matches }: Stage): Promise<string> => {
  const watcher = await playerAt(hall.address, hall.address, true);
  const told: unknown[] = [];
  for (const { client } of [watcher, ...players])
    for (const match of matches) {
      client.copies.delete(match);
      await seated(client, match);
      const { head, lines, drawer, offers } = client.copies.get(match)!;
      told.push(head, lines, drawer, offers);
    }
  watcher.leave();
  return JSON.stringify(told);
};

/** Valid messages of every kind, about matches that are there. */
const validAsks = ({ matches, players }: Stage, stream: Stream): Ask => {
  const match = matches[below(stream, matches.length)]!;
  const copy = players[0]!.client.copies.get(match)!;
  const after = copy.lines.length;
  const token = newToken();
  const { options } = copy.match!.decision!;
  const choice = options[below(stream, options.length)]!;
  const other = { match: newMatchId(), seal: randomSecret(), swap: true };
  const asks: readonly Ask[] = [
    { t: 'hello', protocol: PROTOCOL, build: 'storm' },
    { t: 'sit', match, since: below(stream, after + 1) },
    { t: 'rise', match },
    { t: 'say', match, after, token, choices: [choice] },
    { t: 'say', match, after, token, choices: [{ do: 'concede' }], interrupt: true },
    { t: 'back', match, after, token, to: Math.max(0, after - 1) },
    { t: 'open', match, secret: randomSecret() },
    { t: 'offer', match, token, offer: 'void' },
    { t: 'offer', match, token, offer: 'back', to: 0 },
    { t: 'offer', match, token, offer: 'rematch', rematch: other },
    { t: 'reply', match, token, offer: 1, yes: true, seal: randomSecret(), secret: randomSecret() },
    { t: 'claim', match, token, claim: 'left' },
    { t: 'talk', match, token, room: 'watchers', words: 'Well played!' },
    { t: 'mute', match, room: 'watchers', mute: true },
    { t: 'pong', at: 1 },
  ];
  return asks[below(stream, asks.length)]!;
};

/** The message, if it is one after all. */
const validIn = ({ data, binary }: Frame): Ask | undefined => {
  if (binary || typeof data !== 'string') return undefined;
  try {
    const faults: Fault[] = [];
    const ask = askShape.read(JSON.parse(data), 'message', faults);
    return faults.length === 0 ? ask : undefined;
  } catch {
    return undefined;
  }
};

const TELLS = new Set<string>(['welcome', 'here', 'lines', 'head', 'no', 'offers', 'presence', 'talk', 'lobby', 'ping', 'bye']); // prettier-ignore

/** What the hall may say to junk. `ok` only where somebody has talked. */
const heardFault = (text: string, tell: Tell, talked: ReadonlySet<string>): string | undefined => {
  if (tell.t === 'ok') return talked.has(tell.token) ? undefined : `accepted: ${text.slice(0, 300)}`;
  if (!TELLS.has(tell.t)) return `no message of the protocol: ${text.slice(0, 300)}`;
  if (tell.t === 'no' && !CODES.includes(tell.code)) return `no code of the protocol: ${tell.code}`;
  return tell.t === 'no' && tell.code === 'failed' ? `a fault of the hall: ${text.slice(0, 300)}` : undefined;
};

const BATCH = 50;
const HANGING = 30_000;

/** Opens a socket, says hello and sits down at the matches. */
const opened = async ({ hall, matches }: Stage, cookie: string): Promise<WebSocket> => {
  const { origin } = new URL(hall.address);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { origin, cookie } });
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, build: 'storm' }));
  for (const match of matches) socket.send(JSON.stringify({ t: 'sit', match, since: 0 }));
  return socket;
};

/** A window of somebody: what it has talked, and whether the hall has heard all that it said. */
interface Window {
  readonly socket: WebSocket;
  readonly talked: Set<string>;
  /** False: it has hung up. */
  heardAll(): Promise<boolean>;
}

const windowOf = (socket: WebSocket, figures: FuzzFigures): Window => {
  const talked = new Set<string>();
  let echoed: (token: string) => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    const tell = JSON.parse(text) as Tell;
    const fault = heardFault(text, tell, talked);
    if (fault !== undefined) figures.faults.push(fault);
    count(figures, tell.t === 'no' ? `no ${tell.code}` : tell.t);
    if (tell.t === 'no' && tell.token !== undefined) echoed(tell.token);
  });
  const say = (ask: Ask): void => socket.send(JSON.stringify(ask));
  /** The hall answers in order: after this answer it has read all before. Or it has hung up. */
  const heardAll = async (): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const token = newToken();
      const hanging = setTimeout(() => reject(new Error('the hall answers no more')), HANGING);
      const done = (isHeard: boolean): void => {
        clearTimeout(hanging);
        socket.off('close', hungUp);
        resolve(isHeard);
      };
      const hungUp = (): void => done(false);
      echoed = (heard) => heard === token && done(true);
      socket.on('close', hungUp);
      if (socket.readyState !== WebSocket.OPEN) return done(false);
      say({ t: 'hello', protocol: PROTOCOL, build: 'storm' });
      return say({ t: 'claim', match: newMatchId(), token, claim: 'left' });
    });
  return { socket, talked, heardAll };
};

const LONGEST = 64 * 1024;
/** A hall hangs up on what is too long or no text, and on who speaks another protocol: nothing after it is heard. */
const mayEnd = ({ data }: Frame): boolean =>
  typeof data !== 'string' || data.length > LONGEST || data.includes('hello');

/** Says a piece of junk. `none`: it is no junk, and a player would change his match with it. `last`: the hall may hang up. */
const sayJunk = (
  { socket, talked }: Window,
  stage: Stage,
  stream: Stream,
  isPlayer: boolean,
): 'none' | 'said' | 'last' => {
  const frame = frameFrom(stream, validAsks(stage, stream));
  const ask = validIn(frame);
  if (ask && isPlayer) return 'none';
  if (ask?.t === 'talk') talked.add(ask.token);
  socket.send(frame.data, { binary: frame.binary });
  return mayEnd(frame) ? 'last' : 'said';
};

/** Somebody who talks junk for a while, and comes back whenever the hall has hung up. */
const fuzzSocket = async (
  stage: Stage,
  stream: Stream,
  cookie: string,
  isPlayer: boolean,
  frames: number,
  figures: FuzzFigures,
): Promise<void> => {
  let window: Window | undefined;
  for (let sent = 0; sent < frames;) {
    if (window?.socket.readyState !== WebSocket.OPEN) window = windowOf(await opened(stage, cookie), figures);
    let said = 0;
    let isLast = false;
    for (let i = 0; i < BATCH && sent + said < frames; i++) {
      const how = sayJunk(window, stage, stream, isPlayer);
      if (how !== 'none') said++;
      isLast = how === 'last';
      if (isLast) break;
    }
    // Only what the hall has read counts.
    if (!(await window.heardAll()) && !isLast)
      figures.faults.push('the hall has hung up on junk that it should answer');
    sent += said;
    figures.frames += said;
  }
  window?.socket.terminate();
};

/** Nothing of this is in any answer: it would be a file that nobody may read. */
const FORBIDDEN = /root:x:|"workspaces"|SQLite format 3/;
/** What a request that is none is answered by node itself, without a body. */
const BY_NODE = new Set([400, 408, 413, 417, 426, 431, 501, 505]);

const answerFault = (raw: string): string | undefined => {
  if (raw === '') return undefined;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1] ?? 0);
  const [, body = ''] = raw.split('\r\n\r\n');
  if (FORBIDDEN.test(raw)) return `a file that nobody may read: ${raw.slice(0, 300)}`;
  if (status === 0 || (status >= 500 && !BY_NODE.has(status))) return `status ${status}: ${raw.slice(0, 300)}`;
  if (status >= 400 && raw.includes('application/json') && body !== '' && !/\{"error":\{"code":"[a-z]+"/.test(body))
    return `no proper error: ${raw.slice(0, 300)}`;
  return undefined;
};

const answerTo = async ({ hall }: Stage, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let raw = '';
    const socket = connect(hall.port, '127.0.0.1', () => {
      socket.write(bytes);
      // Whatever is missing will never come.
      socket.end();
    });
    socket.setTimeout(HANGING, () => {
      raw ||= 'HTTP/1.1 000 the hall does not answer';
      socket.destroy();
    });
    socket.on('data', (data) => (raw += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(raw));
  });

const validRequest = ({ matches }: Stage, stream: Stream): Request => {
  const match = matches[below(stream, matches.length)]!;
  const edition = EDITIONS[below(stream, EDITIONS.length)]!;
  const seal = randomSecret();
  const proposal = {
    match: newMatchId(), game: edition.id, name: 'Junk', coats: { south: 'red', north: 'blue' }, begin: openingOf(edition),
    terms: { friendly: true }, side: 'south', isPublic: false, seal,
  }; // prettier-ignore
  const requests: readonly Request[] = [
    { method: 'GET', path: '/api/1/hall', body: undefined },
    { method: 'GET', path: '/api/1/me', body: undefined },
    { method: 'POST', path: '/api/1/me', body: { name: `Junk ${'abcdefgh'[below(stream, 8)]!}` } },
    { method: 'DELETE', path: '/api/1/me', body: undefined },
    { method: 'GET', path: '/api/1/challenges', body: undefined },
    { method: 'POST', path: '/api/1/matches', body: proposal },
    { method: 'GET', path: `/api/1/matches/${match}`, body: undefined },
    { method: 'POST', path: `/api/1/matches/${match}/seat`, body: { seal, secret: randomSecret() } },
    { method: 'DELETE', path: `/api/1/matches/${match}`, body: undefined },
    { method: 'GET', path: `/api/1/matches/${match}/record`, body: undefined },
    { method: 'GET', path: '/api/1/codes/abcdef', body: undefined },
  ];
  return requests[below(stream, requests.length)]!;
};

const fuzzHttp = async (stage: Stage, stream: Stream, cookie: string, requests: number, figures: FuzzFigures) => {
  const { host } = new URL(stage.hall.address);
  for (let i = 0; i < requests; i++) {
    const bytes = requestFrom(stream, validRequest(stage, stream), host, `Cookie: ${cookie}`);
    const raw = await answerTo(stage, bytes);
    figures.requests++;
    count(figures, raw === '' ? 'hung up' : `HTTP ${raw.slice(9, 12)}`);
    const fault = answerFault(raw);
    if (fault !== undefined) figures.faults.push(`${fault}\n  asked: ${bytes.toString('latin1').slice(0, 300)}`);
  }
};

const CONNECTIONS = 6;
/** So many pieces, and then there is a look at the clock. */
const MOST_A_ROUND = 3_000;
/** Of a hundred, so many are requests. */
const REQUESTS = 20;
/** What a hall may need more after it, beyond what its first minute has made it need: caches, compiled code. */
const MOST_GROWTH = 25e6;

/** Junk, so many pieces of it, from strangers, from another player, and what is no message from the players' own windows. */
const storm = async (stage: Stage, pieces: number, seed: number, figures: FuzzFigures): Promise<void> => {
  const stranger = await playerAt(stage.hall.address);
  stranger.leave();
  const cookies = ['', stranger.client.cookie, stage.players[0]!.client.cookie];
  const requests = Math.round((pieces * REQUESTS) / 100 / CONNECTIONS);
  const frames = Math.round((pieces - requests * CONNECTIONS) / CONNECTIONS);
  const one = async (i: number): Promise<void> => {
    const which = i % cookies.length;
    await fuzzSocket(stage, streamOf(seed + i), cookies[which]!, which === 2, frames, figures);
    await fuzzHttp(stage, streamOf(seed + 100 + i), cookies[i % 2]!, requests, figures);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, async (_, i) => one(i)));
};

export const fuzz = async (
  folder: string,
  pieces: number,
  { seed = 1, isLate = () => false }: { seed?: number; isLate?: () => boolean } = {},
): Promise<FuzzFigures> => {
  const figures: FuzzFigures = { frames: 0, requests: 0, answers: new Map(), faults: [], memory: undefined };
  const stage = await staged(await runHall({ folder }, { limits: LIMITS }));
  const { hall, players } = stage;
  const before = await fingerprint(stage);
  // A round first: what the hall needs for its work is not what junk leaves behind.
  const round = Math.min(MOST_A_ROUND, Math.ceil(pieces / 10));
  await storm(stage, round, seed, figures);
  const first = await hall.measured();
  for (let i = 1; figures.frames + figures.requests < pieces && !isLate(); i++)
    await storm(stage, round, seed + 1000 * i, figures);
  const last = await hall.measured();
  figures.memory = { before: first, after: last };
  if (last.heapUsed - first.heapUsed > MOST_GROWTH)
    figures.faults.push(`the heap grew from ${first.heapUsed} to ${last.heapUsed} bytes`);
  if ((await fingerprint(stage)) !== before) figures.faults.push('a match is not as it was');
  for (const each of players) each.leave();
  if (hall.isGone()) figures.faults.push('the hall is gone');
  figures.faults.push(...hall.complaints.map((complaint) => `the hall complains: ${complaint.slice(0, 400)}`));
  if ((await hall.stop()) !== 0) figures.faults.push('the hall did not close well');
  return figures;
};
