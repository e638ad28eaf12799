/** How likely each side is to win, from facts of the position; fitted on matches between bots (`victory chances`). */
import type { AnyMatch, Side } from '@five-victories/engine';
import { familyOf } from '../families.js';
import type { Facts } from './facts.js';
import { AHEAD, aheadOf, EVEN, evenOf, type Weights } from './numbers.js';
import { WEIGHTS } from './weights.js';

/** They add up to 1. */
export interface Chances {
  readonly south: number;
  readonly draw: number;
  readonly north: number;
}

export const factsOf = (match: AnyMatch): Facts => familyOf(match).facts(match);

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * Somebody wins who is ahead by more than what it takes: `ahead` tells by how much South is, `even` how much it takes.
 * A draw lies between.
 */
export const chancesFrom = (facts: Facts, weights: Weights): Chances => {
  const [aheads, evens] = [aheadOf(facts), evenOf(facts)];
  const ahead = AHEAD.reduce((sum, name) => sum + weights[name] * aheads[name], 0);
  const takes = Math.max(
    0,
    EVEN.reduce((sum, name) => sum + weights[name] * evens[name], 0),
  );
  const [south, north] = [logistic(ahead - takes), logistic(-ahead - takes)];
  return { south, draw: Math.max(0, 1 - south - north), north };
};

const decided = (winner: Side | undefined): Chances => ({
  south: winner === 'south' ? 1 : 0,
  draw: winner === undefined ? 1 : 0,
  north: winner === 'north' ? 1 : 0,
});

interface Ended {
  readonly outcome?: { readonly winner?: Side } | undefined;
}

/** How likely each side is to win as the match stands; what is decided is certain. */
export const chances = (match: AnyMatch): Chances => {
  const { outcome } = match.state as Ended;
  if (outcome) return decided(outcome.winner);
  const weights = WEIGHTS[match.rules.id];
  if (!weights) throw new Error(`No chances were fitted for ${match.rules.id}.`);
  return chancesFrom(factsOf(match), weights);
};

/** What a side may expect of the match, a draw being half a victory. */
export const hopeOf = ({ south, draw }: Chances, side: Side): number =>
  side === 'south' ? south + draw / 2 : 1 - south - draw / 2;
