/**
 * Whole matches of all five games over bad wires, with the seats at different halls on one PostgreSQL: all see the same,
 * nothing acknowledged is lost, and the clocks agree.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '@five-victories/engine';
import { verify, type FairMatch } from '@five-victories/engine/fair';
import { openStore } from '../src/store/open.js';
import type { HereTell } from '../src/protocol/index.js';
import { EDITIONS, openingOf } from '../test/kit.js';
import { clockFaults } from './clock-faults.js';
import { runHall, type HallProcess } from './hall-process.js';
import { checkedLog, copyFaults } from './log-faults.js';
import { begunBetween, digestAt, play, playerAt, seated, streamOf, type Player } from './players.js';
import { noWire, wireTo, type WireFigures } from './wire.js';

export interface ChaosFigures extends WireFigures {
  matches: number;
  acknowledged: number;
  lines: number;
  readonly faults: string[];
}

const TIME = { bank: 600_000, plus: 10_000 };

/** Everything that a hall tells somebody who has just come. */
const toldBy = async (hall: HallProcess, match: string): Promise<HereTell> => {
  const watcher = await playerAt(hall.address, hall.address, true);
  await seated(watcher.client, match);
  watcher.leave();
  return watcher.client.copies.get(match)!.here;
};

const agreed = async (
  halls: readonly HallProcess[],
  database: string,
  match: string,
  seats: readonly Player[],
  all: readonly Player[],
  figures: ChaosFigures,
): Promise<string[]> => {
  const store = await openStore({ database, folder: '' });
  const checked = await checkedLog(store, match, seats);
  await store.close();
  const faults = [...checked.faults];
  for (const { client } of all)
    await client.until(() => client.isOpen() && client.copies.get(match)!.lines.length === checked.lines, 'all lines');
  for (const { client } of all) faults.push(...copyFaults(client, match, checked.entries));
  for (const [i, each] of all.entries())
    if (digestAt(each, match) !== checked.digest) faults.push(`client ${i} has another digest`);
  const told = await Promise.all(halls.map(async (hall) => toldBy(hall, match)));
  for (const here of told) {
    faults.push(...clockFaults(here, TIME));
    if (!isDeepStrictEqual(here.clock, told[0]!.clock)) faults.push('the halls have different clocks');
  }
  for (const { client } of seats) {
    const { body } = await client.api('GET', `matches/${match}/record`);
    const found: Fault[] = [];
    verify(
      EDITIONS.find(({ id }) => id === (body as FairMatch).game)!,
      body as FairMatch,
      'record',
      found,
    );
    faults.push(...found.map((fault) => `record: ${JSON.stringify(fault)}`));
    if ((body as FairMatch).digest !== checked.digest) faults.push('the record has another digest');
  }
  figures.matches++;
  figures.lines += checked.lines;
  for (const { acknowledged } of seats) figures.acknowledged += acknowledged.length;
  return faults;
};

/** One whole match between two, looked on at by a third, and what does not agree at its end. */
const chaosMatch = async (
  halls: readonly HallProcess[],
  database: string,
  [south, north, watcher]: readonly [Player, Player, Player],
  number: number,
  seed: number,
  figures: ChaosFigures,
): Promise<void> => {
  const edition = EDITIONS[number % EDITIONS.length]!;
  const begin = openingOf(edition, Math.floor(number / EDITIONS.length) % edition.scenarios.length);
  const match = await begunBetween(south, north, { game: edition.id, begin, terms: { friendly: false, time: TIME } });
  await seated(watcher.client, match);
  const never = (): boolean => false;
  await Promise.all([
    play(south, match, 'south', streamOf(seed + 7), never),
    play(north, match, 'north', streamOf(seed + 8), never),
  ]);
  const all = [south, north, watcher];
  const faults = await agreed(halls, database, match, [south, north], all, figures);
  faults.push(...all.flatMap(({ client }) => client.faults));
  figures.faults.push(...faults.map((fault) => `${edition.id} ${match} (seed ${seed}): ${fault}`));
};

/** The same with each of them behind a wire of its own. What goes wrong in it ends no other. */
const wired = async (
  halls: readonly HallProcess[],
  database: string,
  number: number,
  seed: number,
  figures: ChaosFigures,
): Promise<void> => {
  const [one, two] = halls.map(({ address }) => address) as [string, string];
  const ways = [
    [one, two],
    [two, one],
    [two, one],
  ] as const;
  const wires = await Promise.all(ways.map(async (to, i) => wireTo(to, streamOf(seed + i), figures)));
  const there: Player[] = [];
  try {
    for (const [i, wire] of wires.entries()) there.push(await playerAt(ways[i]![0], wire.address, i === 2));
    await chaosMatch(halls, database, there as unknown as [Player, Player, Player], number, seed, figures);
  } catch (error) {
    figures.faults.push(`match ${number} (seed ${seed}): ${String(error)}`);
  } finally {
    for (const each of there) each.leave();
    for (const wire of wires) wire.close();
  }
};

const noChaos = (): ChaosFigures => ({ ...noWire(), matches: 0, acknowledged: 0, lines: 0, faults: [] });

/** So many matches, so many at a time; `first` numbers them, by game and scenario. */
export const chaos = async (
  database: string,
  matches: number,
  {
    seed = 1,
    first = 0,
    together = 3,
    isLate = () => false,
  }: { seed?: number; first?: number; together?: number; isLate?: () => boolean } = {},
): Promise<ChaosFigures> => {
  const figures = noChaos();
  const place = { database, folder: '' };
  const halls = await Promise.all([runHall(place), runHall(place)]);
  let next = first;
  const some = async (): Promise<void> => {
    while (next < first + matches && !isLate()) {
      const number = next++;
      await wired(halls, database, number, seed + 100 * number, figures);
    }
  };
  await Promise.all(Array.from({ length: together }, some));
  for (const hall of halls) {
    figures.faults.push(...hall.complaints.map((complaint) => `a hall complains: ${complaint.slice(0, 400)}`));
    if ((await hall.stop()) !== 0) figures.faults.push('a hall did not close well');
  }
  return figures;
};
