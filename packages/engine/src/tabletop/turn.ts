/** The sequence of play: the match, and the phases of a turn. */
import { throwDice } from '../kernel/match.js';
import { call, done, go } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Steps } from './procedures.js';
import { throwQualities } from './army/quality.js';
import type { Phase, TabletopMatch } from './rules.js';
import { patch } from './store.js';
import { D6, otherSide } from './verbs.js';
import { determineVictory } from './victory.js';

/** Nobody's dice fall alike so often; a match that gets there would go on for ever. */
const MOST_TIES = 1_000;

/** SV-INIT-01, P-INIT: each side throws 2D6, South first, again on a tie. Returns the side with the lower total. */
export const lowerOfTwoDice = (match: TabletopMatch, rule: string): Side => {
  const total = (side: Side): number => {
    const [a = 0, b = 0] = throwDice(match, { rule, side, count: 2, sides: D6 });
    return a + b;
  };
  for (let throws = 0; throws < MOST_TIES; throws++) {
    const south = total('south');
    const north = total('north');
    if (south !== north) return south < north ? 'south' : 'north';
  }
  throw new Error('The dice fall alike for ever.');
};

/** P-SETUP: armies, quality, set-up; then turn after turn. */
export const whole: Steps<'match'> = {
  muster: (match) => {
    const frame = match.rules.musterFrame(match);
    return frame ? call(frame, 'quality') : go('quality');
  },
  quality: (match) => {
    throwQualities(match);
    return go('setUp');
  },
  setUp: (match) =>
    match.state.options.setupMethod === 'alternate'
      ? call({ procedure: 'placing', step: 'begin', side: 'south' }, 'turns')
      : call({ procedure: 'setUp', step: 'begin', side: 'south', plans: {}, confirmed: [] }, 'turns'),
  turns: (match) => (match.state.outcome ? done() : call({ procedure: 'turn', step: 'initiative' }, 'turns')),
};

const enterPhase = (match: TabletopMatch, phase: Phase, acting: Side): void => {
  match.state.phase = phase;
  match.state.acting = acting;
  match.tell?.({ event: 'phase', rule: match.rules.cite.phases, phase, acting, turn: match.state.turn });
};

/** P-FIRE 7: one pivot a phase; that of firing is forgotten after it. */
const forgetPivots = (match: TabletopMatch): void => {
  for (const unit of match.state.units) if (unit.pivoted) patch(match, unit.id, { pivoted: false });
};

/** SV-TURN-01, -02, SV-R-88. */
export const turn: Steps<'turn'> = {
  initiative: (match) => {
    enterPhase(match, 'initiative', 'south');
    match.state.initiative = lowerOfTwoDice(match, match.rules.cite.initiative);
    match.tell?.({ event: 'initiative', rule: match.rules.cite.initiative, side: match.state.initiative });
    return go('firing');
  },
  firing: (match) => {
    enterPhase(match, 'firing', otherSide(match));
    return call(match.rules.phaseFrame('firing', otherSide(match)), 'melee');
  },
  melee: (match) => {
    forgetPivots(match);
    const side = match.state.initiative;
    enterPhase(match, 'melee', side);
    return call(match.rules.phaseFrame('melee', side), 'losses');
  },
  losses: (match) => {
    enterPhase(match, 'losses', otherSide(match));
    return call(match.rules.phaseFrame('losses', otherSide(match)), 'initiativeMovement');
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
