/** Determine Victory: confidence lost, the breakpoint, the turn limit. */
import { enemyOf, SIDES, type Side } from '../kernel/side.js';
import { armOf } from '../tabletop/questions.js';
import type { ManoeuvreMatch } from './rules.js';
import type { Outcome, StandingRules } from '../tabletop/rules.js';
import { placedOfSide } from '../tabletop/store.js';
import { isPlaced } from '../tabletop/unit.js';
import type { Unit } from './unit.js';
import { rout, takeRedMarkers } from '../tabletop/verbs.js';
import { breakpoint, byGoals, byShares, end, exceedingOf, exceeds, tallies, thirdValue } from '../tabletop/victory.js';

/** SV-VICT-02, -03, SV-R-68: with the tally as it then stands. */
const removeCommand = (match: ManoeuvreMatch, side: Side, isOne: (unit: Unit) => boolean, value: number): void => {
  const rule = match.rules.cite.thresholds;
  const leaving = match.state.units.filter((unit) => unit.side === side && isPlaced(unit) && isOne(unit));
  for (const { id } of leaving) {
    match.tell?.({ event: 'commandRemoved', rule, side, unit: id, tally: match.state.sides[side].tally, value });
    rout(match, id, rule, 'lostHeart', match.rules.countsRemoved(match));
  }
};

/** SV-VICT-03, -09, SV-R-94, GV-VICT-04, -08, GV-R-68: what heavy losses do to a side; true when it is broken. */
const loseHeart = (match: ManoeuvreMatch, side: Side): boolean => {
  const { cite, types, dismays } = match.rules;
  const { size } = match.state.sides[side];
  const isChief = ({ type }: Unit): boolean => types[type]!.chief === true;
  for (const { beyond, chief } of dismays)
    if (exceeds(match, side, beyond))
      removeCommand(match, side, (unit) => armOf(match, unit) === 'command' && isChief(unit) === chief, beyond(size));
  const empty = placedOfSide(match, side).length === 0;
  if (!empty && !exceeds(match, side, breakpoint)) return false;
  match.tell?.({
    event: 'broken',
    ...(empty ? { rule: cite.noUnits, cause: 'nobodyLeft' } : { rule: cite.breaks, cause: 'losses' }),
    side,
    tally: match.state.sides[side].tally,
    breakpoint: breakpoint(size),
  });
  return true;
};

/** SV-VICT-04, GV-VICT-05. */
const byLosses = (match: ManoeuvreMatch, broken: readonly Side[]): Outcome => {
  const { cite, fullVictory, words } = match.rules;
  const [loser] = broken;
  if (broken.length > 1 || loser === undefined)
    return { result: 'A Draw', rule: cite.results, tallies: tallies(match) };
  const winner = enemyOf(loser);
  const minor = exceeds(match, winner, thirdValue);
  return { result: minor ? words.minorVictory : fullVictory, winner, rule: cite.results, tallies: tallies(match) };
};

const scored = (match: ManoeuvreMatch, broken: readonly Side[]): Outcome => {
  if (match.state.options.victory === 'scenario') return byGoals(match);
  return broken.length > 0 ? byLosses(match, broken) : byShares(match);
};

const isBroken = (match: ManoeuvreMatch, side: Side): boolean =>
  placedOfSide(match, side).length === 0 || exceeds(match, side, breakpoint);

/** SV-VICT-01..04, -07, -09, -10, GV-VICT-01..05, -08, -09. */
export const standing: StandingRules<ManoeuvreMatch> = {
  marks: (match, side) => {
    const { cite, dismays } = match.rules;
    return [
      ...dismays.map(({ beyond, chief }) => ({
        rule: cite.thresholds,
        at: exceedingOf(match, side, beyond),
        brings: chief ? ('commanderLeaves' as const) : ('subCommandersLeave' as const),
      })),
      { rule: cite.breaks, at: exceedingOf(match, side, breakpoint), brings: 'breaks' },
    ];
  },
  stakes: ({ state: { options }, rules: { cite } }) => ({
    endings: [
      { rule: cite.breaks, by: 'losses', loses: options.victory === 'standard' },
      { rule: cite.noUnits, by: 'nobodyLeft', loses: options.victory === 'standard' },
      ...(options.turnLimit === undefined
        ? []
        : [{ rule: cite.turnLimit, by: 'turnLimit' as const, turn: options.turnLimit, loses: false }]),
    ],
    decidedBy:
      options.victory === 'scenario'
        ? { rule: cite.scenario, what: 'goals' }
        : { rule: cite.turnLimit, what: 'losses' },
  }),
  outcome: (match) =>
    scored(
      match,
      SIDES.filter((side) => isBroken(match, side)),
    ),
};

/** P-VICT: the whole phase. True when the match is over. */
export const determineVictory = (match: ManoeuvreMatch): boolean => {
  const { state } = match;
  const { victory, turnLimit } = state.options;
  const broken = SIDES.filter((side) => loseHeart(match, side));
  const over = state.turn >= (turnLimit ?? Number.MAX_SAFE_INTEGER);
  if (broken.length > 0 || over) {
    if (broken.length === 0) match.tell?.({ event: 'ends', rule: match.rules.cite.turnLimit, turn: state.turn });
    return end(match, victory === 'scenario' ? 'points' : 'losses', scored(match, broken));
  }
  /** SV-TURN-04, SV-VICT-06. */
  takeRedMarkers(match);
  return false;
};
