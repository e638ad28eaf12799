/** Processor time of the thread that asks: on a busy machine the clock on the wall says little about a bot. */
import { openSync, readSync } from 'node:fs';

export const CLOCKS = ['processor', 'wall'] as const;

/** Which of the two the times of a result are. */
export type ClockKind = (typeof CLOCKS)[number];

export interface Clock {
  readonly kind: ClockKind;
  /** Begins to measure; what comes back tells how many milliseconds have been spent since. */
  start(): () => number;
}

const NANOSECONDS = 1e6;

/** Newer node can tell. */
interface ThreadTimes {
  threadCpuUsage?(): { readonly user: number; readonly system: number };
}

/** Linux tells of every thread how long it has run; the file is opened once in each. */
const fromSystem = (): (() => number) | undefined => {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const room = Buffer.alloc(96);
    const now = (): number => parseInt(room.toString('latin1', 0, readSync(file, room, 0, 96, 0)), 10) / NANOSECONDS;
    return Number.isFinite(now()) ? now : undefined;
  } catch {
    return undefined;
  }
};

const fromNode = (): (() => number) | undefined => {
  const node: ThreadTimes = process as ThreadTimes;
  if (!node.threadCpuUsage) return undefined;
  return () => {
    const { user = 0, system = 0 } = node.threadCpuUsage?.() ?? {};
    return (user + system) / 1000;
  };
};

/** The system counts processor time in ticks; what is shorter is told better by the wall, and is seldom broken off. */
const TICK = 5;

export const clockHere = (): Clock => {
  const spent = fromNode() ?? fromSystem();
  return {
    kind: spent ? 'processor' : 'wall',
    start: () => {
      const [wall, processor] = [performance.now(), spent?.()];
      return () => {
        const passed = performance.now() - wall;
        return spent && processor !== undefined && passed > TICK ? Math.min(passed, spent() - processor) : passed;
      };
    },
  };
};
