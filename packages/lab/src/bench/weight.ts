/** What matches weigh in memory and the engine in a browser. */
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { streamOf } from '@five-victories/engine';
import { begin, beginning, eager, play } from './ours.js';

const MATCHES = 2000;
const DECISIONS = 40;

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** Bytes per match: two thousand of them held in the middle of play, each with its record. */
export const bytesPerMatch = (size: number): number => {
  const collect = collector();
  const stream = streamOf(3);
  const given = beginning(size);
  play(begin(given, 0), eager, stream);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: MATCHES }, (_, seed) => {
    const match = begin(given, seed);
    play(match, eager, stream, DECISIONS);
    return match;
  });
  collect();
  return (process.memoryUsage().heapUsed - before) / held.length;
};

/** The line `npm run bundle` prints about the size. */
export const bundleLine = (): string => {
  const script = fileURLToPath(new URL('../../../../scripts/bundle.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').join('\n') : 'not measured: scripts/bundle.mjs failed';
};
