/** Determine Victory: general retreat, tallies, the final count. */
import { both, enemyOf, SIDES, type Both, type Side } from '../kernel/side.js';
import { armOf, isCounted, isOn } from './questions.js';
import type { EndCause } from './messages/index.js';
import type { Outcome, ZonalMatch } from './rules.js';
import { patch, patchSide } from './store.js';
import { isDeployed } from './unit.js';
import { markersOff } from './verbs.js';
import { ROUTED, type Zone } from './zone.js';

/** FV-VICT-02, FV-SETUP-08, MV-VICT-01, MV-SETUP-09: of the full army, before turn 1. */
export const thirdValue = (counted: number): number => Math.ceil(counted / 3);
export const breakpoint = (counted: number): number => Math.ceil(counted / 2);

/** How a match ended, and why; the state keeps the outcome. */
type End = readonly [cause: EndCause, outcome: Outcome];

const end = (match: ZonalMatch, [cause, outcome]: End): true => {
  const loser = outcome.winner && enemyOf(outcome.winner);
  match.state.outcome = outcome;
  match.tell?.({ event: 'outcome', cause, ...outcome, ...(loser ? { loser } : {}) });
  return true;
};

/** FV-VICT-04, -05, FV-R-75, MV-VICT-03, -04, MV-R-58: strictly more counted units off the table than on it. */
const isRetreating = (match: ZonalMatch, side: Side): boolean => {
  let on = 0;
  let off = match.state.sides[side].tally;
  for (const unit of match.state.units) {
    if (unit.side !== side || unit.zone === ROUTED || !isCounted(match, unit)) continue;
    if (isDeployed(unit)) on++;
    else off++;
  }
  const retreating = off > on;
  if (retreating) match.tell?.({ event: 'generalRetreat', rule: match.rules.cite.generalRetreat, side, on, off });
  return retreating;
};

/** FV-VICT-14, MV-VICT-11, MV-ZONE-06: zones with foot or mounted of the side and no enemy unit. */
export const uncontestedZones = (match: ZonalMatch, side: Side): Zone[] => {
  const held = new Set<Zone>();
  const contested = new Set<Zone>();
  for (const unit of match.state.units) {
    if (unit.side !== side) contested.add(unit.zone);
    else if (isDeployed(unit) && armOf(match, unit) !== 'artillery') held.add(unit.zone);
  }
  return [...held].filter((zone) => !contested.has(zone));
};

/** FV-R-56, MV-R-57: with `brokenCannotWin` a side that alone is broken gets a draw at best. */
const mayNotWin = (match: ZonalMatch, broken: readonly Side[], side: Side): boolean =>
  isOn(match, 'brokenCannotWin') && broken.length === 1 && broken[0] === side;

const leader = (score: Both<number>): Side | undefined => SIDES.find((side) => score[side] > score[enemyOf(side)]);

/** FV-VICT-13, -15..18, FV-R-56, -78, MV-VICT-12, MV-R-57, -59, -76. */
const countZones = (match: ZonalMatch, broken: readonly Side[]): End => {
  const { cite, fullVictory } = match.rules;
  const zones = both((side) => uncontestedZones(match, side).length);
  const winner = leader(zones);
  if (winner === undefined) return ['zones', { result: 'A Draw', rule: cite.draw, zones }];
  if (mayNotWin(match, broken, winner)) return ['brokenWins', { result: 'A Draw', rule: cite.brokenWins, zones }];
  const full = zones[winner] >= match.table.fullVictoryZones;
  return full
    ? ['zones', { result: fullVictory, winner, rule: cite.fullVictory, zones }]
    : ['zones', { result: 'A Minor Victory', winner, rule: cite.minorVictory, zones }];
};

/** FV-R-80, MV-R-79: points for the goals held; a side that holds all of its goals wins in full. */
const countGoals = (match: ZonalMatch, broken: readonly Side[]): End => {
  const { cite, fullVictory } = match.rules;
  const { scenarioGoals } = match.state.options;
  const held = both((side) => {
    const zones = uncontestedZones(match, side);
    return scenarioGoals[side].filter((goal) => zones.includes(goal.zone));
  });
  const points = both((side) => held[side].reduce((sum, goal) => sum + goal.points, 0));
  const winner = leader(points);
  if (winner === undefined) return ['points', { result: 'A Draw', rule: cite.scenario, points }];
  if (mayNotWin(match, broken, winner)) return ['brokenWins', { result: 'A Draw', rule: cite.brokenWins, points }];
  const all = held[winner].length === scenarioGoals[winner].length;
  return ['points', { result: all ? fullVictory : 'A Minor Victory', winner, rule: cite.scenario, points }];
};

/** FV-VICT-11, MV-VICT-09: sides whose losses have reached the Breakpoint Value. */
const brokenSides = ({ state: { sides } }: ZonalMatch): Side[] =>
  SIDES.filter((side) => sides[side].tally >= breakpoint(sides[side].counted));

const finalCount = (match: ZonalMatch, broken: readonly Side[]): End =>
  match.state.options.victory === 'scenario' ? countGoals(match, broken) : countZones(match, broken);

/** What the final count would say now, for who wants to know how the match stands. */
export const outcomeNow = (match: ZonalMatch): Outcome => finalCount(match, brokenSides(match))[1];

/** The whole phase. True when the match is over. */
export const determineVictory = (match: ZonalMatch): boolean => {
  const { cite, fullVictory } = match.rules;
  const { state } = match;
  // FV-VICT-04..07, FV-R-58, MV-VICT-03..06, MV-R-55, -70
  const retreating = SIDES.filter((side) => isRetreating(match, side));
  if (retreating.length === 2)
    return end(match, ['bothRetreat', { result: 'A Humiliating Loss', rule: cite.bothRetreat }]);
  if (retreating[0] !== undefined)
    return end(match, ['retreat', { result: fullVictory, winner: enemyOf(retreating[0]), rule: cite.retreatLoses }]);

  // FV-VICT-08, FV-R-68, MV-VICT-07
  markersOff(match, 'red', (unit) => unit.fired, cite.redMarker);
  for (const unit of state.units)
    if (unit.fired || unit.reacted || unit.engagedInFiring)
      patch(match, unit.id, { fired: false, reacted: false, engagedInFiring: false });

  // FV-VICT-09, -10, FV-R-69, MV-VICT-08
  for (const side of SIDES) {
    const { tally, counted, commander } = state.sides[side];
    if (tally < thirdValue(counted) || commander === undefined) continue;
    patchSide(match, side, { commander: undefined });
    match.tell?.({ event: 'commanderRemoved', rule: cite.commanderRemoved, side, tally, third: thirdValue(counted) });
  }
  // FV-VICT-11, -12, FV-R-65, MV-VICT-09, -10, MV-R-60
  const broken = brokenSides(match);
  const agreed = SIDES.every((side) => state.sides[side].offersEnd);
  const over = state.turn >= (state.options.turnLimit ?? Number.MAX_SAFE_INTEGER);
  if (broken.length > 0 || agreed || over) {
    if (broken.length === 0)
      match.tell?.({ event: 'ends', rule: cite.offerEnd, by: agreed ? 'agreement' : 'turnLimit', turn: state.turn });
    for (const side of broken) {
      const { tally, counted } = state.sides[side];
      match.tell?.({ event: 'broken', rule: cite.breakpoint, side, tally, breakpoint: breakpoint(counted) });
      match.rules.cleanUp(match, side);
    }
    return end(match, finalCount(match, broken));
  }
  for (const side of SIDES) if (state.sides[side].offersEnd) patchSide(match, side, { offersEnd: false });
  return false;
};
