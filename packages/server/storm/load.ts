/**
 * What a hall can take, as ratios of one run: answers against bare appends to the same kind of store, a watcher against
 * an answer, and how memory, time and idle work grow with the matches that are open. The load comes from this process,
 * on the same cores: figures of the hall's own are CPU time, which does not wait for anybody.
 */
import { WebSocket } from 'ws';
import { below, fineEdition, openMatch, streamOf, type AnyMatch, type Stream } from '@five-victories/engine';
import { isPlayed, playLine, sealOf, type HallLine } from '@five-victories/engine/fair';
import { PROTOCOL, type Ask, type MatchId, type Tell } from '../src/protocol/index.js';
import { openStore } from '../src/store/open.js';
import { clientOf, newMatchId, newToken, randomSecret, type Client } from '../test/client.js';
import { openingOf } from '../test/kit.js';
import { hex, line as entry, matchRow, running } from '../test/store/samples.js';
import { runHall, type HallProcess } from './hall-process.js';

const BEGIN = openingOf(fineEdition, 0, { setupMethod: 'sequential' });
const SIDES = ['south', 'north'] as const;
/** Answers that are under way at the same time. */
const AT_ONCE = 16;

/** A match as the load plays it: nothing lies face down in it, so that one copy does for both. */
interface Game {
  readonly id: MatchId;
  readonly match: AnyMatch;
  n: number;
  /** Called when a line has come. */
  moved: () => void;
}

/** A socket at which many matches are played. */
interface Seat {
  readonly socket: WebSocket;
  readonly waiting: Map<string, (tell: Tell) => void>;
  onTell: (tell: Tell) => void;
}

const say = ({ socket }: Seat, ask: Ask): void => socket.send(JSON.stringify(ask));

const seatAt = async (address: string, cookie: string): Promise<Seat> => {
  const { origin } = new URL(address);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { origin, cookie } });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const seat: Seat = { socket, waiting: new Map(), onTell: () => undefined };
  socket.on('message', (data: Buffer) => {
    const tell = JSON.parse(data.toString('utf8')) as Tell;
    if (tell.t === 'ping') return say(seat, { t: 'pong', at: tell.at });
    const name =
      'token' in tell && tell.token !== undefined ? tell.token : `${tell.t} ${'match' in tell ? tell.match : ''}`;
    seat.waiting.get(name)?.(tell);
    return seat.onTell(tell);
  });
  say(seat, { t: 'hello', protocol: PROTOCOL, build: 'load' });
  return seat;
};

/** Says something and waits for what answers it: its token, or the kind of message. */
const answered = async (seat: Seat, ask: Ask, name: string): Promise<Tell> =>
  new Promise((resolve) => {
    seat.waiting.set(name, (tell) => {
      seat.waiting.delete(name);
      resolve(tell);
    });
    say(seat, ask);
  });

interface Load {
  readonly hall: HallProcess;
  readonly clients: readonly [Client, Client];
  readonly seats: readonly [Seat, Seat];
  readonly games: Map<MatchId, Game>;
}

const follow = ({ games }: Load, tell: Tell): void => {
  if (tell.t !== 'lines') return;
  const game = games.get(tell.match);
  for (const line of tell.lines as readonly HallLine[]) {
    if (!game || line.n <= game.n) continue;
    if (isPlayed(line)) playLine(game.match, line);
    game.n = line.n;
  }
  game?.moved();
};

const opened = async (hall: HallProcess): Promise<Load> => {
  const clients = [clientOf(hall.address), clientOf(hall.address)] as const;
  await clients[0].join('Anna Maria');
  await clients[1].join('Bertrand');
  const seats = [await seatAt(hall.address, clients[0].cookie), await seatAt(hall.address, clients[1].cookie)] as const;
  const load: Load = { hall, clients, seats, games: new Map() };
  // Both are told everything; one copy is enough.
  seats[0].onTell = (tell) => follow(load, tell);
  return load;
};

const isStarted = async (seat: Seat, match: MatchId): Promise<unknown> =>
  new Promise<void>((resolve) => {
    const name = `head ${match}`;
    seat.waiting.set(name, (tell) => {
      if (tell.t !== 'head' || tell.head.status !== 'playing') return;
      seat.waiting.delete(name);
      resolve();
    });
  });

/** One more match, with both seated. */
const begin = async ({ clients: [south, north], seats, games }: Load): Promise<void> => {
  const match = newMatchId();
  const [mine, theirs] = [randomSecret(), randomSecret()];
  await south.api('POST', 'matches', {
    match,
    game: fineEdition.id,
    name: 'Load',
    coats: { south: 'red', north: 'blue' },
    begin: BEGIN,
    terms: { friendly: true, time: { bank: 3_600_000, plus: 1000 } },
    side: 'south',
    isPublic: false,
    seal: sealOf(match, 'south', mine),
  });
  await north.api('POST', `matches/${match}/seat`, { seal: sealOf(match, 'north', theirs), secret: theirs });
  const copy = openMatch<AnyMatch>(fineEdition, BEGIN, { hand: true }, 'begin', [])!;
  games.set(match, { id: match, match: copy, n: 0, moved: () => undefined });
  for (const seat of seats) await answered(seat, { t: 'sit', match, since: 0 }, `here ${match}`);
  const started = isStarted(seats[0], match);
  say(seats[0], { t: 'open', match, secret: mine });
  await started;
};

const isAsked = ({ match }: Game): boolean => match.decision !== undefined && match.wanted === undefined;

/** One answer by chance, told to both; its time until it is acknowledged. */
const answerIn = async ({ seats }: Load, game: Game, stream: Stream): Promise<number> => {
  const { side, options } = game.match.decision!;
  const token = newToken();
  const at = performance.now();
  const choices = [options[below(stream, options.length)]!];
  const told = await answered(
    seats[SIDES.indexOf(side)]!,
    { t: 'say', match: game.id, after: game.n, token, choices },
    token,
  );
  const took = performance.now() - at;
  if (told.t !== 'ok') throw new Error(JSON.stringify(told));
  while (game.n < told.n!)
    await new Promise<void>((resolve) => {
      game.moved = resolve;
    });
  return took;
};

export interface Row {
  readonly open: number;
  readonly answersPerSecond: number;
  /** Milliseconds of CPU of the hall for an answer, beyond what it needs when nobody answers. */
  readonly cpu: number;
  readonly median: number;
  readonly slowest5: number;
  /** Kilobytes of heap for an open match, after the garbage is collected. */
  readonly heap: number;
  /** Of a core, while nobody says anything. */
  readonly idle: number;
}

const IDLE = 6_000;
const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

/** So many answers in matches by chance, many at a time. */
const answers = async (load: Load, much: number): Promise<{ times: number[]; seconds: number }> => {
  const stream = streamOf(much);
  // Each match is played by one of them, so that nobody answers for another.
  const shares: Game[][] = Array.from({ length: AT_ONCE }, () => []);
  for (const [i, game] of [...load.games.values()].entries()) shares[i % AT_ONCE]!.push(game);
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    shares.map(async (share) => {
      for (let i = 0; i < much / AT_ONCE; i++) {
        const game = share[below(stream, share.length)];
        if (game && isAsked(game)) times.push(await answerIn(load, game, stream));
      }
    }),
  );
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - began) / 1000 };
};

const measuredWith = async (load: Load, much: number, emptyHeap: number): Promise<Row> => {
  const { hall, games } = load;
  await answers(load, much / 4);
  const resting = await hall.measured();
  await pause(IDLE);
  const before = await hall.measured();
  const idle = (before.cpu - resting.cpu) / IDLE;
  const { times, seconds } = await answers(load, much);
  const after = await hall.measured();
  return {
    open: games.size,
    answersPerSecond: times.length / seconds,
    cpu: (after.cpu - before.cpu - idle * seconds * 1000) / times.length,
    median: times[Math.floor(times.length / 2)]!,
    slowest5: times[Math.floor(times.length * 0.95)]!,
    heap: (after.heapUsed - emptyHeap) / games.size / 1000,
    idle,
  };
};

export interface Bare {
  readonly perSecond: number;
  /** Milliseconds of CPU for an append. */
  readonly cpu: number;
}

/** As many appends as there are answers, of lines as long, to a store without a hall. */
const bareAppends = async (folder: string, much: number): Promise<Bare> => {
  const store = await openStore({ folder });
  const ids = Array.from({ length: AT_ONCE }, () => newMatchId());
  for (const [i, id] of ids.entries()) await store.create(matchRow({ id, status: 'playing', code: `abcde${i}` }), {});
  const line = JSON.stringify({
    n: 1,
    kind: 'said',
    by: 'south',
    choice: { do: 'order', unit: 'S1', words: 'x'.repeat(120) },
  });
  const began = performance.now();
  const usage = process.cpuUsage();
  const each = Math.ceil(much / AT_ONCE);
  await Promise.all(
    ids.map(async (id) => {
      for (let n = 1; n <= each; n++)
        await store.append(id, n - 1, [entry(n, { line, token: newToken(), head: hex(id) })], running());
    }),
  );
  const perSecond = (each * AT_ONCE) / ((performance.now() - began) / 1000);
  const { user, system } = process.cpuUsage(usage);
  await store.close();
  return { perSecond, cpu: (user + system) / 1000 / (each * AT_ONCE) };
};

/** CPU of the hall for one line told to one more watcher. */
const watcherCpu = async (load: Load, much: number, row: Row, watchers: number): Promise<number> => {
  const sockets = await Promise.all(Array.from({ length: watchers }, async () => seatAt(load.hall.address, '')));
  for (const match of load.games.keys())
    for (const seat of sockets) await answered(seat, { t: 'sit', match, since: 0 }, `here ${match}`);
  const before = await load.hall.measured();
  const { times, seconds } = await answers(load, much);
  const after = await load.hall.measured();
  for (const { socket } of sockets) socket.terminate();
  const each = (after.cpu - before.cpu - row.idle * seconds * 1000) / times.length;
  return (each - row.cpu) / watchers;
};

export interface LoadFigures {
  readonly rows: readonly Row[];
  /** Appends without a hall, before and after it. */
  readonly bare: readonly [Bare, Bare];
  readonly watcher: number;
  readonly faults: readonly string[];
}

const WATCHERS = 8;
/** A watcher may cost so much of an answer. */
const MOST_FOR_WATCHER = 0.1;
/** With the most matches an answer may cost so many times what it costs with the fewest; and a match, of memory. */
const MOST_GROWTH = 2;

const growthFaults = ([first, ...more]: readonly Row[]): string[] =>
  more.flatMap((row) => [
    ...(row.cpu > MOST_GROWTH * first!.cpu
      ? [
          `with ${row.open} matches an answer costs ${row.cpu.toFixed(2)} ms, with ${first!.open} ${first!.cpu.toFixed(2)} ms`,
        ]
      : []),
    ...(row.heap > MOST_GROWTH * first!.heap
      ? [
          `with ${row.open} matches each needs ${row.heap.toFixed(0)} kB, with ${first!.open} ${first!.heap.toFixed(0)} kB`,
        ]
      : []),
  ]);

/** `sizes`: how many matches are open, in rising order; `much`: how many answers are measured with each. */
export const load = async (
  folder: string,
  bareFolder: string,
  sizes: readonly number[],
  much: number,
  isLate: () => boolean = () => false,
): Promise<LoadFigures> => {
  const before = await bareAppends(bareFolder, much);
  const hall = await runHall({ folder });
  const { heapUsed } = await hall.measured();
  const played = await opened(hall);
  const rows: Row[] = [];
  let watcher = NaN;
  for (const size of sizes) {
    while (played.games.size < size && !isLate()) await begin(played);
    if (isLate()) break;
    rows.push(await measuredWith(played, much, heapUsed));
    if (size === sizes[0]) watcher = await watcherCpu(played, much, rows[0]!, WATCHERS);
  }
  for (const { socket } of played.seats) socket.terminate();
  const complaints = hall.complaints.map((complaint) => `the hall complains: ${complaint.slice(0, 400)}`);
  await hall.stop();
  const after = await bareAppends(bareFolder, much);
  if (rows.length === 0)
    return { rows, bare: [before, after], watcher, faults: ['there was no time to measure', ...complaints] };
  const share = watcher / rows[0]!.cpu;
  const costly = share > MOST_FOR_WATCHER ? [`a watcher costs ${share.toFixed(2)} of an answer`] : [];
  return { rows, bare: [before, after], watcher, faults: [...growthFaults(rows), ...costly, ...complaints] };
};
