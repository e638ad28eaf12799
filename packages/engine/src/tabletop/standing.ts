/** How a match of a measured game stands: losses and what they bring, how it may end, goals and who holds them. */
import { SIDES, type Side } from '../kernel/side.js';
import { goalsOfBoth, type GoalStanding, type Losses, type Stakes, type Strength } from '../kernel/standing.js';
import type { Goal, Outcome, TabletopMatch } from './rules.js';
import type { Unit } from './unit.js';
import { holds } from './victory.js';

export const lossesOf = (match: TabletopMatch, side: Side): Losses => {
  const { tally, size } = match.state.sides[side];
  const { words, standing } = match.rules;
  return { counted: words.counted, lost: tally, of: size, marks: standing.marks(match, side) };
};

export const stakesOf = (match: TabletopMatch): Stakes => match.rules.standing.stakes(match);

/** What would be said if the match ended now. */
export const outcomeNow = (match: TabletopMatch): Outcome => match.rules.standing.outcome(match);

/** SV-R-101, GV-R-89, GL-R-72: none where the match is decided otherwise. */
export const goalsOf = (match: TabletopMatch): GoalStanding<Goal>[] => {
  const { victory, scenarioGoals } = match.state.options;
  if (victory !== 'scenario') return [];
  return goalsOfBoth(
    scenarioGoals,
    ({ x, y, radius }) => `${x} ${y} ${radius}`,
    (goal) => SIDES.find((side) => holds(match, side, goal)),
  );
};

/** Where strength is counted in points a hit costs one at once; stands are taken off when losses are reckoned. */
export const strengthOf = ({ rules }: TabletopMatch, unit: Unit): Strength => {
  const whole = rules.leftAfter(unit, 0);
  if (unit.routed) return { whole, left: 0, afterHits: 0 };
  return {
    whole,
    left: rules.strengthIn === 'points' ? rules.leftAfter(unit, unit.hits) : whole,
    afterHits: rules.leftAfter(unit, rules.hitsOf(unit)),
  };
};
