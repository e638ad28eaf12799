/** The analysis of a match, piece by piece, so that whoever waits sees how far it is and may stop. */
import { type Log, type Playable } from '@five-victories/engine/kernel';
import { ANALYSIS_FORMAT, type Analysis, type Better, type Effort, type Fall, type Point } from './analysis.js';
import { betterThan, doubtAt, mostDoubtful, type Doubt } from './choices.js';
import { fallAt, pointOf } from './curve.js';
import { stepsOf } from './steps.js';

export interface Task {
  readonly id: string;
  readonly digest: string;
  readonly log: Log;
  readonly effort: Effort;
  /** Better choices are looked for as well. */
  readonly deep: boolean;
}

/** How far it is: a part of 1 of the whole, and what has been found out when a part is done. */
export interface Progress {
  readonly done: number;
  readonly found?: Analysis;
}

/** How much of the time each part takes, roughly. */
const SHARES = { points: 0.1, falls: 0.2, doubts: 0.2 } as const;

/** The part that comes after the points and falls. */
function* deepened(steps: ReturnType<typeof stepsOf>, so: Analysis): Generator<Progress> {
  const { effort, points } = so;
  const gave = new Map(so.falls.map((fall) => [fall.at, fall.gave]));
  const before = SHARES.points + SHARES.falls;
  const doubts: Doubt[] = [];
  for (let at = 1; at < steps.length; at++) {
    const doubt = doubtAt(steps, points, at, gave.get(at) ?? 0, effort.seed);
    if (doubt) doubts.push(doubt);
    yield { done: before + (SHARES.doubts * at) / steps.length };
  }
  const looked = mostDoubtful(doubts, effort.choices);
  const better: Better[] = [];
  const from = before + SHARES.doubts;
  for (const [i, doubt] of looked.entries()) {
    const found = betterThan(steps, doubt, effort);
    if (found) better.push(found);
    yield { done: from + ((1 - from) * (i + 1)) / looked.length };
  }
  yield { done: 1, found: { ...so, better } };
}

export function* analyse(game: Playable, { id, digest, log, effort, deep }: Task): Generator<Progress> {
  const steps = stepsOf(game, log);
  const whole = deep ? 1 : SHARES.points + SHARES.falls;
  const points: Point[] = [];
  for (const [at, { match }] of steps.entries()) {
    points.push(pointOf(match));
    yield { done: (SHARES.points * at) / steps.length / whole };
  }
  const falls: Fall[] = [];
  for (const at of steps.keys()) {
    const fall = fallAt(steps, points, at, effort.seed);
    if (fall) falls.push(fall);
    yield { done: (SHARES.points + (SHARES.falls * at) / steps.length) / whole };
  }
  const found: Analysis = { format: ANALYSIS_FORMAT, id, digest, effort, points, falls };
  yield { done: (SHARES.points + SHARES.falls) / whole, found };
  if (deep) yield* deepened(steps, found);
}
