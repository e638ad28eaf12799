/**
 * Holidays: a player takes some days a year, and none of his time is spent in matches by turns. One begins and ends a
 * minute after it was said at the earliest, so that every hall has heard of it before it matters.
 */
import type { Holiday, HolidaysAnswer, Millis } from '../protocol/index.js';
import type { HolidayRow } from '../store/holidays.js';
import { news } from './boards.js';
import { randomLetters } from './chance.js';
import type { Hall } from './hall.js';
import { playerSeat } from './people.js';
import { Refused } from './refused.js';

export const NOTICE_OF_HOLIDAY: Millis = 60_000;
const DAY: Millis = 86_400_000;
/** Nobody knows what he does in three years. */
const AHEAD: Millis = 366 * DAY;

const yearOf = (at: Millis): number => new Date(at).getUTCFullYear();
const startOf = (year: number): Millis => Date.UTC(year, 0, 1);

const inYear = ({ begins, ends }: Omit<Holiday, 'id'>, year: number): Millis =>
  Math.max(0, Math.min(ends, startOf(year + 1)) - Math.max(begins, startOf(year)));

/** How much of a year was taken, or will be. */
const takenIn = (rows: readonly Omit<Holiday, 'id'>[], year: number): Millis =>
  rows.reduce((sum, row) => sum + inYear(row, year), 0);

const isTooMuch = (rows: readonly HolidayRow[], row: HolidayRow, days: number): boolean =>
  [yearOf(row.begins), yearOf(row.ends)].some((year) => takenIn([...rows, row], year) > days * DAY);

const overlaps = (a: HolidayRow, b: HolidayRow): boolean => a.begins < b.ends && b.begins < a.ends;

export const holidaysNow = async ({ store, time, limits }: Hall, player: string): Promise<HolidaysAnswer> => {
  const now = time.now();
  const all = await store.holidaysOf(player, 0);
  const taken = takenIn(all, yearOf(now)) / DAY;
  return {
    holidays: all.filter(({ ends }) => ends > now).map(({ id, begins, ends }) => ({ id, begins, ends })),
    left: Math.max(0, limits.holidayDays - taken),
    days: limits.holidayDays,
  };
};

/** All halls look at his matches soon; they would by themselves. */
const tellMatches = async (hall: Hall, player: string): Promise<void> => {
  for (const { id, status } of await hall.store.matchesOf(playerSeat(player), 200))
    if (status === 'playing') await news(hall, id);
};

const changed = async (
  hall: Hall,
  player: string,
  judge: (has: readonly HolidayRow[]) => readonly HolidayRow[] | undefined,
): Promise<HolidaysAnswer> => {
  await hall.store.setHolidays(player, hall.time.now(), judge);
  await tellMatches(hall, player);
  return holidaysNow(hall, player);
};

export const takeHoliday = async (
  hall: Hall,
  player: string,
  { begins: wanted, days }: { readonly begins: Millis; readonly days: number },
): Promise<HolidaysAnswer> => {
  const now = hall.time.now();
  const begins = Math.max(wanted, now + NOTICE_OF_HOLIDAY);
  if (begins > now + AHEAD) throw new Refused(400, 'holiday');
  const row: HolidayRow = { id: randomLetters(12), player, begins, ends: begins + days * DAY };
  return changed(hall, player, (has) => {
    if (has.some((other) => overlaps(other, row)) || isTooMuch(has, row, hall.limits.holidayDays))
      throw new Refused(409, 'holiday');
    return [...has, row];
  });
};

/** One that has begun ends soon, one that has not is none. */
export const endHoliday = async (hall: Hall, player: string, id: string): Promise<HolidaysAnswer> => {
  const soon = hall.time.now() + NOTICE_OF_HOLIDAY;
  return changed(hall, player, (has) => {
    if (!has.some((row) => row.id === id)) throw new Refused(404, 'unknown');
    return has
      .map((row) => (row.id === id && row.ends > soon ? { ...row, ends: soon } : row))
      .filter(({ begins, ends }) => begins < ends);
  });
};
