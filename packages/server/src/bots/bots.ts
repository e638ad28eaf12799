/** Bots of the hall think in threads of their own, so that nobody waits for them but their opponents. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { randomInt } from 'node:crypto';
import { PATIENCE, type Plan } from '@five-victories/bots';
import { saveOf, type AnyMatch, type Choice, type Playable, type Save } from '@five-victories/engine/kernel';
import { gameNamed } from '../hall/games.js';

export interface Task {
  readonly bot: string;
  readonly game: string;
  /** Where the rules of the match are, if they are not those of today. */
  readonly module: string | undefined;
  readonly save: Save;
  readonly seed: number;
  /** What the bot meant to do when it answered last in this match. */
  readonly plan: Plan | undefined;
  /** Milliseconds after which it is to come to an end. */
  readonly time: number;
}
export interface Answer {
  readonly choice: Choice;
  readonly plan?: Plan | undefined;
}
export type Thought = Answer | { readonly fault: string };

/** Rules of another build. */
export interface ByOther {
  readonly game: Playable;
  readonly module: string;
}

export interface Bots {
  /** A legal choice for the waiting decision of a match, as its side may know it. */
  think(bot: string, game: string, match: AnyMatch, plan?: Plan, by?: ByOther): Promise<Answer>;
  load(): { readonly waiting: number; readonly thinking: number };
  close(): Promise<void>;
}

/** Whoever thinks longer has lost his way: a bot comes to an end by its own clock far earlier. */
export const BUDGET = 10_000;

interface Job {
  readonly task: Task;
  readonly done: (answer: Answer) => void;
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
    timer = setTimeout(() => fail(`${task.bot} thinks for more than ${pool.budget} ms.`), pool.budget);
  };
  if (isRunning) begin();
  else worker.once('online', begin);
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('The thread of a bot has ended.'));
  worker.on('message', (thought: Thought) => {
    clearTimeout(timer);
    free(pool, worker, true);
    if ('choice' in thought) done(thought);
    else failed(new Error(thought.fault));
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
  return {
    think: async (bot, game, match, plan, by) =>
      new Promise((done, failed) => {
        const save = saveOf(by?.game ?? gameNamed(game)!, match);
        const time = Math.min(PATIENCE, budget / 4);
        const task = { bot, game, module: by?.module, save, seed: randomInt(2 ** 31), plan, time };
        pool.queue.push({ task, done, failed });
        next(pool);
      }),
    load: () => ({ waiting: pool.queue.length, thinking: pool.busy.size }),
    close: async () => close(pool),
  };
};
