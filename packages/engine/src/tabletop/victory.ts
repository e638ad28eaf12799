/** Determine Victory: confidence lost, the breakpoint, the turn limit, the goals of a scenario. */
import { both, enemyOf, SIDES, type Both, type Side } from '../kernel/side.js';
import { distanceTo, isWithin, type Length } from '../geometry/index.js';
import { armOf, isOn } from './questions.js';
import type { Goal, Outcome, TabletopMatch } from './rules.js';
import { figureOf, placedOfSide } from './store.js';
import { isPlaced, type Placed, type Unit } from './unit.js';
import { rout, takeRedMarkers } from './verbs.js';

/** SV-VICT-01, GV-VICT-01: of the size of the starting army. */
export const quarterValue = (size: number): number => Math.ceil(size / 4);
export const thirdValue = (size: number): number => Math.ceil(size / 3);
export const breakpoint = (size: number): number => Math.ceil(size / 2);

/** Of a side, as its book reckons it. */
export const breakpointOf = (match: TabletopMatch, side: Side): number =>
  match.rules.breakpointOf?.(match, side) ?? breakpoint(match.state.sides[side].size);

/** SV-VICT-03, SV-R-69, -105, GV-R-67: strictly more; with `breakAtValue` the breakpoint itself is enough. */
const exceeds = (match: TabletopMatch, side: Side, valueOf: (size: number) => number): boolean => {
  const { tally, size } = match.state.sides[side];
  const value = valueOf(size);
  return tally > value || (tally === value && valueOf === breakpoint && isOn(match, 'breakAtValue'));
};

const end = (match: TabletopMatch, outcome: Outcome): true => {
  match.state.outcome = outcome;
  match.tell?.({ event: 'outcome', ...outcome });
  return true;
};

/** SV-VICT-02, -03, SV-R-68: with the tally as it then stands. */
const removeCommand = (match: TabletopMatch, side: Side, isOne: (unit: Unit) => boolean, value: number): void => {
  const rule = match.rules.cite.thresholds;
  const leaving = match.state.units.filter((unit) => unit.side === side && isPlaced(unit) && isOne(unit));
  for (const { id } of leaving) {
    match.tell?.({ event: 'commandRemoved', rule, side, unit: id, tally: match.state.sides[side].tally, value });
    rout(match, id, rule, match.rules.countsRemoved(match));
  }
};

/** SV-VICT-03, -09, SV-R-94: what heavy losses do to a side; true when it is broken. */
const loseHeart = (match: TabletopMatch, side: Side): boolean => {
  const { cite, types, dismays } = match.rules;
  const { size } = match.state.sides[side];
  const isChief = ({ type }: Unit): boolean => types[type]!.chief === true;
  for (const { beyond, chief } of dismays)
    if (exceeds(match, side, beyond))
      removeCommand(match, side, (unit) => armOf(match, unit) === 'command' && isChief(unit) === chief, beyond(size));
  const empty = placedOfSide(match, side).length === 0;
  if (!empty && !exceeds(match, side, breakpoint)) return false;
  const rule = empty ? cite.noUnits : cite.breaks;
  match.tell?.({ event: 'broken', rule, side, tally: match.state.sides[side].tally, breakpoint: breakpoint(size) });
  return true;
};

const tallies = (match: TabletopMatch): Both<number> => both((side) => match.state.sides[side].tally);

/** SV-VICT-04. */
const byLosses = (match: TabletopMatch, broken: readonly Side[]): Outcome => {
  const { cite, fullVictory, words } = match.rules;
  const [loser] = broken;
  if (broken.length > 1 || loser === undefined)
    return { result: 'A Draw', rule: cite.results, tallies: tallies(match) };
  const winner = enemyOf(loser);
  const minor = exceeds(match, winner, thirdValue);
  return { result: minor ? words.minorVictory : fullVictory, winner, rule: cite.results, tallies: tallies(match) };
};

/** SV-VICT-10, SV-R-87: shares that differ by ten percentage points or more. */
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

/** SV-VICT-07, SV-R-101: points for the goals held; a side that has more of them and holds all of its goals wins in full. */
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

/** P-VICT: the whole phase. True when the match is over. */
export const determineVictory = (match: TabletopMatch): boolean => {
  const { state } = match;
  const { victory, turnLimit } = state.options;
  const broken = SIDES.filter((side) => loseHeart(match, side));
  const over = state.turn >= (turnLimit ?? Number.MAX_SAFE_INTEGER);
  if (broken.length > 0 || over) {
    if (broken.length === 0) match.tell?.({ event: 'ends', rule: match.rules.cite.turnLimit, turn: state.turn });
    if (victory === 'scenario') return end(match, byGoals(match));
    return end(match, broken.length > 0 ? byLosses(match, broken) : byShares(match));
  }
  /** SV-TURN-04, SV-VICT-06. */
  takeRedMarkers(match);
  return false;
};
