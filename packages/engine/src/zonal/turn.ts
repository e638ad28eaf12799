/** The sequence of play: the match, and the phases of a turn. */
import { throwDice } from '../kernel/match.js';
import { call, done, go } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import { throwQualities } from './quality.js';
import { D6 } from './numbers.js';
import type { Steps } from './procedures.js';
import type { Phase, ZonalMatch } from './rules.js';
import { patch } from './store.js';
import { isEngaged } from './unit.js';
import { otherSide } from './verbs.js';
import { determineVictory } from './victory.js';

/** Nobody's dice fall alike so often; a match that gets there would go on for ever. */
const MOST_TIES = 1_000;

/**
 * FV-GEN-01, FV-INIT-01, MV-TURN-03, MV-INIT-01, -02: each side throws 2D6, South first, again on a tie. Returns the
 * side with the lower total.
 */
export const lowerOfTwoDice = (match: ZonalMatch, rule: string): Side => {
  for (let throws = 0; throws < MOST_TIES; throws++) {
    const total = (side: Side): number => {
      const [a = 0, b = 0] = throwDice(match, { rule, side, count: 2, sides: D6 }, { cause: 'sides' });
      return a + b;
    };
    const south = total('south');
    const north = total('north');
    if (south !== north) return south < north ? 'south' : 'north';
  }
  throw new Error('The dice fall alike for ever.');
};

export const whole: Steps<'match'> = {
  muster: (match) =>
    match.rules.own.dismount
      ? call({ procedure: 'dismount', step: 'begin', side: 'south', chosen: [] }, 'quality')
      : go('quality'),
  quality: (match) => {
    if (match.state.options.unitQuality === 'thrown') throwQualities(match);
    return go('setUp');
  },
  setUp: (match) => {
    const method = match.state.options.setupMethod;
    return method === 'hidden' || method === 'agreed' || (method === 'sequential' && match.rules.placesWholeArmies)
      ? call({ procedure: 'setUp', step: 'begin', side: 'south', plans: {}, confirmed: [] }, 'turns')
      : call({ procedure: 'openSetUp', step: 'begin', first: 'south', turn: 'south' }, 'turns');
  },
  turns: (match) => (match.state.outcome ? done() : call({ procedure: 'turn', step: 'initiative' }, 'turns')),
};

const enterPhase = (match: ZonalMatch, phase: Phase, acting: Side): void => {
  match.state.phase = phase;
  match.state.acting = acting;
  match.tell?.({ event: 'phase', rule: match.rules.cite.phases, phase, acting, turn: match.state.turn });
};

/** FV-TURN-01, FV-INIT-02, FV-MOVE-01, MV-TURN-01, -02, MV-MOVE-01. */
export const turn: Steps<'turn'> = {
  initiative: (match) => {
    enterPhase(match, 'initiative', 'south');
    match.state.initiative = lowerOfTwoDice(match, match.rules.cite.initiative);
    match.tell?.({ event: 'initiative', rule: match.rules.cite.initiative, side: match.state.initiative });
    return go('firing');
  },
  firing: (match) => {
    enterPhase(match, 'firing', otherSide(match));
    for (const unit of match.state.units)
      if (isEngaged(unit) !== unit.engagedInFiring) patch(match, unit.id, { engagedInFiring: isEngaged(unit) });
    return call({ procedure: 'firing', step: 'begin', side: otherSide(match) }, 'melee');
  },
  melee: (match) => {
    enterPhase(match, 'melee', otherSide(match));
    match.state.shots = {};
    return call({ procedure: 'melee', step: 'opening', side: otherSide(match), left: [], allocations: {} }, 'losses');
  },
  losses: (match) => {
    enterPhase(match, 'losses', otherSide(match));
    return call({ procedure: 'losses', step: 'begin', left: [], unit: '' }, 'initiativeMovement');
  },
  initiativeMovement: (match) => {
    enterPhase(match, 'initiativeMovement', match.state.initiative);
    return call({ procedure: 'movement', step: 'begin' }, 'otherMovement');
  },
  otherMovement: (match) => {
    enterPhase(match, 'otherMovement', enemyOf(match.state.initiative));
    return call({ procedure: 'movement', step: 'begin' }, 'victory');
  },
  victory: (match) => {
    enterPhase(match, 'victory', match.state.initiative);
    if (!determineVictory(match)) match.state.turn++;
    return done();
  },
};
