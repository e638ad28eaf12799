/** What the first measured match teaches, step by step. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import { distanceBetween, isEngaged, placedOfSide, type TabletopMatch } from '@five-victories/engine/tabletop';
import { progressIn, type Lesson, type Progress } from '../../guide/progress.js';
import type { Session } from '../../match/session.js';

export const LEARNER: Side = 'south';

export const STEPS = ['setup', 'move', 'command', 'fire', 'charge', 'react', 'melee', 'losses', 'morale'] as const;
export type StepId = (typeof STEPS)[number];

const MOVING = ['activity', 'order'];
const REACTING = ['react', 'intercept', 'hastyBlock'];
const ANY = [
  ...MOVING,
  ...REACTING,
  'fire',
  'join',
  'fight',
  'allocate',
  'rethrow',
  'lossesOf',
  'goOn',
  'breakThrough',
];
const RECKONING_FROM = 3;

/** An enemy is as near as a charge goes, wherever the unit may look; the lesson tells the rest. */
const isInReach = (match: TabletopMatch): boolean => {
  if (!isManoeuvre(match)) return false;
  const enemies = placedOfSide(match, enemyOf(LEARNER));
  return placedOfSide(match, LEARNER).some((unit) => {
    const reach = match.rules.chargeAllowance(match, unit);
    return (
      reach > 0 &&
      !unit.done &&
      !isEngaged(match, unit) &&
      enemies.some((enemy) => distanceBetween(match, unit, enemy) <= reach)
    );
  });
};

const LESSON: Lesson<TabletopMatch, StepId> = {
  setup: { at: ['setup'], acts: ['setup'] },
  move: { at: MOVING, acts: ['manoeuvre', 'sideStep', 'stepBack', 'prolong'] },
  command: { at: ['activity'], acts: ['end'] },
  fire: { at: ['fire'], acts: ['fire'] },
  charge: { at: MOVING, when: ({ match }) => isInReach(match), acts: ['charge'] },
  react: { at: REACTING },
  melee: { at: ANY, when: ({ events }) => events.has('attacked') },
  losses: { at: ['remove'], acts: ['remove'] },
  morale: { at: MOVING, when: ({ match }) => match.state.turn >= RECKONING_FROM },
};

export const progressOf = (session: Session<TabletopMatch>): Progress<StepId> => progressIn(LESSON, session, LEARNER);
