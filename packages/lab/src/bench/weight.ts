/** What matches weigh in memory and the engine in a browser. */
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { streamOf } from '@five-victories/engine';
import { largeArmies, type Measured } from './games.js';
import { begin, eager, play } from './ours.js';

const MATCHES = 2000;
const DECISIONS = 40;

const collector = (): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
};

/** Bytes per match: two thousand of them held in the middle of play, each with its record. */
export const bytesPerMatch = (measured: Measured): number => {
  const collect = collector();
  const stream = streamOf(3);
  const { game } = measured;
  const given = largeArmies(measured);
  play(begin(game, given, 0), eager, stream);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: MATCHES }, (_, seed) => {
    const match = begin(game, given, seed);
    play(match, eager, stream, DECISIONS);
    return match;
  });
  collect();
  return (process.memoryUsage().heapUsed - before) / held.length;
};

/** The lines `npm run bundle` prints. */
export const bundleLines = (): string => {
  const script = fileURLToPath(new URL('../../../../scripts/bundle.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : 'not measured: scripts/bundle.mjs failed';
};
