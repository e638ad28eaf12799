/**
 * How far a learner has come in a lesson. Nothing of it is remembered: it follows from the session, so that undo,
 * reloading and replay need no care.
 */
import type { Said, Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { Target } from './targets.js';

export interface Seen<M> {
  readonly match: M;
  /** All events so far, by name. */
  readonly events: ReadonlySet<string>;
}

/** What a lesson looks at when it points somewhere: the match, and the unit in hand. */
export interface Pointing<M> {
  readonly match: M;
  readonly held: string | undefined;
}

export interface Step<M> {
  /** Decisions at which it can be told. */
  readonly at: readonly string[];
  /** What has to be so besides. */
  readonly when?: (seen: Seen<M>) => boolean;
  /** The acts it waits for; without them any answer will do, once it has been told. */
  readonly acts?: readonly string[];
  /** What it speaks of. */
  readonly points: (now: Pointing<M>) => readonly Target[];
}

/** Steps are told in this order, each when its time has come. */
export type Lesson<M, Id extends string> = Readonly<Record<Id, Step<M>>>;

export interface Progress<Id extends string = string> {
  readonly steps: readonly Id[];
  readonly done: ReadonlySet<Id>;
  /** What is told now. */
  readonly step: Id | undefined;
  /** Acts it waits for. */
  readonly acts: readonly string[];
  /** What is pointed at, with this unit in hand. */
  readonly points: (held: string | undefined) => readonly Target[];
}

export const stepsOf = <M, Id extends string>(lesson: Lesson<M, Id>): readonly Id[] => Object.keys(lesson) as Id[];

const isTold = <M extends TableMatch>({ at, when }: Step<M>, seen: Seen<M>): boolean =>
  at.includes(seen.match.decision?.kind ?? '') && (when?.(seen) ?? true);

const stepNow = <M extends TableMatch, Id extends string>(
  lesson: Lesson<M, Id>,
  done: ReadonlySet<Id>,
  seen: Seen<M>,
): Id | undefined => stepsOf(lesson).find((id) => !done.has(id) && isTold(lesson[id], seen));

/** The steps that an answer fulfils: those that wait for this act, and the one that was told and waits for none. */
const fulfilled = <M, Id extends string>(lesson: Lesson<M, Id>, said: Said, told: Id | undefined): Id[] =>
  stepsOf(lesson).filter((id) => {
    const { acts } = lesson[id];
    return acts ? acts.includes(said.choice.do) : id === told;
  });

export const progressIn = <M extends TableMatch, Id extends string>(
  lesson: Lesson<M, Id>,
  { moments }: Session<M>,
  learner: Side,
  /** Learned in a match before this one. */
  learned: readonly string[] = [],
): Progress<Id> => {
  const done = new Set<Id>(stepsOf(lesson).filter((id) => learned.includes(id)));
  const events = new Set<string>();
  for (const [i, { said, by, lines, settled }] of moments.entries()) {
    const before = moments[i - 1]?.match;
    // What settled itself taught nobody.
    if (said && before && by === learner && !settled)
      for (const id of fulfilled(lesson, said, stepNow(lesson, done, { match: before, events }))) done.add(id);
    for (const { event } of lines) events.add(event.event);
  }
  const { match } = moments.at(-1)!;
  const step = match.decision?.side === learner ? stepNow(lesson, done, { match, events }) : undefined;
  return {
    steps: stepsOf(lesson),
    done,
    step,
    acts: step ? (lesson[step].acts ?? []) : [],
    points: (held) => (step ? lesson[step].points({ match, held }) : []),
  };
};
