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
/** Answers that are under way at the same time, each of players of their own. */
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

/** Two players, who play many matches and one answer at a time. */
interface Pair {
  readonly clients: readonly [Client, Client];
  readonly seats: readonly [Seat, Seat];
  readonly games: Map<MatchId, Game>;
}

interface Load {
  readonly hall: HallProcess;
  readonly pairs: readonly Pair[];
}

const openIn = ({ pairs }: Load): number => pairs.reduce((sum, { games }) => sum + games.size, 0);

const follow = ({ games }: Pair, tell: Tell): void => {
  if (tell.t !== 'lines') return;
  const game = games.get(tell.match);
  for (const line of tell.lines as readonly HallLine[]) {
    if (!game || line.n <= game.n) continue;
    if (isPlayed(line)) playLine(game.match, line);
    game.n = line.n;
  }
  game?.moved();
};

const LETTERS = 'bcdfghklmnprstvw';

const pairAt = async ({ address }: HallProcess, i: number): Promise<Pair> => {
  const clients = [clientOf(address), clientOf(address)] as const;
  await clients[0].join(`Anna ${LETTERS[i]!}`);
  await clients[1].join(`Bertrand ${LETTERS[i]!}`);
  const seats = [await seatAt(address, clients[0].cookie), await seatAt(address, clients[1].cookie)] as const;
  const pair: Pair = { clients, seats, games: new Map() };
  // Both are told everything; one copy is enough.
  seats[0].onTell = (tell) => follow(pair, tell);
  return pair;
};

const opened = async (hall: HallProcess): Promise<Load> => {
  const pairs: Pair[] = [];
  while (pairs.length < AT_ONCE) pairs.push(await pairAt(hall, pairs.length));
  return { hall, pairs };
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
const begin = async ({ clients: [south, north], seats, games }: Pair): Promise<void> => {
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
const answerIn = async ({ seats }: Pair, game: Game, stream: Stream): Promise<number> => {
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
  /** Milliseconds of CPU of the players, who are no part of the hall, for an answer. */
  readonly players: number;
}

const IDLE = 6_000;
const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

/** Milliseconds of all cores that this process has used. */
const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Answers {
  /** In rising order. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly players: number;
}

/** So many answers in matches by chance, one of each pair at a time. */
const answers = async ({ pairs }: Load, much: number): Promise<Answers> => {
  const times: number[] = [];
  const [began, cpu] = [performance.now(), ownCpu()];
  const play = async (pair: Pair, stream: Stream): Promise<void> => {
    const games = [...pair.games.values()];
    for (let i = 0; i < much / AT_ONCE; i++) {
      const game = games[below(stream, games.length)];
      if (game && isAsked(game)) times.push(await answerIn(pair, game, stream));
    }
  };
  await Promise.all(pairs.map(async (pair, i) => play(pair, streamOf(much + i))));
  const players = (ownCpu() - cpu) / times.length;
  return { times: times.sort((a, b) => a - b), seconds: (performance.now() - began) / 1000, players };
};

const measuredWith = async (load: Load, much: number, emptyHeap: number): Promise<Row> => {
  const { hall } = load;
  const open = openIn(load);
  await answers(load, much / 4);
  const resting = await hall.measured();
  await pause(IDLE);
  const before = await hall.measured();
  const idle = (before.cpu - resting.cpuFromHere) / IDLE;
  const { times, seconds, players } = await answers(load, much);
  const after = await hall.measured();
  return {
    open,
    answersPerSecond: times.length / seconds,
    cpu: (after.cpu - before.cpuFromHere - idle * seconds * 1000) / times.length,
    median: times[Math.floor(times.length / 2)]!,
    slowest5: times[Math.floor(times.length * 0.95)]!,
    heap: (after.heapUsed - emptyHeap) / open / 1000,
    idle,
    players,
  };
};

export interface Bare {
  readonly perSecond: number;
  /** Milliseconds of CPU for an append. */
  readonly cpu: number;
}

/** Appends of lines as long as answers, so many at a time, to a store without a hall. */
const bareAppends = async (folder: string, much: number, atOnce: number): Promise<Bare> => {
  const store = await openStore({ folder });
  const ids = Array.from({ length: atOnce }, () => newMatchId());
  for (const id of ids) await store.create(matchRow({ id, status: 'playing', code: id }), {});
  const line = JSON.stringify({
    n: 1,
    kind: 'said',
    by: 'south',
    choice: { do: 'order', unit: 'S1', words: 'x'.repeat(120) },
  });
  const each = Math.ceil(much / atOnce);
  const appended = async (from: number, to: number): Promise<unknown> =>
    Promise.all(
      ids.map(async (id) => {
        for (let n = from; n <= to; n++)
          await store.append(id, n - 1, [entry(n, { line, token: newToken(), head: hex(id) })], running());
      }),
    );
  // As warm as the hall is when its answers are measured.
  const warm = Math.ceil(each / 4);
  await appended(1, warm);
  const began = performance.now();
  const cpu = ownCpu();
  await appended(warm + 1, warm + each);
  const perSecond = (each * atOnce) / ((performance.now() - began) / 1000);
  const spent = ownCpu() - cpu;
  await store.close();
  return { perSecond, cpu: spent / (each * atOnce) };
};

/** CPU of the hall for one line told to one more watcher. */
const watcherCpu = async (load: Load, much: number, row: Row, watchers: number): Promise<number> => {
  const sockets = await Promise.all(Array.from({ length: watchers }, async () => seatAt(load.hall.address, '')));
  for (const match of load.pairs.flatMap(({ games }) => [...games.keys()]))
    for (const seat of sockets) await answered(seat, { t: 'sit', match, since: 0 }, `here ${match}`);
  const before = await load.hall.measured();
  const { times, seconds } = await answers(load, much);
  const after = await load.hall.measured();
  for (const { socket } of sockets) socket.terminate();
  const each = (after.cpu - before.cpuFromHere - row.idle * seconds * 1000) / times.length;
  return (each - row.cpu) / watchers;
};

export interface LoadFigures {
  readonly rows: readonly Row[];
  /** Appends without a hall, before and after it: each waits for its own commit, and as many at a time as in the hall. */
  readonly bare: readonly [Bare, Bare];
  readonly bareAtOnce: readonly [Bare, Bare];
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
  const bareNow = async (): Promise<readonly [Bare, Bare]> => [
    await bareAppends(bareFolder, much / 2, 1),
    await bareAppends(bareFolder, much, AT_ONCE),
  ];
  const before = await bareNow();
  const hall = await runHall({ folder });
  const { heapUsed } = await hall.measured();
  const played = await opened(hall);
  const rows: Row[] = [];
  let watcher = NaN;
  for (const size of sizes) {
    while (openIn(played) < size && !isLate()) await Promise.all(played.pairs.map(begin));
    if (isLate()) break;
    rows.push(await measuredWith(played, much, heapUsed));
    if (size === sizes[0]) watcher = await watcherCpu(played, much, rows[0]!, WATCHERS);
  }
  for (const { socket } of played.pairs.flatMap(({ seats }) => seats)) socket.terminate();
  const complaints = hall.complaints.map((complaint) => `the hall complains: ${complaint.slice(0, 400)}`);
  await hall.stop();
  const after = await bareNow();
  const found = { rows, bare: [before[0], after[0]], bareAtOnce: [before[1], after[1]], watcher } as const;
  if (rows.length === 0) return { ...found, faults: ['there was no time to measure', ...complaints] };
  const share = watcher / rows[0]!.cpu;
  const costly = share > MOST_FOR_WATCHER ? [`a watcher costs ${share.toFixed(2)} of an answer`] : [];
  return { ...found, faults: [...growthFaults(rows), ...costly, ...complaints] };
};
