/** What the whole match is worth to a side. No rule of play in here: it only looks. */
import { enemyOf, type Side } from '@five-victories/engine';
import { breakpoint, isPlaced } from '@five-victories/engine/tabletop';
import type { ManoeuvreMatch } from './decisions.js';
import { scoreOf } from '../tabletop/score.js';
import { postedAt } from './care.js';
import { standingAt } from './ground.js';
import { isInRange } from './orders.js';
import { harmOf, unitWorth } from './strength.js';

/** The own drive forward must weigh more than the enemy's, or plans that wait are preferred. */
const WEIGHT = { own: 1, theirs: 0.4, broken: 12, won: 60, limbered: 0.4 } as const;

const brokenness = ({ state }: ManoeuvreMatch, side: Side): number =>
  (state.sides[side].tally / breakpoint(state.sides[side].size)) ** 2;

const worthBy = (match: ManoeuvreMatch, side: Side, standing: typeof postedAt): number => {
  const { outcome, units } = match.state;
  if (outcome) return outcome.winner === undefined ? 0 : outcome.winner === side ? WEIGHT.won : -WEIGHT.won;
  let sum = 0;
  for (const unit of units) {
    if (!isPlaced(unit)) continue;
    const own = unit.side === side;
    const stands = (own ? WEIGHT.own : WEIGHT.theirs) * standing(match, unit, unit.place);
    const hurt = unit.hits > 0 ? harmOf(match, { ...unit, hits: 0 }, match.rules.hitsOf(unit)) : 0;
    const idle = unit.limbered && isInRange(match, unit) ? WEIGHT.limbered : 0;
    const value = unitWorth(match, unit) - hurt + stands - idle;
    sum += own ? value : -value;
  }
  return sum + scoreOf(match, side) - WEIGHT.broken * (brokenness(match, side) - brokenness(match, enemyOf(side)));
};

/** In the eyes of a careful player. */
export const worth = (match: ManoeuvreMatch, side: Side): number => worthBy(match, side, postedAt);

/** In the eyes of `steady`: the chances of winning were fitted to it. */
export const plainWorth = (match: ManoeuvreMatch, side: Side): number => worthBy(match, side, standingAt);
