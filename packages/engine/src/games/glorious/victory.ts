/** The end of a Game Turn: GL-VICT-03..06, P10, GL-R-59. */
import { both, enemyOf, SIDES, type Side } from '../../kernel/side.js';
import type { Outcome } from '../../tabletop/rules.js';
import type { GloriousMatch } from './decisions.js';
import { byGoals, byShares, end } from '../../tabletop/victory.js';
import { ownOptions } from './options.js';

const HUNDRED = 100;
/** GL-R-59. */
export const breakpointOf = (match: GloriousMatch, side: Side): number =>
  Math.ceil((match.state.sides[side].size * ownOptions(match.state.options).breakFraction) / HUNDRED);

const isBroken = (match: GloriousMatch, side: Side): boolean => {
  const { tally } = match.state.sides[side];
  const breakpoint = breakpointOf(match, side);
  if (tally <= breakpoint) return false;
  match.tell?.({ event: 'broken', rule: 'GL-VICT-03', cause: 'losses', side, tally, breakpoint });
  return true;
};

const THIRD = 3;

const byLosses = (match: GloriousMatch, broken: readonly Side[]): Outcome => {
  const tallies = both((side) => match.state.sides[side].tally);
  const [loser] = broken;
  if (broken.length > 1) return { result: 'A Draw', rule: 'GL-VICT-04', tallies };
  const winner = enemyOf(loser!);
  const { tally, size } = match.state.sides[winner];
  const minor = tally > Math.ceil(size / THIRD);
  const { fullVictory, words } = match.rules;
  return { result: minor ? words.minorVictory : fullVictory, winner, rule: 'GL-VICT-04', tallies };
};

/** GL-R-59, -72: true when the match is over. */
export const determineVictory = (match: GloriousMatch): boolean => {
  const { victory, turnLimit } = ownOptions(match.state.options);
  const broken = victory === 'standard' ? SIDES.filter((side) => isBroken(match, side)) : [];
  const isLast = match.state.turn >= turnLimit;
  if (broken.length === 0 && !isLast) return false;
  if (broken.length === 0) match.tell?.({ event: 'ends', rule: 'GL-VICT-06', turn: match.state.turn });
  if (victory === 'scenario') return end(match, 'points', byGoals(match));
  return end(match, 'losses', broken.length > 0 ? byLosses(match, broken) : byShares(match));
};
