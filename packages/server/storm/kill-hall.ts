/**
 * A hall is killed in the midst of whole matches, and started again on the same port and data; or PostgreSQL under it.
 * The players come back by themselves. Whatever was acknowledged must be there, and all must see the same.
 */
import type { Stream } from '@five-victories/engine';
import { openStore, type Place } from '../src/store/open.js';
import type { Store } from '../src/store/store.js';
import { EDITIONS, openingOf } from '../test/kit.js';
import { launch, runHall, type HallProcess } from './hall-process.js';
import { checkedLog, copyFaults } from './log-faults.js';
import { begunBetween, below, digestAt, play, playerAt, seated, streamOf, type Player } from './players.js';
import type { TestPostgres } from './postgres.mjs';

export interface KillFigures {
  kills: number;
  matches: number;
  acknowledged: number;
  lines: number;
  /** Matches in which both players and a fresh watcher were compared with the log: not while anything lies face down. */
  compared: number;
  readonly faults: string[];
}

/** Between something acknowledged and the kill, at most so many milliseconds. */
const LONGEST = 60;
/** How many halls are killed again while they start. */
const EARLY = 1 / 6;
/** Then another match begins, so that all five games are killed. */
const KILLS_A_MATCH = 24;

const TERMS = { friendly: true, time: { bank: 86_400_000, plus: 60_000 } };

const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

type Addresses = readonly [south: string, north: string];

/** A match between two players by chance, for as long as it is wanted; each sits at a hall, perhaps the same. */
const boutAt = async (at: Addresses, number: number, random: () => number) => {
  const [south, north] = [await playerAt(at[0]), await playerAt(at[1])];
  const edition = EDITIONS[number % EDITIONS.length]!;
  const scenario = Math.floor(random() * edition.scenarios.length);
  const what = { game: edition.id, begin: openingOf(edition, scenario), terms: TERMS };
  const match = await begunBetween(south, north, what);
  let isEnough = false;
  const seed = Math.floor(random() * 1e6);
  const playing = [
    play(south, match, 'south', streamOf(seed), () => isEnough),
    play(north, match, 'north', streamOf(seed + 1), () => isEnough),
  ];
  const faults: string[] = [];
  for (const each of playing) each.catch((error: unknown) => faults.push(String(error)));
  return {
    match,
    players: [south, north],
    faults,
    acknowledged: () => [...south.acknowledged, ...north.acknowledged],
    isOver: () => faults.length > 0 || south.client.copies.get(match)!.head.status === 'over',
    async end() {
      isEnough = true;
      for (const { client } of [south, north]) client.cut();
      await Promise.allSettled(playing);
    },
  };
};

type Bout = Awaited<ReturnType<typeof boutAt>>;

/** All have heard of as many lines, and nothing lies face down for any of them. */
const isPlain = (players: readonly Player[], match: string): boolean =>
  players.every(({ client }) => client.copies.get(match)!.lines.every(({ kind }) => kind !== 'sealed'));

/** Both players and a watcher who has just come, against the log; `asked` opens the store when they have heard all. */
const compare = async (
  address: string,
  bout: Bout,
  figures: KillFigures,
  asked: () => Promise<Store>,
): Promise<void> => {
  const { match, players } = bout;
  const watcher = await playerAt(address, address, true);
  const all = [...players, watcher];
  const lengthOf = ({ client }: Player): number => client.copies.get(match)?.lines.length ?? 0;
  for (const { client } of all) await seated(client, match);
  while (new Set(all.map(lengthOf)).size > 1) await pause(5);
  const digests = isPlain(all, match) ? all.map((each) => digestAt(each, match)) : [];
  for (const each of all) each.leave();
  const store = await asked();
  const checked = await checkedLog(store, match, players);
  await store.close();
  if (lengthOf(watcher) !== checked.lines)
    bout.faults.push(`${match}: a watcher heard of ${lengthOf(watcher)} lines, the log has ${checked.lines}`);
  for (const { client } of all) bout.faults.push(...copyFaults(client, match, checked.entries));
  for (const [i, digest] of digests.entries())
    if (digest !== checked.digest) bout.faults.push(`${match}: client ${i} has another digest`);
  figures.matches++;
  figures.compared += digests.length > 0 ? 1 : 0;
  figures.lines += checked.lines;
  figures.acknowledged += bout.acknowledged().length;
  figures.faults.push(...bout.faults, ...all.flatMap(({ client }) => client.faults), ...checked.faults);
};

/** At most so many answers go by between a start and a kill. */
const MOST_ANSWERS = 6;

/** Until some more is acknowledged than before: one answer, or half a dozen. */
const getsOn = async (bout: Bout, random: () => number): Promise<void> => {
  const goal = bout.acknowledged().length + 1 + Math.floor(random() * MOST_ANSWERS);
  while (!bout.isOver() && bout.acknowledged().length < goal) await pause(5);
};

const killed = async (hall: HallProcess, place: Place, random: () => number, figures: KillFigures) => {
  await pause(random() * LONGEST);
  await hall.kill();
  figures.kills++;
  if (random() < EARLY) {
    const early = launch(place, { port: hall.port });
    await pause(random() * 1000);
    await early.kill();
    figures.kills++;
  }
  return runHall(place, { port: hall.port });
};

const noFigures = (): KillFigures => ({ kills: 0, matches: 0, acknowledged: 0, lines: 0, compared: 0, faults: [] });

interface Options {
  /** What is played and when it is killed; the wire and the machine are chance enough that no two runs are the same. */
  readonly seed?: number;
  /** Numbers the matches, of which each is of the next game. */
  readonly first?: number;
  /** No more is killed once it is so. */
  readonly isLate?: () => boolean;
}

const fractions = (stream: Stream) => (): number => below(stream, FINE) / FINE;
const FINE = 1e9;

/** Whoever asks gets the next game. */
const counting = (first: number) => {
  let next = first;
  return () => next++;
};

const stopped = async (hall: HallProcess, { faults }: KillFigures): Promise<void> => {
  const code = await hall.stop();
  if (code !== 0) faults.push(`the hall closed with ${code}: ${hall.complaints.join('\n')}`);
};

/** Kills the halls of one place, one after the other, until there are enough kills of all. */
const killAt = async (
  place: Place,
  kills: number,
  figures: KillFigures,
  next: () => number,
  { random, isLate }: { readonly random: () => number; readonly isLate: () => boolean },
): Promise<void> => {
  const isEnough = (): boolean => figures.kills >= kills || isLate();
  let hall = await runHall(place);
  while (!isEnough()) {
    const bout = await boutAt([hall.address, hall.address], next(), random);
    for (let i = 0; i < KILLS_A_MATCH && !isEnough() && !bout.isOver(); i++) {
      await getsOn(bout, random);
      hall = await killed(hall, place, random, figures);
    }
    await bout.end();
    // A folder belongs to one hall at a time: it is killed once more, and then its store can be opened.
    await compare(hall.address, bout, figures, async () => {
      await hall.kill();
      figures.kills++;
      return openStore(place);
    });
    hall = await runHall(place, { port: hall.port });
  }
  await stopped(hall, figures);
};

/** Kills halls so many times together, one at a time in each of these places; places on one database may be the same. */
export const killHalls = async (
  places: readonly Place[],
  kills: number,
  { seed = 1, first = 0, isLate = () => false }: Options = {},
): Promise<KillFigures> => {
  const figures = noFigures();
  const next = counting(first);
  await Promise.all(
    places.map(async (place, i) =>
      killAt(place, kills, figures, next, { random: fractions(streamOf(seed + i)), isLate }),
    ),
  );
  return figures;
};

/** So many matches are played while PostgreSQL is killed, each between two halls. */
const MATCHES_AT_ONCE = 3;

/** Kills PostgreSQL, all its processes at once, so many times under two halls that live on. */
export const killPostgresUnder = async (
  postgres: TestPostgres,
  kills: number,
  { seed = 1, first = 0, isLate = () => false }: Options = {},
): Promise<KillFigures> => {
  const random = fractions(streamOf(seed));
  const next = counting(first);
  const place = { database: await postgres.fresh(), folder: '' };
  const figures = noFigures();
  const halls = [await runHall(place), await runHall(place)] as const;
  const isEnough = (): boolean => figures.kills >= kills || isLate();
  while (!isEnough()) {
    const bouts: Bout[] = [];
    while (bouts.length < MATCHES_AT_ONCE)
      bouts.push(await boutAt([halls[0].address, halls[1].address], next(), random));
    for (let i = 0; i < KILLS_A_MATCH && !isEnough() && !bouts.some((bout) => bout.isOver()); i++) {
      await Promise.race(bouts.map(async (bout) => getsOn(bout, random)));
      await pause(random() * LONGEST);
      await postgres.kill();
      await postgres.start();
      figures.kills++;
    }
    const gone = halls.find((hall) => hall.isGone());
    if (gone) throw new Error(`a hall is gone: ${gone.complaints.join('\n')}`);
    for (const bout of bouts) {
      await getsOn(bout, random);
      await bout.end();
      await compare(halls[0].address, bout, figures, async () => openStore(place));
    }
  }
  for (const hall of halls) await stopped(hall, figures);
  return figures;
};
