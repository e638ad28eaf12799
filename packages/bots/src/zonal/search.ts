/** Looks as far as the next decision at which the match rests, with exact odds; the other side answers at its best. */
import { closes, outcomes, streamOf, type Side, type Stream } from '@five-victories/engine';
import type { ZonalChoice, ZonalMatch } from '@five-victories/engine/zonal';
import { plainWorth, worth } from './worth.js';

/**
 * How far it looks: answers in a row, copies of the match in all, and results of one throw at first and deeper down.
 * Whoever is careful minds besides who stands alone, and does not turn for next to nothing.
 */
export interface Sight {
  readonly depth: number;
  readonly forks: number;
  readonly leaves: number;
  readonly deepLeaves: number;
  readonly isCareful: boolean;
}

/** The yardstick's. */
export const FAR: Sight = { depth: 5, forks: 400, leaves: 60, deepLeaves: 16, isCareful: false };
/** As strong in matches, and several times quicker. */
export const NEAR: Sight = { depth: 4, forks: 40, leaves: 12, deepLeaves: 6, isCareful: true };
/** For the enemy's reply to a plan, which is tried many times over. */
export const GLANCE: Sight = { depth: 2, forks: 8, leaves: 4, deepLeaves: 2, isCareful: true };

interface Search extends Sight {
  readonly side: Side;
  readonly seed: number;
  tried: number;
}

/** Options that differ only in the places of stands are tried once. */
export const candidatesOf = ({ decision }: ZonalMatch): ZonalChoice[] => {
  const seen = new Set<string>();
  const options: readonly ZonalChoice[] = decision?.options ?? [];
  return options.filter((option) => {
    if (option.do !== 'form') return true;
    const key = `${option.formation} ${option.facing}`;
    return !seen.has(key) && seen.add(key);
  });
};

/** The match to look at, with the Commander where he rides to. */
export const standing = (match: ZonalMatch, choice: ZonalChoice): ZonalMatch => {
  if (choice.do !== 'moveCommander') return match;
  const { sides, acting } = match.state;
  const ridden = { ...sides, [acting]: { ...sides[acting], commander: choice.to } };
  return { ...match, state: { ...match.state, sides: ridden } };
};

const worthIn = ({ isCareful, side }: Search, match: ZonalMatch): number =>
  isCareful ? worth(match, side) : plainWorth(match, side);

const follow = (search: Search, match: ZonalMatch, choice: ZonalChoice, depth: number): number => {
  // A choice that ends a phase is judged by how the armies stand, not by what the dice of the next do with them.
  if (closes(match.decision!, choice)) return worthIn(search, standing(match, choice));
  const stream: Stream = streamOf(search.seed); // the same draws for every option
  let value = 0;
  for (const outcome of outcomes(match, choice, {
    stream,
    most: depth === search.depth ? search.leaves : search.deepLeaves,
    draws: 2,
  })) {
    search.tried++;
    value += outcome.probability * settled(search, outcome.match, depth - 1, choice);
  }
  return value;
};

/** Who has turned need not turn again: he might have turned that way at once. */
const afterThat = ({ isCareful }: Search, match: ZonalMatch, last: ZonalChoice): ZonalChoice[] => {
  const candidates = candidatesOf(match);
  return isCareful && last.do === 'turn' ? candidates.filter(({ do: verb }) => verb !== 'turn') : candidates;
};

const settled = (search: Search, match: ZonalMatch, depth: number, last: ZonalChoice): number => {
  const { decision } = match;
  if (decision === undefined || depth <= 0 || !decision.nature.within || search.tried > search.forks)
    return worthIn(search, match);
  const own = decision.side === search.side;
  let best = own ? -Infinity : Infinity;
  for (const choice of afterThat(search, match, last)) {
    const value = follow(search, match, choice, depth);
    best = own ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
};

/** Nobody turns about for next to nothing, to turn back when the enemy has moved. */
const TURNING = 0.2;

/** What the choice is worth to the side that takes it. */
export const valueOf = (match: ZonalMatch, choice: ZonalChoice, seed: number, sight: Sight = FAR): number =>
  follow({ ...sight, side: match.decision!.side, seed, tried: 0 }, match, choice, sight.depth) -
  (sight.isCareful && choice.do === 'turn' ? TURNING : 0);
