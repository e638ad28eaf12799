/**
 * Hints to other halls on one PostgreSQL: after the commit, since NOTIFY in it makes all commits wait for each other;
 * many at once, every few milliseconds; in payloads that NOTIFY takes. Whatever cannot be told is dropped.
 */
import type { MatchId } from '../protocol/index.js';

const EVERY = 5;
/** NOTIFY takes less than 8000 bytes. */
const MOST_BYTES = 7_900;
/** While the database does not answer: more are not worth keeping. */
const MOST_WAITING = 10_000;

export interface Notices {
  readonly add: (match: MatchId, what: string) => void;
  /** Tells what is waiting, and then no more. */
  readonly close: () => Promise<void>;
}

/** Hints as texts of JSON, joined to payloads; each begins with the name of the hall that hints. */
const payloadsOf = (hall: string, hints: readonly string[]): string[] => {
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (parts.length > 0) payloads.push(`[${[JSON.stringify(hall), ...parts].join(',')}]`);
    [parts, bytes] = [[], 0];
  };
  for (const hint of hints) {
    const more = Buffer.byteLength(hint) + 1;
    if (bytes + more > MOST_BYTES - hall.length - 4) close();
    parts.push(hint);
    bytes += more;
  }
  close();
  return payloads;
};

/** The hints of other halls in a payload; whatever no hall has written is none. */
export const hintsIn = (payload: string, hall: string): (readonly [MatchId, string])[] => {
  try {
    const [from, ...hints] = JSON.parse(payload) as [string, ...[MatchId, string][]];
    return from === hall ? [] : hints;
  } catch {
    return [];
  }
};

export const noticesOf = (hall: string, send: (payload: string) => Promise<unknown>): Notices => {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    const payloads = payloadsOf(hall, [...waiting]);
    waiting = new Set();
    for (const payload of payloads) await send(payload).catch(() => undefined);
  };
  const tick = (): void => {
    sending = flush().finally(() => {
      [timer, sending] = [undefined, undefined];
      if (waiting.size > 0) start();
    });
  };
  const start = (): void => {
    timer ??= setTimeout(tick, EVERY);
  };
  return {
    add: (match, what) => {
      if (waiting.size < MOST_WAITING) waiting.add(JSON.stringify([match, what]));
      start();
    },
    close: async () => {
      await sending;
      clearTimeout(timer);
      await flush();
    },
  };
};
