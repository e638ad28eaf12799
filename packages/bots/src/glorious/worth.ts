/** What the whole match is worth to a side. No rule of play in here: it only looks. */
import { enemyOf, type Side } from '@five-victories/engine';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import { isPlaced } from '@five-victories/engine/tabletop';
import { scoreOf } from '../tabletop/score.js';
import { postedAt } from './care.js';
import { standingAt } from './ground.js';
import { harmOf, unitWorth } from './strength.js';

/** The own drive forward must weigh more than the enemy's, or plans that wait are preferred. */
const WEIGHT = { own: 1, theirs: 0.4, broken: 12, won: 60 } as const;

const brokenness = ({ state }: GloriousMatch, side: Side): number =>
  ((2 * state.sides[side].tally) / Math.max(1, state.sides[side].size)) ** 2;

const worthBy = (match: GloriousMatch, side: Side, standing: typeof postedAt): number => {
  const { outcome, units } = match.state;
  if (outcome) return outcome.winner === undefined ? 0 : outcome.winner === side ? WEIGHT.won : -WEIGHT.won;
  let sum = 0;
  for (const unit of units) {
    if (!isPlaced(unit)) continue;
    const own = unit.side === side;
    const hurt = unit.hits > 0 ? harmOf(match, { ...unit, hits: 0 }, unit.hits) : 0;
    const stands = (own ? WEIGHT.own : WEIGHT.theirs) * standing(match, unit, unit.place);
    const value = unitWorth(match, unit) - hurt + stands;
    sum += own ? value : -value;
  }
  return sum + scoreOf(match, side) - WEIGHT.broken * (brokenness(match, side) - brokenness(match, enemyOf(side)));
};

/** In the eyes of a careful player. */
export const worth = (match: GloriousMatch, side: Side): number => worthBy(match, side, postedAt);

/** In the eyes of `steady`: the chances of winning were fitted to it. */
export const plainWorth = (match: GloriousMatch, side: Side): number => worthBy(match, side, standingAt);
