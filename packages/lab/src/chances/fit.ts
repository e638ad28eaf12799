/** Fits the weights of a game: a position says something of South's winning, and as much of North's. */
import { AHEAD, aheadOf, EITHER_WAY, EVEN, evenOf, type Facts, type Weights } from '@five-victories/bots';
import { fitted, type Case } from '../logistic.js';
import type { Sampled } from './sample.js';

/** Weights stay this near to nought unless there is evidence. */
const RIDGE = 0.2;

type Names = readonly string[];

const valuesOf = (names: Names, of: Readonly<Record<string, number>>, sign: number): number[] =>
  names.map((name) => sign * (of[name] ?? 0));

/** Whether South wins, and whether North does: with the sides exchanged these two change places. */
const casesOf = (ahead: Names, facts: Facts, winner: Sampled['winner'], weight: number): Case[] => {
  const [aheads, evens] = [aheadOf(facts), evenOf(facts)];
  const takes = valuesOf(EVEN, evens, -1);
  return [
    { x: [...valuesOf(ahead, aheads, 1), ...takes], y: winner === 'south' ? 1 : 0, weight },
    { x: [...valuesOf(ahead, aheads, -1), ...takes], y: winner === 'north' ? 1 : 0, weight },
  ];
};

/** What more of is better must not come out as worse: such a number says what another says already, and is left out. */
const wrongWay = (names: Names, weights: readonly number[]): Names =>
  names.filter((name, i) => weights[i]! < 0 && !EITHER_WAY.has(name));

export const ended = (matches: readonly Sampled[]): readonly Sampled[] =>
  matches.filter(({ winner, facts }) => winner !== undefined && facts.length > 0);

export const fit = (matches: readonly Sampled[]): Weights => {
  let ahead: Names = AHEAD;
  for (;;) {
    const names = ahead;
    const cases = ended(matches).flatMap(({ facts, winner }) =>
      facts.flatMap((each) => casesOf(names, each, winner, 1 / facts.length)),
    );
    const weights = fitted(cases, RIDGE);
    const wrong = wrongWay(names, weights);
    if (wrong.length === 0) return named(names, weights);
    ahead = names.filter((name) => !wrong.includes(name));
  }
};

const DIGITS = 3;

/** All weights by their names, in the digits that mean something. */
const named = (ahead: Names, weights: readonly number[]): Weights => {
  const of = (name: string): number => Number((weights[[...ahead, ...EVEN].indexOf(name)] ?? 0).toFixed(DIGITS));
  return Object.fromEntries(
    [...AHEAD, ...EVEN].map((name) => [name, ahead.includes(name) || isEven(name) ? of(name) : 0]),
  ) as Weights;
};

const isEven = (name: string): boolean => (EVEN as Names).includes(name);
