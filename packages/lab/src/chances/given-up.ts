/** What comes of matches in which somebody would have given up, when they are played to the end all the same. */
import { BAD_TURNS, concededBy, type Facts, type Weights } from '@five-victories/bots';
import { SIDES, type Side } from '@five-victories/engine';
import { ended } from './fit.js';
import type { Sampled } from './sample.js';

export interface GivenUp {
  readonly matches: number;
  readonly conceded: number;
  /** By the side that would have conceded. */
  readonly won: number;
  readonly drawn: number;
  /** Turns from there to the end, on average. */
  readonly spared: number;
}

interface Point {
  readonly side: Side;
  readonly turn: number;
}

/** The first turn end at which either side would have given up, as whoever plays asks for it. */
const firstOf = (ends: readonly Facts[], weights: Weights): Point | undefined => {
  for (let at = BAD_TURNS; at <= ends.length; at++)
    for (const side of SIDES)
      if (concededBy(ends.slice(0, at), side, weights)) return { side, turn: ends[at - 1]!.turn };
  return undefined;
};

export const givenUpIn = (matches: readonly Sampled[], weights: Weights): GivenUp => {
  const all = ended(matches);
  const found = all.flatMap(({ turnEnds, winner, turns }) => {
    const first = firstOf(turnEnds, weights);
    return first ? [{ ...first, winner, turns }] : [];
  });
  return {
    matches: all.length,
    conceded: found.length,
    won: found.filter(({ side, winner }) => winner === side).length,
    drawn: found.filter(({ winner }) => winner === 'nobody').length,
    spared: found.reduce((sum, { turn, turns }) => sum + turns - turn, 0) / Math.max(1, found.length),
  };
};
