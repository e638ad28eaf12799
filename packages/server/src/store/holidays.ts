/** The holidays of players: when nothing is taken from their time in matches by turns. */
import type { Millis } from '../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from './driver.js';

export interface HolidayRow {
  readonly id: string;
  readonly player: string;
  readonly begins: Millis;
  readonly ends: Millis;
}

export interface HolidayStore {
  /** Those that end after this time, the first first. */
  holidaysOf(player: string, after: Millis): Promise<readonly HolidayRow[]>;
  /**
   * Writes down what `judge` makes of the holidays that this player has; nobody else changes them meanwhile. Every match
   * he plays is looked at again at once: its time may run out later now, or sooner. Undefined: nothing is changed.
   */
  setHolidays(
    player: string,
    now: Millis,
    judge: (has: readonly HolidayRow[]) => readonly HolidayRow[] | undefined,
  ): Promise<boolean>;
}

const holidayOf = (row: Row): HolidayRow => ({
  id: String(row['id']),
  player: String(row['player']),
  begins: Number(row['begins']),
  ends: Number(row['ends']),
});

const OF_PLAYER = 'select * from holiday where player = $1 and ends > $2 order by begins, id';
const PUT = 'insert into holiday (id, player, begins, ends) values ($1, $2, $3, $4)';
const LOOK_AGAIN = `update match set due = $2 where status = 'playing' and due is not null and (south = $1 or north = $1)`;

/** The row of the player is written first, as it is: it keeps others off his holidays. */
const setting = function* (
  player: string,
  now: Millis,
  judge: (has: readonly HolidayRow[]) => readonly HolidayRow[] | undefined,
): Steps<boolean> {
  yield ask('update player set seen = seen where id = $1', player);
  const next = judge((yield ask(OF_PLAYER, player, 0)).map(holidayOf));
  if (!next) return false;
  yield ask('delete from holiday where player = $1', player);
  for (const { id, begins, ends } of next) yield ask(PUT, id, player, begins, ends);
  yield ask(LOOK_AGAIN, `player:${player}`, now);
  return true;
};

export const holidaysOf = ({ ask, together }: Driver): HolidayStore => ({
  holidaysOf: async (player, after) => (await ask(OF_PLAYER, player, after)).map(holidayOf),
  setHolidays: async (player, now, judge) => together(setting(player, now, judge)),
});
