/** The analysis of the match on the page: as it was kept, or under way, or none yet. */
import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import { digest } from '@five-victories/engine/kernel';
import { logOf, matchOf, type AnySession } from '../match/session.js';
import { findAnalysis, keepAnalysis } from '../store/analyses.js';
import type { MatchHead } from '../store/kept.js';
import { EFFORT, isOf, type Analysis } from './analysis.js';
import { askAnalysis } from './ask.js';

export interface Analysing {
  readonly found: Accessor<Analysis | undefined>;
  /** How far it is while it is under way. */
  readonly done: Accessor<number | undefined>;
  readonly failed: Accessor<string | undefined>;
  /** Better choices are looked for as well. */
  deepen(): void;
  stop(): void;
}

interface Of {
  readonly head: MatchHead;
  readonly session: AnySession;
}

/** What is not kept is found out again next time: that is no reason to stop the player. */
const keepIt = (analysis: Analysis): void => void keepAnalysis(analysis).catch(() => undefined);

const createWork = () => {
  const [found, setFound] = createSignal<Analysis>();
  const [done, setDone] = createSignal<number>();
  const [failed, setFailed] = createSignal<string>();
  let halt: (() => void) | undefined;
  const stop = (): void => {
    halt?.();
    halt = undefined;
    setDone(undefined);
  };
  const begin = ({ head, session }: Of, deep: boolean): void => {
    stop();
    setFailed(undefined);
    setDone(0);
    const task = { id: head.id, digest: digest(matchOf(session)), log: logOf(session), effort: EFFORT, deep };
    halt = askAnalysis(
      { ...task, game: head.game },
      {
        onDone: setDone,
        onFound: (analysis) => {
          setFound(analysis);
          keepIt(analysis);
        },
        onEnd: (reason) => {
          setFailed(reason);
          stop();
        },
      },
    );
  };
  return { found, setFound, done, failed, begin, stop };
};

/** Chances and luck are worked out at once where there is nothing kept; `of`: undefined while nothing may be told. */
export const createAnalysing = (of: Accessor<Of | undefined>): Analysing => {
  const work = createWork();
  const open = async (now: Of): Promise<void> => {
    const wanted = { id: now.head.id, digest: digest(matchOf(now.session)) };
    const kept = await findAnalysis(wanted.id).catch(() => undefined);
    // Somebody may have asked for more meanwhile.
    if (untrack(of) !== now || untrack(work.done) !== undefined) return;
    if (kept && isOf(kept, wanted, now.session.moments.length)) work.setFound(kept);
    else work.begin(now, false);
  };
  createEffect(
    on(of, (now) => {
      work.stop();
      work.setFound(undefined);
      if (now) void open(now);
    }),
  );
  onCleanup(work.stop);
  return {
    ...work,
    deepen: () => {
      const now = untrack(of);
      if (now) work.begin(now, true);
    },
  };
};
