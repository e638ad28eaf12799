/**
 * What an answer and an open match cost halls, by game and by how many matches are open: processor time and memory of the
 * halls' own processes, which are little else on a busy machine. Players sit at real sockets in this process.
 */
import { digest, SIDES, type Side } from '@five-victories/engine';
import { chooseRandom } from '@five-victories/bots';
import type { Place } from '../src/store/open.js';
import { askedOf, clientOf, playedBetween, type Client } from '../test/client.js';
import { openingOf, type AnyEdition } from '../test/kit.js';
import { runHall, type HallProcess, type Measured } from './hall-process.js';
import { streamOf } from './players.js';

export interface CostRow {
  readonly game: string;
  readonly halls: number;
  readonly open: number;
  readonly answers: number;
  /** Milliseconds of all halls together, without what they spend on open matches at rest. */
  readonly cpu: number;
  readonly perSecond: number;
  /** kB of heap for an open match, all halls together. */
  readonly heap: number;
  /** Of one core, while nobody answers. */
  readonly idle: number;
  /** Of the halls, MB, at the end. */
  readonly resident: number;
  readonly faults: readonly string[];
}

const PAIRS = 8;
const LETTERS = 'bcdfghkm';
const REST = 12_000;

interface Bout {
  readonly match: string;
  readonly seats: Readonly<Record<Side, Client>>;
}

const pause = async (span: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, span));

const pairAt = async (halls: readonly HallProcess[], i: number): Promise<Bout['seats']> => {
  // Both seats of a pair at one hall, as a proxy that goes by the match brings them together.
  const { address } = halls[i % halls.length]!;
  const seats = { south: clientOf(address, { patience: 600_000 }), north: clientOf(address, { patience: 600_000 }) };
  await seats.south.join(`Cost South ${LETTERS[i]}`);
  await seats.north.join(`Cost North ${LETTERS[i]}`);
  for (const side of SIDES) await seats[side].connect();
  return seats;
};

const measuredOf = async (halls: readonly HallProcess[]): Promise<Measured> => {
  const each = await Promise.all(halls.map(async (hall) => hall.measured()));
  const sum = (field: keyof Measured): number => each.reduce((total, figures) => total + figures[field], 0);
  return { heapUsed: sum('heapUsed'), rss: sum('rss'), cpu: sum('cpu'), cpuFromHere: sum('cpuFromHere') };
};

/** One answer of whoever is asked; false: the match is over. */
const answer = async ({ match, seats }: Bout, seed: number): Promise<boolean> => {
  const copies = SIDES.map((side) => seats[side].copies.get(match)!);
  const level = Math.max(...copies.map(({ lines }) => lines.length));
  for (const side of SIDES)
    await seats[side].until(() => seats[side].copies.get(match)!.lines.length >= level, 'lines');
  const copy = seats.south.copies.get(match)!;
  const side = copy.match?.decision?.side;
  if (copy.head.status === 'over' || side === undefined) return false;
  const asked = await seats[side].until(() => askedOf(seats[side].copies.get(match)!, side), 'a question');
  const said = await seats[side].say(match, [chooseRandom(asked, streamOf(seed))]);
  if (said.t !== 'ok' && said.code !== 'over') throw new Error(JSON.stringify(said));
  return true;
};

/** So many answers of each pair at its matches in turn; how many there were. */
const answers = async (pairs: readonly (readonly Bout[])[], much: number, seed: number): Promise<number> => {
  const done = await Promise.all(
    pairs.map(async (bouts, p) => {
      let count = 0;
      for (let i = 0; i < much; i++) if (await answer(bouts[i % bouts.length]!, seed + 1000 * i + p)) count++;
      return count;
    }),
  );
  return done.reduce((sum, each) => sum + each, 0);
};

/** Matches of one game, so many open, so many answers. */
export const costOf = async (
  places: readonly Place[],
  edition: AnyEdition,
  open: number,
  much: number,
): Promise<CostRow> => {
  const halls: HallProcess[] = [];
  for (const place of places) halls.push(await runHall(place));
  const empty = await measuredOf(halls);
  const seats: Bout['seats'][] = [];
  while (seats.length < PAIRS) seats.push(await pairAt(halls, seats.length));
  const isZonal = edition.id === 'fine' || edition.id === 'major';
  const begin = openingOf(edition, 0, isZonal ? { setupMethod: 'sequential' } : {});
  const asked = { game: edition.id, begin, terms: { friendly: true } };
  const pairs = await Promise.all(
    seats.map(async ({ south, north }) => {
      const bouts: Bout[] = [];
      while (bouts.length < open / PAIRS)
        bouts.push({ match: await playedBetween(south, north, asked), seats: { south, north } });
      return bouts;
    }),
  );
  await answers(pairs, much / PAIRS / 4, 1);
  const resting = await measuredOf(halls);
  await pause(REST);
  const before = await measuredOf(halls);
  const idle = (before.cpu - resting.cpuFromHere) / REST;
  const began = Date.now();
  const count = await answers(pairs, much / PAIRS, 2);
  const seconds = (Date.now() - began) / 1000;
  const after = await measuredOf(halls);
  const faults = seats.flatMap(({ south, north }) => [...south.faults, ...north.faults]);
  for (const bout of pairs.flat()) {
    const [one, other] = SIDES.map((side) => bout.seats[side].copies.get(bout.match)!);
    if (one!.lines.length === other!.lines.length && digest(one!.match!) !== digest(other!.match!))
      faults.push(`${bout.match}: digests differ`);
  }
  for (const hall of halls) {
    faults.push(...hall.complaints.map((complaint) => complaint.slice(0, 300)));
    await hall.stop();
  }
  for (const { south, north } of seats) for (const client of [south, north]) client.cut();
  return {
    game: edition.id,
    halls: halls.length,
    open: pairs.flat().length,
    answers: count,
    cpu: (after.cpu - before.cpuFromHere - idle * seconds * 1000) / count,
    perSecond: count / seconds,
    heap: (after.heapUsed - empty.heapUsed) / pairs.flat().length / 1000,
    idle,
    resident: after.rss / 1e6,
    faults,
  };
};

const HEADER =
  'game      halls   open  answers  ms CPU an answer  answers/s  kB heap a match  idle % of a core  resident MB';

export const toldCost = (rows: readonly CostRow[]): string[] => [
  HEADER,
  ...rows.map(({ game, halls, open, answers: count, cpu, perSecond, heap, idle, resident }) =>
    [
      game.padEnd(9),
      String(halls).padStart(5),
      String(open).padStart(6),
      String(count).padStart(8),
      cpu.toFixed(2).padStart(17),
      perSecond.toFixed(0).padStart(10),
      heap.toFixed(0).padStart(16),
      (100 * idle).toFixed(2).padStart(17),
      resident.toFixed(0).padStart(12),
    ].join(' '),
  ),
];
