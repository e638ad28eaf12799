/** What decides a match: breakpoints, the turn limit, the goals of a scenario. */
import { both, enemyOf, SIDES, type Both, type Side } from '../kernel/side.js';
import { distanceTo, isWithin, type Length } from '../geometry/index.js';
import { armOf, isOn } from './questions.js';
import type { EndCause } from './messages/index.js';
import type { Goal, Outcome, TabletopMatch } from './rules.js';
import { figureOf, placedOfSide } from './store.js';
import type { Placed } from './unit.js';

/** SV-VICT-01, GV-VICT-01, GV-GEN-04: of the size of the starting army. */
export const quarterValue = (size: number): number => Math.ceil(size / 4);
export const thirdValue = (size: number): number => Math.ceil(size / 3);
export const breakpoint = (size: number): number => Math.ceil(size / 2);

/** Of a side, as its book reckons it. */
export const breakpointOf = (match: TabletopMatch, side: Side): number =>
  match.rules.breakpointOf?.(match, side) ?? breakpoint(match.state.sides[side].size);

/**
 * SV-VICT-03, SV-R-69, -105, GV-R-67: the losses with which a side exceeds a value of its size: one more; with
 * `breakAtValue` the breakpoint itself is enough.
 */
export const exceedingOf = (match: TabletopMatch, side: Side, valueOf: (size: number) => number): number =>
  valueOf(match.state.sides[side].size) + (valueOf === breakpoint && isOn(match, 'breakAtValue') ? 0 : 1);

export const exceeds = (match: TabletopMatch, side: Side, valueOf: (size: number) => number): boolean =>
  match.state.sides[side].tally >= exceedingOf(match, side, valueOf);

/** Ends the match, and tells why; the state keeps the outcome. */
export const end = (match: TabletopMatch, cause: EndCause, outcome: Outcome): true => {
  const { winner = 'south', points, tallies: lost } = outcome;
  const counted = points ?? lost;
  match.state.outcome = outcome;
  match.tell?.({
    event: 'outcome',
    cause,
    ...outcome,
    ...(outcome.winner ? { loser: enemyOf(outcome.winner) } : {}),
    ...(counted ? { score: [counted[winner], counted[enemyOf(winner)]] } : {}),
    counted: match.rules.words.counted,
  });
  return true;
};

export const tallies = (match: TabletopMatch): Both<number> => both((side) => match.state.sides[side].tally);

/** SV-VICT-10, SV-R-87, GV-R-68: shares that differ by ten percentage points or more. */
export const byShares = (match: TabletopMatch): Outcome => {
  const { south, north } = match.state.sides;
  const rule = match.rules.cite.turnLimit;
  const difference = south.tally * north.size - north.tally * south.size;
  if (10 * Math.abs(difference) < south.size * north.size || difference === 0)
    return { result: 'A Draw', rule, tallies: tallies(match) };
  return {
    result: match.rules.words.minorVictory,
    winner: difference < 0 ? 'south' : 'north',
    rule,
    tallies: tallies(match),
  };
};

// ---- scenarios -------------------------------------------------------------------------------------------------------

const isNear = (match: TabletopMatch, unit: Placed, { x, y, radius }: Goal): boolean =>
  figureOf(match, unit).parts.some((part) => isWithin(Math.max(0, distanceTo(part, x, y)), radius as Length));

/** Command and guns hold nothing, but keep the enemy from holding it. */
export const holds = (match: TabletopMatch, side: Side, goal: Goal): boolean =>
  placedOfSide(match, side).some(
    (unit) => !['artillery', 'command'].includes(armOf(match, unit)) && isNear(match, unit, goal),
  ) && !placedOfSide(match, enemyOf(side)).some((unit) => isNear(match, unit, goal));

/**
 * SV-VICT-07, SV-R-101, GV-R-89, GL-R-72: points for the goals held; a side that has more of them and holds all of its
 * goals wins in full.
 */
export const byGoals = (match: TabletopMatch): Outcome => {
  const { cite, fullVictory, words } = match.rules;
  const { scenarioGoals } = match.state.options;
  const held = both((side) => scenarioGoals[side].filter((goal) => holds(match, side, goal)));
  const points = both((side) => held[side].reduce((sum, goal) => sum + goal.points, 0));
  const facts = { rule: cite.scenario, tallies: tallies(match), points };
  const winner = SIDES.find((side) => points[side] > points[enemyOf(side)]);
  if (winner === undefined) return { result: 'A Draw', ...facts };
  const all = held[winner].length === scenarioGoals[winner].length;
  return { result: all ? fullVictory : words.minorVictory, winner, ...facts };
};
