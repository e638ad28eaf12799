/** What one viewer is sent of new lines. */
import type { Side } from '@five-victories/engine/kernel';
import { isPlayed, shownTo, type Down, type HallLine, type Hex } from '@five-victories/engine/fair';
import type { ShownLine } from '../protocol/index.js';

/** A line of the log with the head it came to, and the digest where nothing lay face down. */
export interface Logged {
  readonly line: HallLine;
  readonly head: Hex;
  readonly digest?: string | undefined;
}

export const shownLine = (
  viewer: Side | undefined,
  down: readonly Down[],
  { line, head, digest }: Logged,
): ShownLine => {
  const shown = shownTo(viewer, down, line);
  return { ...shown, head, ...(digest !== undefined && shown.kind !== 'sealed' ? { digest } : {}) };
};

/** The lines that lay face down for a viewer before, and do not any more. */
export const turnedUp = (
  viewer: Side | undefined,
  before: readonly Down[],
  now: readonly Down[],
  log: readonly Logged[],
): Logged[] => {
  if (before.length === 0) return [];
  const still = new Set(now.map(({ n }) => n));
  const up = new Set(before.filter(({ n, by }) => by !== viewer && !still.has(n)).map(({ n }) => n));
  return log.filter(({ line }) => up.has(line.n) && isPlayed(line));
};
