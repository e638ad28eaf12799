/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was about: a run of like changes is taken back in one step. */
  readonly about: string | undefined;
}

const MOST = 200;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [], about: undefined });

export const changed = <T>(history: History<T>, now: T, about?: string): History<T> => {
  if (Object.is(now, history.now)) return history;
  const past = about !== undefined && about === history.about ? history.past : [...history.past, history.now];
  return { past: past.slice(-MOST), now, future: [], about };
};

export const undone = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  const last = past.at(-1);
  return last === undefined
    ? history
    : { past: past.slice(0, -1), now: last, future: [now, ...future], about: undefined };
};

export const redone = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later, about: undefined };
};
