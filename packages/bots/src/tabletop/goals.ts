/**
 * Ground that scores. Whoever stands on a goal keeps the enemy from holding it, guns and command too, and the nearer the
 * end of the match is the more that counts: the own goals in the last turns, and at all times those of the enemy.
 */
import { enemyOf } from '@five-victories/engine';
import { armOf, type Goal, type Place, type TabletopMatch, type Placed } from '@five-victories/engine/tabletop';
import { friendsOf, INCH } from './bearing.js';

const WEIGHT = {
  /** To stand on ground of its own when it is counted. */
  hold: 2,
  /** To stand on the enemy's. */
  deny: 1.2,
  /** Where a friend stands already, another is worth so much of it. */
  again: 0.2,
} as const;

/** Without a limit of its own a match is taken to last so long. */
const USUAL = 20;
const LAST = 1;

const farFrom = ({ x, y }: Goal, place: Place): number => Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2);

const isOn = (goal: Goal, place: Place): boolean => farFrom(goal, place) < goal.radius - INCH / 4;

const isTaken = (match: TabletopMatch, unit: Placed, goal: Goal, fighters: boolean): boolean =>
  friendsOf(match, unit).some((friend) => isOn(goal, friend.place) && (!fighters || isFighting(match, friend)));

const isFighting = (match: TabletopMatch, unit: Placed): boolean =>
  !['artillery', 'command'].includes(armOf(match, unit));

const best = (goals: readonly Goal[], value: (goal: Goal) => number): number =>
  goals.reduce((most, goal) => Math.max(most, value(goal)), 0);

/** What it is worth for a unit to stand at a place because of the goals, besides what draws it to its own all the time. */
export const goalsAt = (match: TabletopMatch, unit: Placed, place: Place): number => {
  const { victory, scenarioGoals, turnLimit = USUAL } = match.state.options;
  if (victory !== 'scenario') return 0;
  const { turn } = match.state;
  const late = Math.min(1, turn / turnLimit);
  const last = turnLimit - turn <= LAST;
  const reach = match.table.depth / 2;
  const holds =
    last && isFighting(match, unit)
      ? best(scenarioGoals[unit.side], (goal) =>
          isOn(goal, place) ? WEIGHT.hold * goal.points * (isTaken(match, unit, goal, true) ? WEIGHT.again : 1) : 0,
        )
      : 0;
  if (!last && !isFighting(match, unit)) return holds;
  const denies = best(scenarioGoals[enemyOf(unit.side)], (goal) => {
    const near = Math.max(0, 1 - Math.max(0, farFrom(goal, place) - goal.radius / 2) / reach);
    const stands = last && isOn(goal, place) ? 1 : 0;
    const need = isTaken(match, unit, goal, false) ? WEIGHT.again : 1;
    return WEIGHT.deny * goal.points * need * (late * late * near + stands);
  });
  return holds + denies;
};
