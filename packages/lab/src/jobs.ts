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
  /** Nobody gives up. */
  readonly toTheEnd: boolean;
}

/** Seeds for each match, the same whatever the number of threads. */
export const jobsOf = (matches: number, seed: number, toTheEnd = false): Job[] => {
  const stream = streamOf(seed);
  return Array.from({ length: matches }, (_, index) => ({
    index,
    seeds: { dice: next(stream), south: next(stream), north: next(stream) },
    swapped: index >= Math.ceil(matches / 2),
    toTheEnd,
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

export const playJob = (
  matchUp: Pick<MatchUp, 'game' | 'given' | 'bots'>,
  { seeds, swapped, toTheEnd }: Job,
): Played => {
  const [first, second] = matchUp.bots;
  const bots: Both<Bot> = swapped ? { south: second, north: first } : { south: first, north: second };
  return play(begun(matchUp, seeds.dice), bots, seeds, { toTheEnd });
};

/** One breath between matches, so that progress is seen. */
const breathe = async (): Promise<void> => new Promise((done) => void setImmediate(done));

/** A series that cannot be told, because a part of its matches was not played. */
export class Unplayed extends Error {}

const finished = async (worker: Worker, heard: (answer: WorkerAnswer) => void): Promise<void> =>
  new Promise((done, fail) => {
    worker.on('message', heard);
    worker.on('error', fail);
    worker.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Unplayed(`A thread of the series stopped with exit code ${code}, its matches unfinished.`));
    });
  });

/** If one fails the others are stopped, since the series is lost. */
const inWorkers = async (
  code: URL,
  tasks: readonly WorkerTask[],
  heard: (answer: WorkerAnswer) => void,
): Promise<void> => {
  const workers = tasks.map((task) => new Worker(code, { workerData: task }));
  try {
    await Promise.all(workers.map(async (worker) => finished(worker, heard)));
  } finally {
    await Promise.all(workers.map(async (worker) => worker.terminate()));
  }
};

const tasksOf = ({ game, given, bots }: MatchUp, jobs: readonly Job[], threads: number): WorkerTask[] =>
  Array.from({ length: threads }, (_, thread) => ({
    game: game.id,
    given,
    bots: [bots[0].name, bots[1].name],
    jobs: jobs.filter(({ index }) => index % threads === thread),
  }));

export const playJobs = async (
  matchUp: MatchUp,
  jobs: readonly Job[],
  threads: number,
  step: (played: Played) => void,
  worker = WORKER,
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
  await inWorkers(worker, tasksOf(matchUp, jobs, threads), hear);
  const played = Object.keys(results).length;
  if (played < jobs.length)
    throw new Unplayed(`Only ${played} of ${jobs.length} matches of the series came back from its threads.`);
  return results;
};
