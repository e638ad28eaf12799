/** What the match would come to if it ended now, the more the nearer its last turn is. */
import { enemyOf, type Side } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';

const WEIGHT = { goal: 2, ahead: 4, share: 60, most: 8, open: 0.15 } as const;

/** Late in a match everything turns on it, early next to nothing. */
const lateness = ({ state: { turn, options } }: TabletopMatch): number => {
  const { turnLimit } = options;
  return turnLimit === undefined ? 0 : (turn / turnLimit) ** 3;
};

const byGoals = (match: TabletopMatch, side: Side): number => {
  const { points } = match.rules.standing.outcome(match);
  const more = points ? points[side] - points[enemyOf(side)] : 0;
  return WEIGHT.goal * more + WEIGHT.ahead * Math.sign(more);
};

const shareOf = ({ state }: TabletopMatch, side: Side): number =>
  state.sides[side].tally / Math.max(1, state.sides[side].size);

const byShares = (match: TabletopMatch, side: Side): number => {
  const ahead = WEIGHT.share * (shareOf(match, enemyOf(side)) - shareOf(match, side));
  return Math.max(-WEIGHT.most, Math.min(WEIGHT.most, ahead));
};

export const scoreOf = (match: TabletopMatch, side: Side): number =>
  match.state.options.victory === 'scenario'
    ? (WEIGHT.open + lateness(match)) * byGoals(match, side)
    : lateness(match) * byShares(match, side);
