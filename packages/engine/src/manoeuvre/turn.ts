/** The phases of a turn. */
import { call, done, go } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { ManoeuvreSteps as Steps } from './procedures.js';
import type { ManoeuvreMatch } from './rules.js';
import type { Phase } from '../tabletop/rules.js';
import { patch } from '../tabletop/store.js';
import { lowerOfTwoDice } from '../tabletop/turn.js';
import { otherSide } from '../tabletop/verbs.js';
import { determineVictory } from './victory.js';

const enterPhase = (match: ManoeuvreMatch, phase: Phase, acting: Side): void => {
  match.state.phase = phase;
  match.state.acting = acting;
  match.tell?.({ event: 'phase', rule: match.rules.cite.phases, phase, acting, turn: match.state.turn });
};

/** P-FIRE 7: one pivot a phase; that of firing is forgotten after it. */
const forgetPivots = (match: ManoeuvreMatch): void => {
  for (const unit of match.state.units) if (unit.pivoted) patch(match, unit.id, { pivoted: false });
};

/** SV-TURN-01, -02, SV-R-88, GV-TURN-01. */
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
