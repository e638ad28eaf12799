/** Bots of the hall think in threads of their own, so that nobody waits for them but their opponents. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { randomInt } from 'node:crypto';
import { PATIENCE, type Plan } from '@five-victories/bots';
import { saveOf, type AnyMatch, type Choice, type Playable, type Save, type Side } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';

interface OfGame {
  readonly game: string;
  /** Where the rules of the match are, if they are not those of today. */
  readonly module: string | undefined;
}

export interface Task extends OfGame {
  readonly bot: string;
  readonly save: Save;
  readonly seed: number;
  /** What the bot meant to do when it answered last in this match. */
  readonly plan: Plan | undefined;
  /** Milliseconds after which it is to come to an end. */
  readonly time: number;
}
/** Whether a side gives up: the match as it stood when its last turns ended. */
export interface LostTask extends OfGame {
  readonly side: Side;
  readonly ends: readonly Save[];
}
export interface Answer {
  readonly choice: Choice;
  readonly plan?: Plan | undefined;
}
export interface Hopes {
  /** What the side hoped for at each turn end; undefined: it fights on. */
  readonly hopes: readonly number[] | undefined;
}
export type Thought = Answer | Hopes | { readonly fault: string };

/** Rules of another build. */
export interface ByOther {
  readonly game: Playable;
  readonly module: string;
}

export interface Bots {
  /** A legal choice for the waiting decision of a match, as its side may know it. */
  think(bot: string, game: string, match: AnyMatch, plan?: Plan, by?: ByOther): Promise<Answer>;
  /** What a side hoped for when the last turns ended, if it gives up. */
  hopes(game: string, ends: readonly AnyMatch[], side: Side, by?: ByOther): Promise<Hopes['hopes']>;
  load(): { readonly waiting: number; readonly thinking: number };
  close(): Promise<void>;
}

/** Whoever thinks longer has lost his way: a bot comes to an end by its own clock far earlier. */
export const BUDGET = 10_000;

interface Job {
  readonly task: Task | LostTask;
  readonly done: (thought: Answer | Hopes) => void;
  readonly failed: (error: Error) => void;
}

/** Threads, and what waits for them. */
interface Pool {
  readonly size: number;
  readonly budget: number;
  readonly file: URL;
  readonly queue: Job[];
  readonly idle: Worker[];
  readonly busy: Set<Worker>;
  isClosed: boolean;
}

const next = (pool: Pool): void => {
  const { queue, idle, busy, size, file } = pool;
  while (!pool.isClosed && queue.length > 0 && (idle.length > 0 || busy.size < size)) {
    const waiting = idle.pop();
    const worker = waiting ?? new Worker(file);
    worker.removeAllListeners();
    // A thread that only waits keeps no process alive.
    worker.unref();
    work(pool, worker, queue.shift()!, waiting !== undefined);
  }
};

/** A thread that has thought waits for more; one that has failed is ended. */
const free = (pool: Pool, worker: Worker, isWell: boolean): void => {
  pool.busy.delete(worker);
  worker.removeAllListeners();
  const leaves = (): void => {
    const at = pool.idle.indexOf(worker);
    if (at >= 0) pool.idle.splice(at, 1);
  };
  worker.on('error', leaves).on('exit', leaves);
  if (isWell && !pool.isClosed) pool.idle.push(worker);
  else void worker.terminate();
  next(pool);
};

const nameOf = (task: Task | LostTask): string => ('bot' in task ? task.bot : `Who leads ${task.side}`);

/** Time to think begins when the thread runs: a busy machine may take long to start one. */
const work = (pool: Pool, worker: Worker, { task, done, failed }: Job, isRunning: boolean): void => {
  pool.busy.add(worker);
  let timer: NodeJS.Timeout | undefined;
  const fail = (why: string): void => {
    clearTimeout(timer);
    free(pool, worker, false);
    failed(new Error(why));
  };
  const begin = (): void => {
    timer = setTimeout(() => fail(`${nameOf(task)} thinks for more than ${pool.budget} ms.`), pool.budget);
  };
  if (isRunning) begin();
  else worker.once('online', begin);
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('The thread of a bot has ended.'));
  worker.on('message', (thought: Thought) => {
    clearTimeout(timer);
    free(pool, worker, true);
    if ('fault' in thought) failed(new Error(thought.fault));
    else done(thought);
  });
  worker.postMessage(task, []);
};

const close = async (pool: Pool): Promise<void> => {
  pool.isClosed = true;
  for (const { failed } of pool.queue.splice(0)) failed(new Error('The hall closes.'));
  await Promise.all([...pool.idle, ...pool.busy].map(async (worker) => worker.terminate()));
};

export const botsOf = ({
  size = Math.max(1, availableParallelism() - 1),
  budget = BUDGET,
  file = new URL('worker.js', import.meta.url),
}: Partial<Pick<Pool, 'size' | 'budget' | 'file'>> = {}): Bots => {
  const pool: Pool = { size, budget, file, queue: [], idle: [], busy: new Set(), isClosed: false };
  const put = async <T extends Answer | Hopes>(task: Task | LostTask): Promise<T> =>
    new Promise((done, failed) => {
      pool.queue.push({ task, done: (thought) => done(thought as T), failed });
      next(pool);
    });
  const saved = (game: string, match: AnyMatch, by?: ByOther): Save => saveOf(by?.game ?? gameNamed(game)!, match);
  return {
    think: async (bot, game, match, plan, by) => {
      const time = Math.min(PATIENCE, budget / 4);
      const save = saved(game, match, by);
      return put<Answer>({ bot, game, module: by?.module, save, seed: randomInt(2 ** 31), plan, time });
    },
    hopes: async (game, ends, side, by) => {
      const saves = ends.map((match) => saved(game, match, by));
      return (await put<Hopes>({ game, module: by?.module, side, ends: saves })).hopes;
    },
    load: () => ({ waiting: pool.queue.length, thinking: pool.busy.size }),
    close: async () => close(pool),
  };
};
