/** Whether chances are true: of all that was told 70 %, were 65 to 75 % won? */
import { chancesFrom, type Chances, type Weights } from '@five-victories/bots';
import { shareOf, type Share } from '../statistics.js';
import { ended } from './fit.js';
import type { Sampled } from './sample.js';

/** Positions that were told about the same chance of South, or of North: both are asked of each. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly told: number;
  readonly positions: number;
  /** Of so many different matches: positions of one match share its end, so that only these count for the interval. */
  readonly matches: number;
  readonly won: Share;
}

export interface Reliability {
  readonly bins: readonly Bin[];
  readonly matches: number;
  readonly positions: number;
  /** Mean square of what was told less what came: 0 is foresight, what always telling the shares of all comes to is `blind`. */
  readonly brier: number;
  readonly blind: number;
  /** How far, on average, what was told lies from what came, over all bins. */
  readonly off: number;
  /** Told and come to pass: how many matches were drawn. */
  readonly draws: { readonly told: number; readonly came: number };
}

export const BINS = 10;

interface Told {
  readonly match: number;
  readonly told: number;
  readonly won: number;
  readonly weight: number;
}

type Reckoned = Chances & { readonly match: number; readonly winner: Sampled['winner']; readonly weight: number };

const reckoned = (matches: readonly Sampled[], weights: Weights): readonly Reckoned[] =>
  ended(matches).flatMap(({ facts, winner }, match) =>
    facts.map((each) => ({ ...chancesFrom(each, weights), match, winner, weight: 1 / facts.length })),
  );

const ofBoth = ({ match, south, north, winner, weight }: Reckoned): readonly Told[] => [
  { match, told: south, won: winner === 'south' ? 1 : 0, weight },
  { match, told: north, won: winner === 'north' ? 1 : 0, weight },
];

const sumOf = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((sum, each) => sum + of(each), 0);
const meanOf = <T>(all: readonly T[], of: (each: T) => number): number => sumOf(all, of) / Math.max(1, all.length);

const binOf = (all: readonly Told[], n: number): Bin => {
  const [from, to] = [n / BINS, (n + 1) / BINS];
  const own = all.filter(({ told }) => told >= from && (told < to || n === BINS - 1));
  const matches = new Set(own.map(({ match }) => match)).size;
  const share = meanOf(own, ({ won }) => won);
  return {
    from,
    to,
    told: meanOf(own, ({ told }) => told),
    positions: own.length,
    matches,
    won: { ...shareOf(share * matches, matches), share },
  };
};

export const reliabilityOf = (matches: readonly Sampled[], weights: Weights): Reliability => {
  const all = reckoned(matches, weights);
  const told = all.flatMap(ofBoth);
  const bins = Array.from({ length: BINS }, (_, n) => binOf(told, n)).filter(({ positions }) => positions > 0);
  const share = meanOf(told, ({ won }) => won);
  return {
    bins,
    matches: ended(matches).length,
    positions: all.length,
    brier: meanOf(told, (each) => (each.told - each.won) ** 2),
    blind: meanOf(told, ({ won }) => (share - won) ** 2),
    off: sumOf(bins, (bin) => bin.positions * Math.abs(bin.told - bin.won.share)) / Math.max(1, told.length),
    draws: { told: meanOf(all, ({ draw }) => draw), came: meanOf(all, ({ winner }) => (winner === 'nobody' ? 1 : 0)) },
  };
};
