/** How a match of a zone game stands: losses and what they bring, how it may end, goals and who holds them. */
import { goalsOfBoth, type GoalStanding, type Losses, type Stakes, type Strength } from '../kernel/standing.js';
import { SIDES, type Side } from '../kernel/side.js';
import type { Goal } from './options.js';
import { lostBy } from './removal.js';
import type { ZonalMatch } from './rules.js';
import { sizeOf, type Unit } from './unit.js';
import { breakpoint, thirdValue, uncontestedZones } from './victory.js';
import { ROUTED } from './zone.js';

/** FV-VICT-10, -11, MV-VICT-08, -09. */
export const lossesOf = ({ state, rules: { cite } }: ZonalMatch, side: Side): Losses => {
  const { tally, counted } = state.sides[side];
  return {
    counted: 'units',
    lost: tally,
    of: counted,
    marks: [
      { rule: cite.commanderRemoved, at: thirdValue(counted), brings: 'commanderLeaves' },
      { rule: cite.breakpoint, at: breakpoint(counted), brings: 'breaks' },
    ],
  };
};

/** FV-VICT-04..07, -11, -15, FV-R-65, -80, MV-VICT-03..06, -09, -12, MV-R-60, -79. */
export const stakesOf = ({ state: { options }, table, rules: { cite } }: ZonalMatch): Stakes => {
  const { victory, turnLimit } = options;
  return {
    endings: [
      { rule: cite.breakpoint, by: 'losses', loses: false },
      { rule: cite.generalRetreat, by: 'retreat', loses: true },
      ...(turnLimit === undefined
        ? []
        : [{ rule: cite.offerEnd, by: 'turnLimit' as const, turn: turnLimit, loses: false }]),
      { rule: cite.offerEnd, by: 'agreement', loses: false },
    ],
    decidedBy:
      victory === 'scenario'
        ? { rule: cite.scenario, what: 'goals' }
        : { rule: cite.fullVictory, what: 'zones', forFull: table.fullVictoryZones },
  };
};

/** FV-R-80, MV-R-79: none where the match is decided otherwise. */
export const goalsOf = (match: ZonalMatch): GoalStanding<Goal>[] => {
  const { victory, scenarioGoals } = match.state.options;
  if (victory !== 'scenario') return [];
  const held = SIDES.map((side) => ({ side, zones: uncontestedZones(match, side) }));
  return goalsOfBoth(
    scenarioGoals,
    ({ zone }) => zone,
    ({ zone }) => held.find(({ zones }) => zones.includes(zone))?.side,
  );
};

/** FV-LOSS-04, -09..11, MV-LOSS-03, -07..09: who is left with one stand of several routs. */
export const strengthOf = (match: ZonalMatch, unit: Unit): Strength => {
  const size = sizeOf(unit);
  if (unit.zone === ROUTED) return { whole: size, left: 0, afterHits: 0 };
  const lost = lostBy(match, unit);
  const rest = size - lost;
  return { whole: size, left: size, afterHits: lost > 0 && rest <= 1 ? 0 : rest };
};
