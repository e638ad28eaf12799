/**
 * Clocks in simulated time: schedules by chance of answers, early plans, take-backs, pauses and other paces, said now at
 * this hall and now at that one, which share a store and both look for flags. After everything the clock in the store is
 * compared with one that is worked out here from the lines alone, to the millisecond.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  below,
  both,
  copyOf,
  enemyOf,
  isSecret,
  openMatch,
  SIDES,
  streamOf,
  type AnyMatch,
  type Both,
  type Choice,
  type Side,
  type Stream,
} from '@five-victories/engine';
import {
  aheadFor,
  askedNow,
  isPlayed,
  keptUpTo,
  playLine,
  sealOf,
  type HallLine,
  type PlayedLine,
} from '@five-victories/engine/fair';
import { chooseRandom } from '@five-victories/bots';
import { receive } from '../src/hall/asks.js';
import type { Hall } from '../src/hall/hall.js';
import { allowanceOf } from '../src/hall/limits.js';
import type { Table } from '../src/hall/table.js';
import type { Clock, MatchId, OffersTell, OkTell, NoTell, Tell, TimeControl } from '../src/protocol/index.js';
import type { MatchRow, PlayerRow, Store } from '../src/store/store.js';
import { newMatchId, newToken, randomSecret } from '../test/client.js';
import { EDITIONS, openingOf, type AnyEdition } from '../test/kit.js';
import { memoryStore } from '../test/memory-store.js';
import { slowTime, staged, type SlowTime, type Stage } from '../test/stage.js';

export interface ClockFigures {
  schedules: number;
  /** How often a clock was compared. */
  compared: number;
  answers: number;
  backs: number;
  pauses: number;
  paces: number;
  flags: number;
  readonly faults: string[];
}

export const noClocks = (): ClockFigures => ({
  schedules: 0,
  compared: 0,
  answers: 0,
  backs: 0,
  pauses: 0,
  paces: 0,
  flags: 0,
  faults: [],
});

/** So short that somebody's time is often up. */
const PACES: readonly TimeControl[] = [
  { bank: 60_000, plus: 5_000 },
  { bank: 90_000, plus: 0 },
  { bank: 80_000, plus: 20_000, per: 'handOver', most: 110_000 },
];

// ---- two halls -------------------------------------------------------------------------------------------------------

/** A window of a player at one of the halls. */
interface Window {
  readonly hall: Hall;
  readonly table: Table;
  readonly answers: Map<string, OkTell | NoTell>;
  offers: OffersTell['offers'];
}

export interface Halls {
  readonly store: Store;
  readonly time: SlowTime;
  readonly stages: readonly Stage[];
  readonly players: Both<PlayerRow>;
  readonly windows: Both<readonly Window[]>;
  stop(): Promise<void>;
}

const windowAt = (hall: Hall, player: PlayerRow): Window => {
  const hear = (tell: Tell): void => {
    if ((tell.t === 'ok' || tell.t === 'no') && tell.token !== undefined) window.answers.set(tell.token, tell);
    if (tell.t === 'offers' || tell.t === 'here') window.offers = tell.offers;
  };
  const table: Table = {
    address: '127.0.0.1',
    session: undefined,
    messages: allowanceOf(1e9, 1, 0),
    backs: allowanceOf(1e9, 1, 0),
    isWelcome: true,
    player,
    unheard: new Set(),
    lag: 0,
    heard: 0,
    at: new Set(),
    send: hear,
    sendText: (text) => hear(JSON.parse(text) as Tell),
    bye: () => undefined,
  };
  const window: Window = { hall, table, answers: new Map(), offers: [] };
  return window;
};

export const twoHalls = async (): Promise<Halls> => {
  const [store, time] = [memoryStore(), slowTime()];
  const stages = [await staged({ store, time }), await staged({ store, time })];
  const [south, north] = [
    await stages[0]!.hall.people.welcome('Anna'),
    await stages[0]!.hall.people.welcome('Bertrand'),
  ];
  const players = { south, north } as Both<PlayerRow>;
  const windows = both((side) => stages.map(({ hall }) => windowAt(hall, players[side])));
  return {
    store,
    time,
    stages,
    players,
    windows,
    async stop() {
      for (const stage of stages) await stage.stop();
    },
  };
};

/** More than a hint and what follows from it take. */
const ROUNDS = 3;

/** Until nothing is under way at either hall. */
const settle = async ({ stages }: Halls): Promise<void> => {
  for (let i = 0; i < ROUNDS; i++) {
    await new Promise(setImmediate);
    for (const { hall } of stages) for (const board of hall.boards.values()) await (await board).queue;
  }
};

const begun = async (
  { store, time, players, windows }: Halls,
  edition: AnyEdition,
  begin: object,
  pace: TimeControl,
) => {
  const match = newMatchId();
  const given = { hall: randomSecret(), south: randomSecret(), north: randomSecret() };
  const now = time.now();
  const row: MatchRow = {
    id: match,
    code: match,
    game: edition.id,
    version: edition.version,
    name: 'A schedule',
    begin: JSON.stringify(begin),
    terms: JSON.stringify({ friendly: true, time: pace }),
    coats: '{}',
    isPublic: false,
    isRated: false,
    seats: both((side) => `player:${players[side].id}`),
    seals: {
      hall: sealOf(match, 'hall', given.hall),
      south: sealOf(match, 'south', given.south),
      north: sealOf(match, 'north', given.north),
    },
    created: now,
    said: 0,
    status: 'opening',
    asked: [],
    clock: '',
    due: undefined,
    changed: now,
    ended: undefined,
  };
  await store.create(row, given);
  for (const { hall, table } of SIDES.flatMap((side) => windows[side]))
    await receive(hall, table, JSON.stringify({ t: 'sit', match, since: 0 }));
  return match;
};

// ---- the clock worked out anew ---------------------------------------------------------------------------------------

interface Model {
  readonly halls: Halls;
  readonly match: MatchId;
  readonly edition: AnyEdition;
  readonly begin: object;
  pace: TimeControl | undefined;
  left: Record<Side, number>;
  running: readonly Side[];
  since: number;
  lines: readonly HallLine[];
  counted: readonly PlayedLine[];
  longest: number;
  isPaused: boolean;
  isEnded: boolean;
  drawers: Both<readonly Choice[]>;
}

const MOST_LAG = 1_000;

const played = new WeakMap<readonly PlayedLine[], AnyMatch>();

/** Where these lines lead to; nobody plays on it. */
const matchOf = ({ edition, begin, counted }: Model): AnyMatch => {
  const there = played.get(counted);
  if (there) return there;
  const match = openMatch<AnyMatch>(edition, begin, { hand: true }, 'begin', [])!;
  for (const line of counted) playLine(match, line);
  played.set(counted, match);
  return match;
};

/** The same with one line more. */
const playedOn = (model: Model, line: PlayedLine): readonly PlayedLine[] => {
  const match = copyOf(matchOf(model));
  playLine(match, line);
  const counted = [...model.counted, line];
  played.set(counted, match);
  return counted;
};

const readDrawers = async ({ halls, match }: Model): Promise<Both<readonly Choice[]>> => {
  const secrets = await halls.store.secrets(match);
  return both((side) => {
    const kept = secrets[`drawer:${side}`];
    return kept === undefined ? [] : (JSON.parse(kept) as { choices: Choice[] }).choices;
  });
};

/** Whoever has to think: not one whose answer lies ready. */
const thinking = (model: Model): Side[] => {
  const match = matchOf(model);
  if (model.isEnded || model.isPaused || !match.decision) return [];
  return askedNow(match, (side) => model.drawers[side]).filter(
    (side) => !(isSecret(match) && match.decision!.side === side && model.drawers[side].length > 0),
  );
};

/** Time goes by: whoever thinks pays for it. */
const spend = (model: Model, at: number): void => {
  for (const side of model.running) model.left[side] -= at - model.since;
  model.since = at;
};

const give = (model: Model, side: Side, much: number): void => {
  const { bank, most = bank } = model.pace!;
  model.left[side] = Math.max(model.left[side], Math.min(Math.max(bank, most), model.left[side] + much));
};

/** One line more; true if it is an answer that is new, and not one in the place of another. */
const count = (model: Model, line: HallLine): boolean => {
  if (line.kind === 'back') model.counted = keptUpTo(model.counted, line.to);
  if (line.kind === 'pause') model.isPaused = true;
  if (line.kind === 'resume') model.isPaused = false;
  if (line.kind === 'end') model.isEnded = true;
  if (!isPlayed(line)) return false;
  model.counted = playedOn(model, line);
  const isNew = model.counted.length > model.longest;
  model.longest = Math.max(model.longest, model.counted.length);
  return isNew && line.kind === 'said' && !line.interrupt;
};

/** What was written at once, by somebody with this lag. */
const takeLines = async (model: Model, lines: readonly HallLine[], at: number, lag: number): Promise<void> => {
  const before = model.running;
  const since = model.since;
  spend(model, at);
  const by = new Set<Side>();
  const isByAnswer = model.pace && model.pace.per !== 'handOver';
  for (const [i, line] of lines.entries()) {
    const isNew = count(model, line);
    if (line.kind === 'pace') {
      model.pace = line.time;
      model.left = both(() => line.time?.bank ?? 0);
      by.clear();
    } else if (line.kind === 'said' && !line.interrupt && model.pace) {
      if (isNew) by.add(line.by);
      const back = i === 0 && before.includes(line.by) ? Math.min(lag, MOST_LAG, at - since) : 0;
      if (isByAnswer) give(model, line.by, (isNew ? model.pace.plus : 0) + back);
    }
  }
  model.lines = [...model.lines, ...lines];
  model.drawers = await readDrawers(model);
  model.running = thinking(model);
  if (isByAnswer || !model.pace) return;
  for (const side of by) if (before.includes(side) && !model.running.includes(side)) give(model, side, model.pace.plus);
};

/** What has been written since; lines of different times were written one after the other. */
const catchUp = async (model: Model, lag = 0): Promise<void> => {
  const { halls, match, lines } = model;
  const fresh = (await halls.store.since(match, lines.length)).map(({ line, token }) => ({
    line: JSON.parse(line) as HallLine,
    breath: token.split('.')[0] === '' ? token : token.split('.')[0],
  }));
  while (fresh.length > 0) {
    const { breath, line } = fresh[0]!;
    const end = fresh.findIndex((each) => each.breath !== breath);
    const together = fresh.splice(0, end < 0 ? fresh.length : end).map((each) => each.line);
    await takeLines(model, together, line.at, lag);
  }
  const drawers = await readDrawers(model);
  if (isDeepStrictEqual(drawers, model.drawers)) return;
  spend(model, halls.time.now());
  model.drawers = drawers;
  model.running = thinking(model);
};

/** The clock as it stands now, wherever it was written. */
const compare = async (model: Model, what: string, figures: ClockFigures): Promise<void> => {
  const { halls, match, pace, edition } = model;
  const row = (await halls.store.match(match))!;
  figures.compared++;
  const fault = (words: string): void =>
    void figures.faults.push(`${edition.id} ${match} after ${what} (line ${model.lines.length}): ${words}`);
  if (!pace) {
    if (row.clock !== '') fault(`there is a clock, ${row.clock}`);
    return;
  }
  const clock = JSON.parse(row.clock) as Clock;
  const now = halls.time.now();
  const told = both((side) => clock.left[side] - (clock.running.includes(side) ? now - clock.since : 0));
  const own = both((side) => model.left[side] - (model.running.includes(side) ? now - model.since : 0));
  if (!isDeepStrictEqual(told, own)) fault(`${JSON.stringify(told)} are left, not ${JSON.stringify(own)}`);
  if (!isDeepStrictEqual([...clock.running].sort(), [...model.running].sort()))
    fault(`time runs for ${clock.running.join()}, not for ${model.running.join()}`);
  const due = model.running.length === 0 ? undefined : now + Math.min(...model.running.map((side) => own[side]));
  if (row.due !== due) fault(`due at ${row.due}, not at ${due}`);
};

// ---- schedules -------------------------------------------------------------------------------------------------------

const oneOf = <T>(stream: Stream, from: readonly T[]): T => from[below(stream, from.length)]!;

/** Says something by a window of a side, and notes what came of it. True: it was accepted. */
const sayBy = async (model: Model, stream: Stream, side: Side, ask: object): Promise<boolean> => {
  const window = oneOf(stream, model.halls.windows[side]);
  const token = newToken();
  window.table.lag = below(stream, 2 * MOST_LAG);
  await receive(window.hall, window.table, JSON.stringify({ match: model.match, token, ...ask }));
  await settle(model.halls);
  await catchUp(model, window.table.lag);
  return window.answers.get(token)?.t === 'ok';
};

const answer = async (model: Model, stream: Stream): Promise<boolean> => {
  const side = model.running.length > 0 ? oneOf(stream, model.running) : undefined;
  if (!side) return false;
  const match = matchOf(model);
  const question = match.decision!.side === side ? match : aheadFor(match, side, model.drawers[side]);
  const choices = [chooseRandom(question!, stream)];
  return sayBy(model, stream, side, { t: 'say', after: model.lines.length, choices });
};

const back = async (model: Model, stream: Stream): Promise<boolean> => {
  const after = model.lines.length;
  const ask = { t: 'back', after, to: Math.max(0, after - below(stream, 3)) };
  return sayBy(model, stream, oneOf(stream, SIDES), ask);
};

const AGREED = ['back', 'back', 'pause', 'adjourn', 'resume', 'resume', 'pace'] as const;

/** One offers something, the other wants it too. */
const agree = async (model: Model, stream: Stream, figures: ClockFigures): Promise<void> => {
  const [side, offer] = [oneOf(stream, SIDES), oneOf(stream, AGREED)];
  const before = model.lines.length;
  const pace = offer === 'pace' && below(stream, 4) > 0 ? { time: oneOf(stream, PACES) } : {};
  const to = offer === 'back' ? { to: Math.max(0, before - 1 - below(stream, 4)) } : {};
  await sayBy(model, stream, side, { t: 'offer', offer, ...to, ...pace });
  const other = enemyOf(side);
  const open = model.halls.windows[other][0]!.offers.find((each) => each.by === side && each.offer === offer);
  if (open) await sayBy(model, stream, other, { t: 'reply', offer: open.k, yes: true });
  for (const { kind } of model.lines.slice(before)) {
    if (kind === 'back') figures.backs++;
    if (kind === 'pause') figures.pauses++;
    if (kind === 'pace') figures.paces++;
  }
};

/** Time goes by, up to the moment when somebody has none left: then one line says so, whoever of both halls writes it. */
const pass = async (model: Model, span: number, figures: ClockFigures): Promise<void> => {
  const { time } = model.halls;
  const until = model.pace
    ? Math.min(...model.running.map((side) => model.left[side] - (time.now() - model.since)))
    : Infinity;
  time.pass(Math.min(span, until));
  await settle(model.halls);
  if (span < until) return;
  const up = SIDES.find((side) => model.running.includes(side) && model.left[side] === time.now() - model.since);
  await catchUp(model);
  figures.flags++;
  const [end, ...more] = model.lines.filter(({ kind }) => kind === 'end');
  if (end?.kind !== 'end' || end.why !== 'time' || end.loser !== up || end.at !== time.now() || more.length > 0)
    figures.faults.push(
      `${model.match}: ${up} has no time left, the log says ${JSON.stringify(model.lines.slice(-2))}`,
    );
};

const MOST_ACTS = 24;
const LONGEST = 9_000;

const step = async (model: Model, stream: Stream, figures: ClockFigures): Promise<string> => {
  const what = below(stream, 10);
  if (what < 6) {
    if (await answer(model, stream)) figures.answers++;
    return 'an answer';
  }
  if (what < 8) {
    if (await back(model, stream)) figures.backs++;
    return 'a take-back';
  }
  await agree(model, stream, figures);
  return 'an agreement';
};

/** One schedule: a match of the first minutes, until somebody has no time left or enough was done. */
export const schedule = async (halls: Halls, seed: number, figures: ClockFigures): Promise<void> => {
  const stream = streamOf(seed);
  const edition = EDITIONS[seed % EDITIONS.length]!;
  const setupMethod = below(stream, 3) > 0 ? 'hidden' : 'sequential';
  const begin = openingOf(edition, 0, { setupMethod });
  const pace = oneOf(stream, PACES);
  const match = await begun(halls, edition, begin, pace);
  const model: Model = {
    halls, match, edition, begin, pace,
    left: both(() => pace.bank), running: [], since: halls.time.now(), lines: [], counted: [], longest: 0,
    isPaused: false, isEnded: false, drawers: both(() => []),
  }; // prettier-ignore
  model.running = thinking(model);
  await settle(halls);
  await catchUp(model);
  await compare(model, 'its beginning', figures);
  for (let i = 0; i < MOST_ACTS && !model.isEnded && matchOf(model).decision; i++) {
    await pass(model, below(stream, 4) === 0 ? below(stream, 6 * LONGEST) : below(stream, LONGEST), figures);
    await compare(model, 'some time', figures);
    if (model.isEnded) break;
    await compare(model, await step(model, stream, figures), figures);
  }
  for (const { hall, table } of SIDES.flatMap((side) => halls.windows[side]))
    await receive(hall, table, JSON.stringify({ t: 'rise', match }));
  // Both halls forget a match at which nobody sits.
  halls.time.pass(20_000);
  await settle(halls);
  figures.schedules++;
};
