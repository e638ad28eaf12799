/**
 * A match open in several windows: one has it in hand and writes it, the others follow. The browser's locks say who it
 * is, and free the match when its window is closed; the store refuses what anybody else writes (`matches.ts`).
 */
export interface Hand {
  /** The name of this window in what is kept. */
  readonly name: string;
  /** Whether this window plays. */
  holds(): boolean;
  /** Told when that changes. */
  onChange(listener: (holds: boolean) => void): void;
  /** Told when another window has kept something. */
  onNews(listener: () => void): void;
  /** Takes the match out of the hand that has it. */
  takeOver(): void;
  /** Another window has written: this one follows, whatever it believed. */
  lose(): void;
  /** Tells the others that something was kept. */
  tell(): void;
  letGo(): void;
}

/** The part of the browser's locks that is used here. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

const addressOf = (id: string): string => `five-victories/match/${id}`;

/** Where the page is not trusted there are no locks: the last window that was opened plays. */
const browserLocks = (): Locks | undefined =>
  typeof navigator === 'undefined' ? undefined : ((navigator as { locks?: unknown }).locks as Locks | undefined);

export const takeHand = async (id: string, locks = browserLocks()): Promise<Hand> => {
  const name = `${Date.now()}-${Math.random()}`;
  const channel = new BroadcastChannel(addressOf(id));
  const changed: ((holds: boolean) => void)[] = [];
  let holds = false;
  let free: (() => void) | undefined;
  /** Counts the times this window took hold: what comes of an earlier one means nothing any more. */
  let grip = 0;
  let waiting: AbortController | undefined;
  let isOver = false;

  const become = (now: boolean): void => {
    if (holds === now) return;
    holds = now;
    for (const listener of changed) listener(now);
  };
  /** Holds the lock until it is freed, or stolen by another window. */
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      free = resolve;
      become(true);
    });
  const request = (options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }): Promise<boolean> =>
    new Promise((resolve) => {
      let mine = 0;
      void locks!
        .request(addressOf(id), options, (lock) => {
          resolve(lock !== null);
          if (lock === null || isOver) return undefined;
          mine = ++grip;
          return hold();
        })
        .catch(() => undefined)
        .then(() => {
          resolve(false);
          // Stolen: from now on this window follows, and waits for its turn.
          if (mine > 0 && mine === grip && !isOver) lost();
        });
    });
  /** Waits until the window that plays is closed. */
  const wait = (): void => {
    if (!locks || isOver) return;
    waiting = new AbortController();
    void request({ signal: waiting.signal });
  };
  const lost = (): void => {
    grip++;
    free = undefined;
    become(false);
    wait();
  };

  if (!locks) holds = true;
  else if (!(await request({ ifAvailable: true }))) wait();

  return {
    name,
    holds: () => holds,
    onChange: (listener) => changed.push(listener),
    onNews: (listener) => channel.addEventListener('message', listener),
    takeOver: () => {
      waiting?.abort();
      if (locks) void request({ steal: true });
      else become(true);
    },
    lose: () => {
      const release = free;
      if (holds) lost();
      release?.();
    },
    tell: () => channel.postMessage('kept'),
    letGo: () => {
      isOver = true;
      waiting?.abort();
      free?.();
      channel.close();
    },
  };
};
