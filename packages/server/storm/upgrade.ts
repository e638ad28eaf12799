/**
 * A rolling upgrade under load: several halls on one PostgreSQL behind a proxy, one after another replaced by a build in
 * which a rule was mended. Nothing acknowledged is lost; who began by the old rules ends by them, unless his match stands
 * under the new ones exactly as under its own and nobody sat at it; new matches begin by the new rules.
 */
import { join } from 'node:path';
import type { Playable } from '@five-victories/engine';
import { openStore } from '../src/store/open.js';
import type { MatchRow } from '../src/store/store.js';
import { OTHER_RULES } from '../test/client.js';
import { EDITIONS, openingOf } from '../test/kit.js';
import { balanceOf, type Balance } from './balance.js';
import { buildHall, type BuiltHall, type Patch } from './builds.mjs';
import { runHall, type HallProcess } from './hall-process.js';
import { checkedLog } from './log-faults.js';
import { begunBetween, below, digestAt, play, playerAt, seated, streamOf, type Player } from './players.js';

/** A stand lasts longer: nothing before the first blow is otherwise. */
const MENDED: readonly Patch[] = [
  { file: 'games/fine/fine.js', from: 'hitsPerStand: 2', to: 'hitsPerStand: 3' },
  { file: 'games/fine/mended.js', from: '2: [', to: "3: ['FV-MELEE-01'], 2: [" },
];

const TERMS = { friendly: true, time: { bank: 86_400_000, plus: 60_000 } };

export interface UpgradeFigures {
  halls: number;
  matches: number;
  acknowledged: number;
  lines: number;
  /** Of the game with the mended rule: begun by the older rules and ended by them, moved to the newer, begun by the newer. */
  older: number;
  moved: number;
  newer: number;
  compared: number;
  readonly faults: string[];
}

export const noUpgrade = (): UpgradeFigures => ({
  halls: 0,
  matches: 0,
  acknowledged: 0,
  lines: 0,
  older: 0,
  moved: 0,
  newer: 0,
  compared: 0,
  faults: [],
});

const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(20);
};

/** A match between two, who come and go. */
interface Bout {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly [Player, Player];
  /** Answers until it rests; after `rest` nobody sits at it. */
  playOn(answers: number): Promise<void>;
  acknowledged(): number;
}

const SEATS = ['south', 'north'] as const;

const boutAt = async (address: string, number: number, seed: number): Promise<Bout> => {
  const [south, north] = [await playerAt(address), await playerAt(address)];
  // Two of three are of the game in which a rule was mended.
  const edition = number % 3 === 2 ? EDITIONS[1 + (number % 4)]! : EDITIONS[0];
  const what = { game: edition.id, begin: openingOf(edition, number % edition.scenarios.length), terms: TERMS };
  const match = await begunBetween(south, north, what);
  const acknowledged = (): number => south.acknowledged.length + north.acknowledged.length;
  return {
    match,
    game: edition.id,
    seats: [south, north],
    acknowledged,
    async playOn(answers) {
      const goal = acknowledged() + answers;
      const isEnough = (): boolean => acknowledged() >= goal;
      await Promise.all(
        [south, north].map(async (player, i) => play(player, match, SEATS[i]!, streamOf(seed + i + goal), isEnough)),
      );
    },
  };
};

interface Upgrade {
  readonly place: { readonly database: string; readonly folder: string };
  readonly balance: Balance;
  readonly halls: HallProcess[];
  readonly figures: UpgradeFigures;
}

/** Minutes after which a hall thinks that the upgrade is over. */
const LONG = '600';
const AT_ONCE = '0';

const started = async (
  place: Upgrade['place'],
  build: BuiltHall,
  port: number,
  settled: string,
): Promise<HallProcess> => runHall(place, { port, env: { STORM_HALL: build.hall, HALL_SETTLED: settled } });

/** As an operator does it: told to end, and the newer one started in its place; or killed. */
const replaced = async (
  { halls, place, figures }: Upgrade,
  i: number,
  build: BuiltHall,
  how: 'stop' | 'kill',
  settled = LONG,
): Promise<void> => {
  const hall = halls[i]!;
  if (how === 'kill') await hall.kill();
  else if ((await hall.stop()) !== 0) figures.faults.push(`a hall did not close well: ${hall.complaints.join('\n')}`);
  halls[i] = await started(place, build, hall.port, settled);
  figures.halls++;
};

const rowsOf = async ({ place }: Upgrade, bouts: readonly Bout[]): Promise<Map<string, MatchRow>> => {
  const store = await openStore(place);
  const rows = await Promise.all(bouts.map(async ({ match }) => store.match(match)));
  await store.close();
  return new Map(rows.map((row) => [row!.id, row!]));
};

/** Everybody leaves, and comes back later. */
const away = (bouts: readonly Bout[]): void => {
  for (const { seats } of bouts) for (const { client } of seats) client.copies.clear();
  for (const { seats } of bouts) for (const { client } of seats) client.cut();
};

const back = async (bouts: readonly Bout[]): Promise<void> => {
  for (const { seats, match } of bouts) for (const { client } of seats) await seated(client, match);
};

/** Both seats and somebody who has just come see the same, and it is what the log says by the rules of the match. */
const compare = async ({ place, balance, figures }: Upgrade, bouts: readonly Bout[]): Promise<void> => {
  for (const { match, seats } of bouts) {
    const watcher = await playerAt(balance.address, balance.address, true);
    const all = [...seats, watcher];
    for (const { client } of all) await seated(client, match);
    const linesOf = ({ client }: Player) => client.copies.get(match)!.lines;
    await until(() => new Set(all.map((each) => linesOf(each).length)).size === 1);
    const isPlain = all.every((each) => linesOf(each).every(({ kind }) => kind !== 'sealed'));
    const digests = isPlain ? all.map((each) => digestAt(each, match)) : [];
    for (const each of all) each.leave();
    const store = await openStore(place);
    const checked = await checkedLog(store, match, seats);
    await store.close();
    figures.matches++;
    figures.lines += checked.lines;
    figures.acknowledged += seats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    figures.compared += isPlain ? 1 : 0;
    figures.faults.push(...checked.faults, ...all.flatMap(({ client }) => client.faults));
    if (digests.some((digest) => digest !== checked.digest)) figures.faults.push(`${match}: digests differ`);
  }
};

const expectVersions = (
  figures: UpgradeFigures,
  rows: Map<string, MatchRow>,
  bouts: readonly Bout[],
  is: string,
  why: string,
): void => {
  for (const { match, game } of bouts) {
    const { version } = rows.get(match)!;
    const wanted = game === MENDED_GAME ? is : '2';
    if (version !== wanted)
      figures.faults.push(`${why}: ${match} of ${game} goes by version ${version}, not ${wanted}`);
  }
};

const MENDED_GAME = 'fine';

const begunAt = async ({ balance }: Upgrade, much: number, first: number, seed: number): Promise<Bout[]> => {
  const bouts: Bout[] = [];
  for (let i = 0; i < much; i++) bouts.push(await boutAt(balance.address, first + i, seed + 100 * (first + i)));
  return bouts;
};

const playAll = async (bouts: readonly Bout[], answers: number): Promise<void> => {
  await Promise.all(bouts.map(async (bout) => bout.playOn(answers)));
};

/** Some are left in the set-up, where both rules are one; the others have struck by then. */
const FEW = 2;
const MANY = 160;

const upgradedUnder = async (upgrade: Upgrade, newer: BuiltHall, much: number, seed: number): Promise<void> => {
  const { figures, halls } = upgrade;
  const random = streamOf(seed);
  const older = await begunAt(upgrade, much, 0, seed);
  const early = await begunAt(upgrade, much, much, seed);
  await playAll(early, FEW);
  away(early);
  let isOver = false;
  const playing = playAll(older, MANY).finally(() => (isOver = true));
  for (const i of halls.keys()) {
    const before = older.reduce((sum, bout) => sum + bout.acknowledged(), 0);
    await until(() => isOver || older.reduce((sum, bout) => sum + bout.acknowledged(), 0) > before + 10 * much);
    await replaced(upgrade, i, newer, below(random, 2) === 0 ? 'kill' : 'stop');
  }
  const begun = await begunAt(upgrade, much, 2 * much, seed);
  await Promise.all([playing, playAll(begun, MANY)]);
  const rows = await rowsOf(upgrade, [...older, ...begun]);
  expectVersions(figures, rows, older, '2', 'begun before the upgrade and played all the time');
  expectVersions(figures, rows, begun, '3', 'begun after it');
  await settledAfter(upgrade, newer, { older, early, begun });
};

/** Nobody sits at the older matches any more: what stands alike is moved, and all are played on. */
const settledAfter = async (
  upgrade: Upgrade,
  newer: BuiltHall,
  { older, early, begun }: Readonly<Record<'older' | 'early' | 'begun', readonly Bout[]>>,
): Promise<void> => {
  const { figures } = upgrade;
  away(older);
  await replaced(upgrade, 0, newer, 'stop', AT_ONCE);
  const isMoved = async (): Promise<boolean> => {
    const rows = await rowsOf(upgrade, early);
    return early.every(({ match, game }) => game !== MENDED_GAME || rows.get(match)!.version === '3');
  };
  const began = Date.now();
  await until(async () => (await isMoved()) || Date.now() - began > 60_000);
  await back([...early, ...older]);
  await playAll([...early, ...older, ...begun], MANY / 4);
  const rows = await rowsOf(upgrade, [...early, ...older]);
  expectVersions(figures, rows, early, '3', 'alike under both rules, with nobody at it');
  const counted = (bouts: readonly Bout[], version: string): number =>
    bouts.filter(({ match, game }) => game === MENDED_GAME && rows.get(match)?.version === version).length;
  figures.older += counted(older, '2');
  figures.moved += counted([...early, ...older], '3');
  figures.newer += begun.filter(({ game }) => game === MENDED_GAME).length;
  await compare(upgrade, [...early, ...older, ...begun]);
};

/** The whole upgrade once, with so many matches at each of its stages, so many halls. */
export const upgradeUnder = async (
  database: string,
  folder: string,
  much: number,
  figures: UpgradeFigures,
  { seed = 1, halls: count = 2 }: { readonly seed?: number; readonly halls?: number } = {},
): Promise<void> => {
  const older = await buildHall(join(folder, 'older'));
  const newer = await buildHall(join(folder, 'newer'), MENDED);
  const { EDITIONS: editions } = (await import(newer.rules)) as { readonly EDITIONS: readonly Playable[] };
  OTHER_RULES.push(...editions.filter(({ id }) => id === MENDED_GAME));
  const place = { database, folder: join(folder, 'kept') };
  const halls: HallProcess[] = [];
  while (halls.length < count) halls.push(await started(place, older, 0, LONG));
  const balance = await balanceOf(halls.map(({ port }) => port));
  const upgrade: Upgrade = { place, balance, halls, figures };
  try {
    await upgradedUnder(upgrade, newer, much, seed);
  } finally {
    OTHER_RULES.length = 0;
    for (const hall of halls) await hall.kill();
    await balance.close();
  }
};
