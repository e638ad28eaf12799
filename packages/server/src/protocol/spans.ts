/** Times at which a clock stands though it is somebody's turn: plain spans, from when to when. */
import type { Side } from '@five-victories/engine/kernel';
import type { Millis } from './ids.js';
import type { Clock } from './match.js';

export interface Span {
  readonly begins: Millis;
  readonly ends: Millis;
}

/** In their order, without overlaps: what two of them have in common counts once. */
export const joined = (spans: readonly Span[]): Span[] => {
  const found: Span[] = [];
  for (const { begins, ends } of [...spans].sort((a, b) => a.begins - b.begins)) {
    const last = found.at(-1);
    if (last && begins <= last.ends) found[found.length - 1] = { ...last, ends: Math.max(last.ends, ends) };
    else found.push({ begins, ends });
  }
  return found;
};

/** How much of the time between the two is in none of the spans. */
export const outside = (spans: readonly Span[], from: Millis, to: Millis): Millis =>
  joined(spans).reduce(
    (left, { begins, ends }) => left - Math.max(0, Math.min(ends, to) - Math.max(begins, from)),
    Math.max(0, to - from),
  );

/** When so much time outside the spans will have passed since then. */
export const after = (spans: readonly Span[], from: Millis, time: Millis): Millis =>
  joined(spans).reduce(
    (end, { begins, ends }) => (ends <= from || begins >= end ? end : end + ends - Math.max(begins, from)),
    from + time,
  );

/** On its holidays a side spends no time. */
export const awayOf = ({ away }: Clock, side: Side): readonly Span[] => away?.[side] ?? [];

/** What a side has left at this time; below zero: since when it has nothing. */
export const leftAt = (clock: Clock, side: Side, at: Millis): Millis => {
  const { left, running, since } = clock;
  return running.includes(side) ? left[side] - outside(awayOf(clock, side), since, at) : left[side];
};
