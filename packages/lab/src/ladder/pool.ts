/** Plays pairs here, or in worker threads that get a new pair as soon as they are done with one. */
import { Worker } from 'node:worker_threads';
import { Unplayed } from '../jobs.js';
import { playPair, type Result } from './pair.js';
import type { Pairing } from './schedule.js';

/** Workers are compiled JavaScript, also when this file is run from its source by the tests. */
const WORKER = new URL('../../dist/ladder/worker.js', import.meta.url);

interface Work {
  /** The next pair, or nothing when it is time to stop. */
  readonly next: () => Pairing | undefined;
  readonly heard: (result: Result) => void;
}

const breathe = async (): Promise<void> => new Promise((done) => void setImmediate(done));

const here = async ({ next, heard }: Work): Promise<void> => {
  for (let pairing = next(); pairing; pairing = next()) {
    heard(playPair(pairing));
    await breathe();
  }
};

const busy = async (worker: Worker, { next, heard }: Work): Promise<void> =>
  new Promise((done, fail) => {
    const more = (): void => {
      const pairing = next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      if (pairing) worker.postMessage(pairing);
      else done();
    };
    worker.on('message', (result: Result) => {
      heard(result);
      more();
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Unplayed(`A thread of the ladder stopped with exit code ${code}.`)));
    more();
  });

export const playAll = async (work: Work, threads: number, code = WORKER): Promise<void> => {
  if (threads === 1) return here(work);
  const workers = Array.from({ length: threads }, () => new Worker(code));
  try {
    await Promise.all(workers.map(async (worker) => busy(worker, work)));
  } finally {
    for (const worker of workers) worker.removeAllListeners('exit');
    await Promise.all(workers.map(async (worker) => worker.terminate()));
  }
};
