/** The end of a Game Turn: GL-VICT-03..06, P10, GL-R-59. */
import { both, enemyOf, SIDES, type Side } from '../../kernel/side.js';
import type { Outcome, StandingRules } from '../../tabletop/rules.js';
import type { GloriousMatch } from './decisions.js';
import { byGoals, byShares, end } from '../../tabletop/victory.js';
import { ownOptions } from './options.js';

const HUNDRED = 100;
/** GL-R-59. */
export const breakpointOf = (match: GloriousMatch, side: Side): number =>
  Math.ceil((match.state.sides[side].size * ownOptions(match.state.options).breakFraction) / HUNDRED);

/** GL-R-72: who plays for goals, or until somebody concedes, does not break. */
const brokenSides = (match: GloriousMatch): Side[] =>
  ownOptions(match.state.options).victory === 'standard'
    ? SIDES.filter((side) => match.state.sides[side].tally > breakpointOf(match, side))
    : [];

const tellBroken = (match: GloriousMatch, side: Side): void => {
  const { tally } = match.state.sides[side];
  const breakpoint = breakpointOf(match, side);
  match.tell?.({ event: 'broken', rule: 'GL-VICT-03', cause: 'losses', side, tally, breakpoint });
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

const scored = (match: GloriousMatch, broken: readonly Side[]): Outcome => {
  if (ownOptions(match.state.options).victory === 'scenario') return byGoals(match);
  return broken.length > 0 ? byLosses(match, broken) : byShares(match);
};

/** GL-VICT-02..06, GL-R-59, -72. */
export const standing: StandingRules<GloriousMatch> = {
  marks: (match, side) =>
    ownOptions(match.state.options).victory === 'standard'
      ? [{ rule: 'GL-VICT-03', at: breakpointOf(match, side) + 1, brings: 'breaks' }]
      : [],
  stakes: ({ state }) => {
    const { victory, turnLimit, concedeOnChiefLost } = ownOptions(state.options);
    return {
      endings: [
        ...(concedeOnChiefLost ? [{ rule: 'GL-VICT-02', by: 'chiefLost' as const, loses: true }] : []),
        ...(victory === 'standard' ? [{ rule: 'GL-VICT-03', by: 'losses' as const, loses: true }] : []),
        { rule: 'GL-VICT-05', by: 'nobodyLeft', loses: true },
        ...(Number.isFinite(turnLimit)
          ? [{ rule: 'GL-VICT-06', by: 'turnLimit' as const, turn: turnLimit, loses: false }]
          : []),
      ],
      decidedBy: victory === 'scenario' ? { rule: 'GL-R-72', what: 'goals' } : { rule: 'GL-VICT-06', what: 'losses' },
    };
  },
  outcome: (match) => scored(match, brokenSides(match)),
};

/** GL-R-59, -72: true when the match is over. */
export const determineVictory = (match: GloriousMatch): boolean => {
  const broken = brokenSides(match);
  for (const side of broken) tellBroken(match, side);
  const { victory, turnLimit } = ownOptions(match.state.options);
  const isLast = match.state.turn >= turnLimit;
  if (broken.length === 0 && !isLast) return false;
  if (broken.length === 0) match.tell?.({ event: 'ends', rule: 'GL-VICT-06', turn: match.state.turn });
  return end(match, victory === 'scenario' ? 'points' : 'losses', scored(match, broken));
};
