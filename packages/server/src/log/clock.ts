/** Time as the hall keeps it. Whole milliseconds; positions go back, clocks never. */
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import { after, awayOf, isByTurns, leftAt, type Clock, type Millis, type TimeControl } from '../protocol/index.js';

/** The lag that is given back at most. */
const MOST_LAG = 1000;

export const newClock = ({ bank }: TimeControl, at: Millis, running: readonly Side[]): Clock => ({
  left: both(() => bank),
  running,
  since: at,
});

/** Writes down what is left, and lets the time of others run. */
export const runOn = (clock: Clock, at: Millis, running: readonly Side[]): Clock => ({
  ...clock,
  left: both((side) => leftAt(clock, side, at)),
  running,
  since: Math.max(at, clock.since),
});

const mostOf = ({ bank, most }: TimeControl): Millis => Math.max(bank, most ?? bank);

/** Nobody gets more than he may have; who had more keeps it. */
const given = (time: TimeControl, left: Millis, plus: Millis): Millis =>
  Math.max(left, Math.min(mostOf(time), left + plus));

/** Somebody has answered: he gets what an answer adds, and up to a second of lag; nobody more than the bank at first. */
export const answered = (
  clock: Clock,
  time: TimeControl,
  side: Side,
  at: Millis,
  running: readonly Side[],
  lag: Millis = 0,
): Clock => {
  const now = runOn(clock, at, running);
  const spent = clock.running.includes(side) ? clock.left[side] - now.left[side] : 0;
  const plus = isByTurns(time) ? 0 : time.plus + Math.min(Math.max(0, lag), MOST_LAG, spent);
  return { ...now, left: { ...now.left, [side]: given(time, now.left[side], plus) } };
};

/** By turns: whoever has answered and waits for the other now gets what a hand-over adds. */
export const handedOver = (before: Clock, after: Clock, time: TimeControl, by: readonly Side[]): Clock => {
  const isDone = (side: Side): boolean =>
    by.includes(side) && before.running.includes(side) && !after.running.includes(side);
  return { ...after, left: both((side) => given(time, after.left[side], isDone(side) ? time.plus : 0)) };
};

const dueOfSide = (clock: Clock, side: Side): Millis => after(awayOf(clock, side), clock.since, clock.left[side]);

/** When the first of those whose time runs will have none left. */
export const dueOf = (clock: Clock): Millis | undefined =>
  clock.running.length === 0 ? undefined : Math.min(...clock.running.map((side) => dueOfSide(clock, side)));

/** Whose time is up: the one whose ended first, South where both ended in the same millisecond. */
export const flagged = (clock: Clock, at: Millis): Side | undefined => {
  const up = SIDES.filter((side) => clock.running.includes(side) && leftAt(clock, side, at) <= 0);
  return up.sort((a, b) => dueOfSide(clock, a) - dueOfSide(clock, b))[0];
};
