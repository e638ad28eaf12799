/** What is asked for matches by turns: holidays. */
import { endHoliday, holidaysNow, takeHoliday } from '../hall/holidays.js';
import { newHolidayShape } from '../protocol/index.js';
import { known, LARGE, type Routes } from './asked.js';
import { bodyOf } from './http.js';

export const TURN_ROUTES: Routes = {
  holidays: {
    GET: async (asked) => holidaysNow(asked.hall, known(asked).id),
    POST: async (asked) =>
      takeHoliday(asked.hall, known(asked).id, await bodyOf(asked.request, newHolidayShape, LARGE)),
  },
  'holidays/*': { DELETE: async (asked) => endHoliday(asked.hall, known(asked).id, asked.id) },
};
