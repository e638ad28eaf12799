/** The clock of the hall as it is shown: what is left, worked out anew every half second. */
import { createSignal, onCleanup } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { leftAt as leftInHall, type Clock, type Millis } from '@five-victories/server/protocol';
import { hallNow } from '../wire.js';
import { h } from '../words/index.js';

const TICK = 500;

export const leftAt = (clock: Clock, side: Side, now: Millis): Millis => Math.max(0, leftInHall(clock, side, now));

const HOUR: Millis = 3_600_000;

/** 3 d 7 h, 1:05:09, 14:20, 0:07. */
export const clockText = (left: Millis, days = h().days): string => {
  if (left >= 48 * HOUR) return days(Math.floor(left / HOUR / 24), Math.floor(left / HOUR) % 24);
  const seconds = Math.ceil(left / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
};

/** The time of the hall, for whoever shows it. */
export const createNow = () => {
  const [now, setNow] = createSignal(hallNow());
  const timer = setInterval(() => setNow(hallNow()), TICK);
  onCleanup(() => clearInterval(timer));
  return now;
};
