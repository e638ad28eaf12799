/**
 * When a side gives a lost match up. It is asked when a turn has ended, and looks at the last few: whoever has despaired
 * only once may have been unlucky, and one good turn is reason enough to fight on.
 */
import { copyOf, enemyOf, type AnyMatch, type Side } from '@five-victories/engine';
import { chancesFrom, factsOf, hopeOf } from './chances/chances.js';
import type { Facts } from './chances/facts.js';
import type { Weights } from './chances/numbers.js';
import { WEIGHTS } from './chances/weights.js';

/** So many turns must have ended badly, one after the other. */
export const BAD_TURNS = 3;
/** Who hopes for no more than this has lost, a draw being half a victory. */
export const LOST = 0.08;

/** One blow more, and the enemy has lost instead. */
const isAboutToBreak = ({ sides }: Facts, side: Side): boolean => sides[side].breaksAt - sides[side].lost <= 1;

/** What a side hopes for that has lost the match as it stands; undefined: it has not. */
export const lostHope = (facts: Facts, side: Side, weights: Weights): number | undefined => {
  if (facts.leads === side || isAboutToBreak(facts, enemyOf(side))) return undefined;
  const hope = hopeOf(chancesFrom(facts, weights), side);
  return hope <= LOST ? hope : undefined;
};

/** The newest is asked first: mostly that is enough. */
const allLost = <End>(
  ends: readonly End[],
  hopeAt: (end: End) => number | undefined,
): readonly number[] | undefined => {
  const hopes: number[] = [];
  for (const end of ends.slice(-BAD_TURNS).reverse()) {
    const hope = hopeAt(end);
    if (hope === undefined) return undefined;
    hopes.unshift(hope);
  }
  return hopes.length < BAD_TURNS ? undefined : hopes;
};

/** The same from facts that were written down. */
export const concededBy = (ends: readonly Facts[], side: Side, weights: Weights): readonly number[] | undefined =>
  allLost(ends, (facts) => lostHope(facts, side, weights));

/** Of the match as it stood when its last turns ended, the oldest first: what the side hoped for then, if it gives up. */
export const concession = (ends: readonly AnyMatch[], side: Side): readonly number[] | undefined => {
  const weights = ends[0] && WEIGHTS[ends[0].rules.id];
  return weights && allLost(ends, (match) => lostHope(factsOf(match), side, weights));
};

const turnOf = ({ state }: AnyMatch): number => (state as { readonly turn: number }).turn;

/**
 * The last turn ends, and this one if a turn has ended since: to be asked at every decision, and kept by whoever asks.
 * The same list comes back while no turn has ended. Turns that were taken back are forgotten.
 */
export const turnEnds = <M extends AnyMatch>(before: readonly M[], match: M): readonly M[] => {
  const turn = turnOf(match);
  const kept = before.some((each) => turnOf(each) > turn) ? before.filter((each) => turnOf(each) <= turn) : before;
  const last = kept.at(-1);
  if (turn <= 1 || (last && turnOf(last) === turn)) return kept;
  return [...kept, copyOf(match)].slice(-BAD_TURNS);
};
