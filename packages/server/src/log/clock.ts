/** Time as the hall keeps it. Whole milliseconds; positions go back, clocks never. */
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import type { Clock, Millis, TimeControl } from '../protocol/index.js';

/** The lag that is given back at most. */
const MOST_LAG = 1000;

export const newClock = ({ bank }: TimeControl, at: Millis, running: readonly Side[]): Clock => ({
  left: both(() => bank),
  running,
  since: at,
});

/** What a side has left at this time; below zero: since when it has nothing. */
export const leftAt = ({ left, running, since }: Clock, side: Side, at: Millis): Millis =>
  running.includes(side) ? left[side] - Math.max(0, at - since) : left[side];

/** Writes down what is left, and lets the time of others run. */
export const runOn = (clock: Clock, at: Millis, running: readonly Side[]): Clock => ({
  left: both((side) => leftAt(clock, side, at)),
  running,
  since: Math.max(at, clock.since),
});

/** Somebody has answered: he gets what an answer adds, and up to a second of lag; nobody more than the bank at first. */
export const answered = (
  clock: Clock,
  { bank, plus }: TimeControl,
  side: Side,
  at: Millis,
  running: readonly Side[],
  lag: Millis = 0,
): Clock => {
  const now = runOn(clock, at, running);
  const spent = clock.running.includes(side) ? clock.left[side] - now.left[side] : 0;
  const given = plus + Math.min(Math.max(0, lag), MOST_LAG, spent);
  return { ...now, left: { ...now.left, [side]: Math.min(bank, now.left[side] + given) } };
};

/** When the first of those whose time runs will have none left. */
export const dueOf = ({ left, running, since }: Clock): Millis | undefined =>
  running.length === 0 ? undefined : since + Math.min(...running.map((side) => left[side]));

/** Whose time is up: the one whose ended first, South where both ended in the same millisecond. */
export const flagged = (clock: Clock, at: Millis): Side | undefined => {
  const up = SIDES.filter((side) => clock.running.includes(side) && leftAt(clock, side, at) <= 0);
  return up.sort((a, b) => clock.left[a] - clock.left[b])[0];
};
