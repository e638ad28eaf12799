/** What the first match teaches, step by step. */
import type { Side } from '@five-victories/engine/kernel';
import { isOnTable, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Session } from '../match/session.js';
import { progressIn, type Lesson, type Progress } from './progress.js';

export const STEPS = ['setup', 'advance', 'commander', 'fire', 'react', 'engage', 'melee', 'losses', 'zones'] as const;
export type StepId = (typeof STEPS)[number];

const MOVING = ['activity', 'order', 'action'];
const REACTING = ['react', 'intercept', 'hastyDefence'];
const ANY = [...MOVING, ...REACTING, 'fire', 'fight', 'allocate', 'attack', 'rethrow', 'commanderRethrow', 'lossesOf'];
const RECKONING_FROM = 3;

/** Both sides have units in one zone. */
const hasMet = ({ state }: ZonalMatch): boolean => {
  const zonesOf = (side: Side) => state.units.filter((unit) => unit.side === side && isOnTable(unit.zone));
  const north = new Set(zonesOf('north').map(({ zone }) => zone));
  return zonesOf('south').some(({ zone }) => north.has(zone));
};

const LESSON: Lesson<ZonalMatch, StepId> = {
  setup: { at: ['setup'], acts: ['setup'] },
  advance: { at: MOVING, acts: ['move'] },
  commander: { at: ['activity'], acts: ['end', 'moveCommander'] },
  fire: { at: ['fire'], acts: ['fire'] },
  react: { at: REACTING },
  engage: { at: MOVING, when: ({ match }) => hasMet(match), acts: ['engage'] },
  melee: { at: ANY, when: ({ events }) => events.has('attacked') },
  losses: { at: ['remove'], acts: ['remove'] },
  zones: { at: MOVING, when: ({ match }) => match.state.turn >= RECKONING_FROM },
};

export const progressOf = (session: Session, learner: Side): Progress<StepId> => progressIn(LESSON, session, learner);
