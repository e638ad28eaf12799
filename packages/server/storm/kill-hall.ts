/**
 * A hall is killed in the midst of whole matches, and started again on the same port and data; or PostgreSQL under it.
 * The players come back by themselves. Whatever was acknowledged must be there, and all must see the same.
 */
import { openStore, type Place } from '../src/store/open.js';
import type { Store } from '../src/store/store.js';
import { EDITIONS, openingOf } from '../test/kit.js';
import { launch, runHall, type HallProcess } from './hall-process.js';
import { checkedLog } from './log-faults.js';
import { begunBetween, digestAt, play, playerAt, seated, streamOf, type Player } from './players.js';
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
const LONGEST = 150;
/** How many halls are killed again while they start. */
const EARLY = 1 / 6;
/** Then another match begins, so that all five games are killed. */
const KILLS_A_MATCH = 12;

const TERMS = { friendly: true, time: { bank: 86_400_000, plus: 60_000 } };

const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

/** A match between two players by chance, for as long as it is wanted. */
const boutAt = async (address: string, number: number, random: () => number) => {
  const [south, north] = [await playerAt(address), await playerAt(address)];
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
  const checked = await checkedLog(store, match, bout.acknowledged());
  await store.close();
  if (lengthOf(watcher) !== checked.lines)
    bout.faults.push(`${match}: a watcher heard of ${lengthOf(watcher)} lines, the log has ${checked.lines}`);
  for (const [i, digest] of digests.entries())
    if (digest !== checked.digest) bout.faults.push(`${match}: client ${i} has another digest`);
  figures.matches++;
  figures.compared += digests.length > 0 ? 1 : 0;
  figures.lines += checked.lines;
  figures.acknowledged += bout.acknowledged().length;
  figures.faults.push(...bout.faults, ...all.flatMap(({ client }) => client.faults), ...checked.faults);
};

/** At most so many answers go by between a start and a kill. */
const MOST_ANSWERS = 12;

/** Until some more is acknowledged than before: one answer, or a dozen. */
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
  readonly random?: () => number;
  readonly tell?: (figures: KillFigures) => void;
  /** No more matches are begun once it is so. */
  readonly isLate?: () => boolean;
}

const whenever = { random: Math.random, tell: () => undefined, isLate: () => false };

/** Kills halls on one store so many times. */
export const killHalls = async (place: Place, kills: number, options: Options = {}): Promise<KillFigures> => {
  const { random, tell, isLate } = { ...whenever, ...options };
  const figures = noFigures();
  let hall = await runHall(place);
  for (let number = 0; figures.kills < kills && !isLate(); number++) {
    const bout = await boutAt(hall.address, number, random);
    const most = Math.min(kills, figures.kills + KILLS_A_MATCH);
    while (figures.kills < most && !bout.isOver()) {
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
    tell(figures);
  }
  const code = await hall.stop();
  if (code !== 0) figures.faults.push(`the hall closed with ${code}: ${hall.complaints.join('\n')}`);
  return figures;
};

/** Kills PostgreSQL, all its processes at once, so many times under a hall that lives on. */
export const killPostgresUnder = async (
  postgres: TestPostgres,
  kills: number,
  options: Options = {},
): Promise<KillFigures> => {
  const { random, tell, isLate } = { ...whenever, ...options };
  const place = { database: await postgres.fresh(), folder: '' };
  const figures = noFigures();
  const hall = await runHall(place);
  for (let number = 0; figures.kills < kills && !isLate(); number++) {
    const bout = await boutAt(hall.address, number, random);
    const most = Math.min(kills, figures.kills + KILLS_A_MATCH);
    while (figures.kills < most && !bout.isOver()) {
      await getsOn(bout, random);
      await pause(random() * LONGEST);
      await postgres.kill();
      await postgres.start();
      figures.kills++;
    }
    if (hall.isGone()) throw new Error(`the hall is gone: ${hall.complaints.join('\n')}`);
    await getsOn(bout, random);
    await bout.end();
    await compare(hall.address, bout, figures, async () => openStore(place));
    tell(figures);
  }
  const code = await hall.stop();
  if (code !== 0) figures.faults.push(`the hall closed with ${code}: ${hall.complaints.join('\n')}`);
  return figures;
};
