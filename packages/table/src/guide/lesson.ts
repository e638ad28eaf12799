/**
 * What the first match teaches, step by step. Nothing of it is remembered: how far a learner has come follows from the
 * session, so that undo, reloading and replay need no care.
 */
import type { Said, Side } from '@five-victories/engine/kernel';
import { isOnTable, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Session } from '../match/session.js';

export const STEPS = ['setup', 'advance', 'commander', 'fire', 'react', 'engage', 'melee', 'losses', 'zones'] as const;
export type StepId = (typeof STEPS)[number];

interface Seen {
  readonly match: ZonalMatch;
  readonly events: ReadonlySet<string>;
}

interface Step {
  /** Decisions at which it can be told. */
  readonly at: readonly string[];
  /** What has to be so besides. */
  readonly when?: (seen: Seen) => boolean;
  /** The acts it waits for; without them any answer will do, once it has been told. */
  readonly acts?: readonly string[];
}

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

const LESSON: Readonly<Record<StepId, Step>> = {
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

export interface Progress {
  readonly done: ReadonlySet<StepId>;
  /** What is told now. */
  readonly step: StepId | undefined;
  /** Acts it waits for. */
  readonly acts: readonly string[];
}

const isTold = ({ at, when }: Step, seen: Seen): boolean =>
  at.includes(seen.match.decision?.kind ?? '') && (when?.(seen) ?? true);

const stepNow = (done: ReadonlySet<StepId>, seen: Seen): StepId | undefined =>
  STEPS.find((id) => !done.has(id) && isTold(LESSON[id], seen));

/** The steps that an answer fulfils: those that wait for this act, and the one that was told and waits for none. */
const fulfilled = (said: Said, told: StepId | undefined): StepId[] =>
  STEPS.filter((id) => {
    const { acts } = LESSON[id];
    return acts ? acts.includes(said.choice.do) : id === told;
  });

export const progressOf = ({ moments }: Session, learner: Side): Progress => {
  const done = new Set<StepId>();
  const events = new Set<string>();
  for (const [i, { said, by, lines }] of moments.entries()) {
    const before = moments[i - 1]?.match;
    if (said && before && by === learner)
      for (const id of fulfilled(said, stepNow(done, { match: before, events }))) done.add(id);
    for (const { event } of lines) events.add(event.event);
  }
  const { match } = moments.at(-1)!;
  const step = match.decision?.side === learner ? stepNow(done, { match, events }) : undefined;
  return { done, step, acts: step ? (LESSON[step].acts ?? []) : [] };
};
