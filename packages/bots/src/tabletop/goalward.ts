/** How much nearer to the ground of a goal a move brings a unit. */
import type { Side } from '@five-victories/engine';
import type { Place, TabletopMatch } from '@five-victories/engine/tabletop';
import { INCH } from './bearing.js';

/** Inches to the ground of the nearest goal of its side. */
const farFromGoal = ({ state: { options } }: TabletopMatch, side: Side, { x, y }: Place): number =>
  options.scenarioGoals[side].reduce((least, goal) => {
    const [dx, dy] = [goal.x - x, goal.y - y];
    return Math.min(least, Math.max(0, Math.sqrt(dx * dx + dy * dy) - goal.radius / 2));
  }, Infinity) / INCH;

export const nearerToGoal = (match: TabletopMatch, side: Side, from: Place, to: Place): number => {
  const { victory, scenarioGoals } = match.state.options;
  if (victory !== 'scenario' || scenarioGoals[side].length === 0) return 0;
  return farFromGoal(match, side, from) - farFromGoal(match, side, to);
};
