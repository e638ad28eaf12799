/** The entry of a worker thread: plays its share of a series and sends each result. */
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@five-victories/bots';
import { GAMES } from './games.js';
import { playJob, type WorkerAnswer, type WorkerTask } from './jobs.js';

const { game, given, bots, jobs } = workerData as WorkerTask;
const pairing = {
  game: GAMES.find(({ id }) => id === game)!,
  given,
  bots: [botNamed(bots[0])!, botNamed(bots[1])!] as const,
};
for (const job of jobs) {
  const answer: WorkerAnswer = { index: job.index, played: playJob(pairing, job) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
}
