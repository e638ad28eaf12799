/** Plays the matches of a series: here, or spread over worker threads. */
import { Worker } from 'node:worker_threads';
import { next, streamOf, type Both } from '@five-victories/engine';
import type { Bot } from '@five-victories/bots';
import { begun, type MatchUp } from './match-up.js';
import { play, type Played, type Seeds } from './play.js';

/** Workers are compiled JavaScript, also when this file is run from its source by the tests. */
const WORKER = new URL('../dist/worker.js', import.meta.url);

export interface Job {
  readonly index: number;
  readonly seeds: Seeds;
  /** The second bot leads South. */
  readonly swapped: boolean;
}

/** Seeds for each match, the same whatever the number of threads. */
export const jobsOf = (matches: number, seed: number): Job[] => {
  const stream = streamOf(seed);
  return Array.from({ length: matches }, (_, index) => ({
    index,
    seeds: { dice: next(stream), south: next(stream), north: next(stream) },
    swapped: index >= Math.ceil(matches / 2),
  }));
};

export interface WorkerTask {
  readonly game: string;
  readonly given: MatchUp['given'];
  readonly bots: readonly [string, string];
  readonly jobs: readonly Job[];
}

export interface WorkerAnswer {
  readonly index: number;
  readonly played: Played;
}

export const playJob = (matchUp: Pick<MatchUp, 'game' | 'given' | 'bots'>, { seeds, swapped }: Job): Played => {
  const [first, second] = matchUp.bots;
  const bots: Both<Bot> = swapped ? { south: second, north: first } : { south: first, north: second };
  return play(begun(matchUp, seeds.dice), bots, seeds);
};

/** One breath between matches, so that progress is seen. */
const breathe = async (): Promise<void> => new Promise((done) => void setImmediate(done));

const inWorker = async (task: WorkerTask, heard: (answer: WorkerAnswer) => void): Promise<void> =>
  new Promise((done, fail) => {
    const worker = new Worker(WORKER, { workerData: task });
    worker.on('message', heard);
    worker.on('error', fail);
    worker.on('exit', () => done());
  });

export const playJobs = async (
  matchUp: MatchUp,
  jobs: readonly Job[],
  threads: number,
  step: (played: Played) => void,
): Promise<Played[]> => {
  const results: Played[] = [];
  const hear = ({ index, played }: WorkerAnswer): void => {
    results[index] = played;
    step(played);
  };
  if (threads === 1) {
    for (const job of jobs) {
      hear({ index: job.index, played: playJob(matchUp, job) });
      await breathe();
    }
    return results;
  }
  const { game, given, bots } = matchUp;
  const tasks = Array.from({ length: threads }, (_, thread) => ({
    game: game.id,
    given,
    bots: [bots[0].name, bots[1].name] as const,
    jobs: jobs.filter(({ index }) => index % threads === thread),
  }));
  await Promise.all(tasks.map(async (task) => inWorker(task, hear)));
  return results;
};
