/** Paces as they are chosen and told. */
import { isByTurns, TIME_CONTROLS, type TimeControl } from '@five-victories/server/protocol';
import { h } from './words/index.js';

export const TIMES = ['none', 'quick', 'evening', 'long', 'brisk', 'turns', 'leisurely'] as const;
export type Time = (typeof TIMES)[number];

/** Undefined: nobody counts. */
export const controlOf = (time: Time): TimeControl | undefined => (time === 'none' ? undefined : TIME_CONTROLS[time]);

const HOUR = 3_600_000;

export const timeText = (time: TimeControl | undefined): string => {
  if (!time) return h().times.none;
  return isByTurns(time)
    ? h().turnsOf(time.bank / HOUR, time.plus / HOUR)
    : h().timeOf(time.bank / 60_000, time.plus / 1000);
};
