// What pairings promise, by tournaments of chance: of any number, with late entries, withdrawals, draws and no-shows.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Side } from '@five-victories/engine/kernel';
import { grown, sizeOf, unmatched } from '../../src/clubs/matching.js';
import { isLast, knockOutRound, roundsFor, sendsOn, winnerOf } from '../../src/clubs/knock-out.js';
import { isBye, pastsOf, RESULTS, type Entrant, type Meeting, type Pair } from '../../src/clubs/meetings.js';
import { areEven, balanceOf } from '../../src/clubs/sides.js';
import { swissRound } from '../../src/clubs/swiss.js';

const entrantsOf = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i}`, seed: i + 1, isGone: false }));

const meetingsOf = (pairs: readonly Pair[], round: number, resultAt: (i: number) => number): Meeting[] =>
  pairs.map(({ south, north }, i) => ({
    round,
    board: i + 1,
    ...(south !== undefined && { south }),
    ...(north !== undefined && { north }),
    result: north === undefined ? 'south' : RESULTS[resultAt(i) % RESULTS.length]!,
  }));

/** All ways tried: whether everybody can be paired. */
const canPair = (open: readonly number[], may: (a: number, b: number) => boolean): boolean => {
  const [first, ...others] = open;
  if (first === undefined) return true;
  return others.some((other) => may(first, other) && canPair(others.filter((i) => i !== other), may)); // prettier-ignore
};

/** As many pairs as can be, by trying all ways. */
const mostPairs = (open: readonly number[], may: (a: number, b: number) => boolean): number => {
  const [first, ...others] = open;
  if (first === undefined) return 0;
  const ways = others.filter((other) => may(first, other)).map((other) => 1 + mostPairs(others.filter((i) => i !== other), may)); // prettier-ignore
  return Math.max(mostPairs(others, may), ...ways);
};

const idsOf = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap(({ south, north }) => [south, north].filter((id) => id !== undefined)).sort();

const keyOf = (a: string, b: string): string => [a, b].sort().join();

interface Played {
  readonly entrants: readonly Entrant[];
  readonly meetings: readonly Meeting[];
  readonly round: number;
  readonly pairs: readonly Pair[];
}

interface Script {
  readonly count: number;
  readonly late: number;
  readonly rounds: number;
  readonly chances: readonly number[];
  readonly better: readonly (Side | undefined)[];
}

const script = (most: number, mostRounds: number): fc.Arbitrary<Script> =>
  fc.record({
    count: fc.integer({ min: 2, max: most }),
    late: fc.integer({ min: 0, max: 3 }),
    rounds: fc.integer({ min: 1, max: mostRounds }),
    chances: fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
    better: fc.array(fc.constantFrom<Side | undefined>('south', 'north', undefined), { minLength: 3, maxLength: 3 }),
  });

/** Every round of a tournament: some come late, some leave, and anything may come of a meeting. */
const playedOf = ({ count, late, rounds, chances, better }: Script, leave = true): Played[] => {
  let entrants = entrantsOf(count);
  let meetings: Meeting[] = [];
  const found: Played[] = [];
  for (let round = 1; round <= rounds; round++) {
    const chance = (i: number): number => chances[(round * 7 + i * 3) % chances.length]!;
    if (leave && round > 1)
      entrants = entrants.map((each, i) => ({ ...each, isGone: each.isGone || chance(i) % 17 === 0 }));
    if (late > 0 && round === 2)
      for (let i = 0; i < late; i++)
        entrants = [...entrants, { id: `l${i}`, seed: entrants.length + 1, isGone: false }];
    const pairs = swissRound(entrants, meetings, round, (n) => better[n % better.length]);
    found.push({ entrants, meetings, round, pairs });
    meetings = [...meetings, ...meetingsOf(pairs, round, (i) => chance(i))];
  }
  return found;
};

describe('a greatest matching', () => {
  test('has as many pairs as any way of pairing has', () => {
    const graph = fc.record({
      count: fc.integer({ min: 1, max: 9 }),
      bits: fc.bigInt({ min: 0n, max: 2n ** 36n - 1n }),
    });
    fc.assert(
      fc.property(graph, ({ count, bits }) => {
        const may = (a: number, b: number): boolean => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          return low !== high && ((bits >> BigInt((high * (high - 1)) / 2 + low)) & 1n) === 1n;
        };
        const found = grown(unmatched(count), may);
        found.mate.forEach((other, i) => other < 0 || expect([found.mate[other], may(i, other)]).toEqual([i, true]));
        expect(sizeOf(found)).toBe(mostPairs([...Array(count).keys()], may));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a Swiss round', () => {
  test('has everybody who is there once, nobody who has withdrawn, and a bye only where one is over', () => {
    fc.assert(
      fc.property(script(24, 6), (given) => {
        for (const { entrants, pairs } of playedOf(given)) {
          const here = entrants.filter(({ isGone }) => !isGone).map(({ id }) => id);
          expect(idsOf(pairs)).toEqual(here.sort());
          expect(pairs.filter(({ north }) => north === undefined)).toHaveLength(here.length % 2);
        }
      }),
    );
  });

  test('repeats nothing while that can be, and as little as can be otherwise', () => {
    fc.assert(
      fc.property(script(9, 7), (given) => {
        for (const { entrants, meetings, pairs } of playedOf(given)) {
          const players = pastsOf(entrants.filter(({ isGone }) => !isGone), meetings); // prettier-ignore
          const all = [...players.keys(), ...(players.length % 2 ? [players.length] : [])];
          const isNew = (a: number, b: number): boolean => {
            const [one, other] = [players[a], players[b]];
            return one && other ? !one.opponents.includes(other.id) : (one ?? other)!.byes === 0;
          };
          const again = pairs.filter(({ isAgain }) => isAgain).length;
          expect(again).toBe(all.length / 2 - mostPairs(all, isNew));
          const met = new Set(meetings.flatMap(({ south, north }) => (south && north ? keyOf(south, north) : [])));
          for (const { south, north, isAgain } of pairs)
            if (south && north) expect(isAgain).toBe(met.has(keyOf(south, north)));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('gives nobody a second bye while somebody has had none', () => {
    fc.assert(
      fc.property(script(15, 8), (given) => {
        for (const { entrants, meetings, pairs } of playedOf(given)) {
          const free = pairs.find(({ north }) => north === undefined);
          if (!free || pairs.some(({ isAgain }) => isAgain)) continue;
          expect(meetings.filter((meeting) => isBye(meeting) && meeting.south === free.south)).toEqual([]);
          expect(entrants.find(({ id }) => id === free.south)?.isGone).toBe(false);
        }
      }),
    );
  });

  test('keeps sides within one of each other for everybody while all can be paired so', () => {
    fc.assert(
      fc.property(script(8, 6), (given) => {
        for (const { entrants, meetings, round, pairs } of playedOf(given)) {
          const players = pastsOf(entrants.filter(({ isGone }) => !isGone), meetings); // prettier-ignore
          const all = [...players.keys(), ...(players.length % 2 ? [players.length] : [])];
          const may = (a: number, b: number): boolean => {
            const [one, other] = [players[a], players[b]];
            if (!one || !other) return (one ?? other)!.byes === 0;
            return !one.opponents.includes(other.id) && areEven(one, other);
          };
          if (!canPair(all, may)) continue;
          const after = [...meetings, ...meetingsOf(pairs, round, () => 0)];
          for (const past of pastsOf(entrants, after)) {
            const before = players.find(({ id }) => id === past.id);
            const most = Math.max(1, Math.abs(before ? balanceOf(before) : 0));
            expect(Math.abs(balanceOf(past))).toBeLessThanOrEqual(before ? most : Infinity);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is the same whatever the order in which anything is listed', () => {
    fc.assert(
      fc.property(script(14, 5), fc.nat(1000), (given, turn) => {
        const mixed = <T>(list: readonly T[]): T[] => {
          const at = list.length === 0 ? 0 : turn % list.length;
          return [...list.slice(at), ...list.slice(0, at)].reverse();
        };
        for (const { entrants, meetings, round, pairs } of playedOf(given)) {
          const better = (n: number) => given.better[n % given.better.length];
          expect(swissRound(mixed(entrants), mixed(meetings), round, better)).toEqual(pairs);
        }
      }),
    );
  });

  test('of 2 to 200 players goes seven rounds without a repetition and with even sides, where nobody leaves', () => {
    const chances = Array.from({ length: 40 }, (_, i) => (i * 37 + 11) % 1000);
    for (const count of [16, 17, 31, 64, 101, 199, 200]) {
      const played = playedOf({ count, late: 0, rounds: 7, chances, better: ['south', undefined, 'north'] }, false);
      const last = played.at(-1)!;
      expect(played.flatMap(({ pairs }) => pairs).some(({ isAgain }) => isAgain)).toBe(false);
      const all = [...last.meetings, ...meetingsOf(last.pairs, last.round, () => 0)];
      for (const past of pastsOf(last.entrants, all)) expect(Math.abs(balanceOf(past))).toBeLessThanOrEqual(1);
    }
    for (let count = 2; count <= 200; count++) expect(idsOf(swissRound(entrantsOf(count), [], 1))).toHaveLength(count);
  });

  test('pairs by points: in a second round of eight winners meet winners, of those who had the other side', () => {
    const entrants = entrantsOf(8);
    const first = swissRound(entrants, [], 1);
    expect(first.map(({ south, north }) => keyOf(south!, north!))).toEqual(['p0,p4', 'p1,p5', 'p2,p6', 'p3,p7']);
    const meetings = first.map(({ south, north }, i): Meeting => {
      const result = Number(south!.slice(1)) < Number(north!.slice(1)) ? 'south' : 'north';
      return { round: 1, board: i + 1, south, north, result };
    });
    const second = swissRound(entrants, meetings, 2).map(({ south, north }) => keyOf(south!, north!));
    expect(second.sort()).toEqual(['p0,p3', 'p1,p2', 'p4,p7', 'p5,p6']);
  });
});

describe('a knock-out', () => {
  const play = (count: number, chances: readonly number[], leaves: number): Played[] => {
    let entrants = entrantsOf(count);
    let meetings: Meeting[] = [];
    const found: Played[] = [];
    for (let round = 1; round <= roundsFor(count); round++) {
      if (round === 2 && leaves > 0) entrants = entrants.map((each, i) => ({ ...each, isGone: i === leaves % count }));
      const pairs = knockOutRound(entrants, meetings, round);
      found.push({ entrants, meetings, round, pairs });
      const decide = (i: number): Meeting['result'] => (chances[(round + i) % chances.length]! % 2 ? 'south' : 'north');
      meetings = [
        ...meetings,
        ...pairs.map(({ south, north }, i): Meeting => {
          const only = south === undefined ? 'neither' : 'south';
          return { round, board: i + 1, south, north, result: south && north ? decide(i) : only };
        }),
      ];
    }
    return [...found, { entrants, meetings, round: roundsFor(count) + 1, pairs: [] }];
  };

  test('of any number of players has one winner after as few rounds as can be, and nobody who has lost plays on', () => {
    const chance = fc.array(fc.nat(100), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), chance, fc.nat(200), (count, chances, leaves) => {
        const played = play(count, chances, leaves);
        const { meetings } = played.at(-1)!;
        const rounds = roundsFor(count);
        expect(isLast(meetings, rounds)).toBe(true);
        for (let round = 1; round < rounds; round++) expect(isLast(meetings, round)).toBe(false);
        const out = new Set<string>();
        for (const { pairs, entrants, round } of played.slice(0, -1)) {
          const ids = idsOf(pairs);
          expect(new Set(ids).size).toBe(ids.length);
          const gone = new Set(entrants.filter(({ isGone }) => isGone).map(({ id }) => id));
          for (const id of ids) expect([out.has(id), gone.has(id)]).toEqual([false, false]);
          for (const each of meetings.filter((meeting) => meeting.round === round)) {
            expect(sendsOn(each)).toBe(true);
            for (const id of [each.south, each.north]) if (id && id !== winnerOf(each)) out.add(id);
          }
        }
        if (leaves === 0) expect(out.size).toBe(count - 1);
      }),
      { numRuns: 150 },
    );
  });

  test('gives byes to the strongest, and keeps the first two apart to the end', () => {
    const first = knockOutRound(entrantsOf(6), [], 1);
    expect(first.map(({ south, north }) => [south, north].filter(Boolean).sort().join())).toEqual(['p0', 'p3,p4', 'p1', 'p2,p5']); // prettier-ignore
  });
});
