/** The entry of a worker thread: plays a pair whenever it is given one. */
import { parentPort } from 'node:worker_threads';
import { clockHere } from './clock.js';
import { playPair } from './pair.js';
import type { Pairing } from './schedule.js';

const clock = clockHere();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on('message', (pairing: Pairing) => parentPort?.postMessage(playPair(pairing, clock)));
