/** Holidays: days of a year on which a player spends no time in matches by turns. */
import { wire } from '@five-victories/engine/kernel';
import { millis, type Millis } from './ids.js';

export interface Holiday {
  readonly id: string;
  readonly begins: Millis;
  readonly ends: Millis;
}

/** Those that have not ended, and how many days of this year's are left. */
export interface HolidaysAnswer {
  readonly holidays: readonly Holiday[];
  readonly left: number;
  readonly days: number;
}

/** From this time on, or from now where it has gone by: so many days. */
export interface NewHoliday {
  readonly begins: Millis;
  readonly days: number;
}

export const newHolidayShape: wire.Shape<NewHoliday> = wire.fields({ begins: millis, days: wire.integer(1, 366) });
