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
      const [a = 0, b = 0] = throwDice(match, { rule, side, count: 2, sides: D6 });
      return a + b;
    };
    const south = total('south');
    const north = total('north');
    if (south !== north) return south < north ? 'south' : 'north';
  }
  throw new Error('The dice fall alike for ever.');
};

export const match: Steps<'match'> = {
  muster: (m) =>
    m.rules.own.dismount
      ? call({ procedure: 'dismount', step: 'begin', side: 'south', chosen: [] }, 'quality')
      : go('quality'),
  quality: (m) => {
    if (m.state.options.unitQuality === 'thrown') throwQualities(m);
    return go('setUp');
  },
  setUp: (m) => {
    const method = m.state.options.setupMethod;
    return method === 'hidden' || method === 'agreed' || (method === 'sequential' && m.rules.placesWholeArmies)
      ? call({ procedure: 'setUp', step: 'begin', side: 'south', plans: {}, confirmed: [] }, 'turns')
      : call({ procedure: 'openSetUp', step: 'begin', first: 'south', turn: 'south' }, 'turns');
  },
  turns: (m) => (m.state.outcome ? done() : call({ procedure: 'turn', step: 'initiative' }, 'turns')),
};

const enterPhase = (m: ZonalMatch, phase: Phase, acting: Side): void => {
  m.state.phase = phase;
  m.state.acting = acting;
  m.tell?.({ event: 'phase', rule: m.rules.cite.phases, phase, acting, turn: m.state.turn });
};

/** FV-TURN-01, FV-INIT-02, FV-MOVE-01, MV-TURN-01, -02, MV-MOVE-01. */
export const turn: Steps<'turn'> = {
  initiative: (m) => {
    enterPhase(m, 'initiative', 'south');
    m.state.initiative = lowerOfTwoDice(m, m.rules.cite.initiative);
    m.tell?.({ event: 'initiative', rule: m.rules.cite.initiative, side: m.state.initiative });
    return go('firing');
  },
  firing: (m) => {
    enterPhase(m, 'firing', otherSide(m));
    for (const unit of m.state.units)
      if (isEngaged(unit) !== unit.engagedInFiring) patch(m, unit.id, { engagedInFiring: isEngaged(unit) });
    return call({ procedure: 'firing', step: 'begin', side: otherSide(m) }, 'melee');
  },
  melee: (m) => {
    enterPhase(m, 'melee', otherSide(m));
    m.state.shots = {};
    return call({ procedure: 'melee', step: 'opening', side: otherSide(m), left: [], allocations: {} }, 'losses');
  },
  losses: (m) => {
    enterPhase(m, 'losses', otherSide(m));
    return call({ procedure: 'losses', step: 'begin', left: [], unit: '' }, 'initiativeMovement');
  },
  initiativeMovement: (m) => {
    enterPhase(m, 'initiativeMovement', m.state.initiative);
    return call({ procedure: 'movement', step: 'begin' }, 'otherMovement');
  },
  otherMovement: (m) => {
    enterPhase(m, 'otherMovement', enemyOf(m.state.initiative));
    return call({ procedure: 'movement', step: 'begin' }, 'victory');
  },
  victory: (m) => {
    enterPhase(m, 'victory', m.state.initiative);
    if (!determineVictory(m)) m.state.turn++;
    return done();
  },
};
