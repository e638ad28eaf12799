/** What is asked for matches by turns: holidays, and where one is told. */
import { addressesNow, changeAddress, newAddress, removeAddress } from '../hall/addresses.js';
import { endHoliday, holidaysNow, takeHoliday } from '../hall/holidays.js';
import { addressChangeShape, newAddressShape, newHolidayShape } from '../protocol/index.js';
import { known, LARGE, type Routes } from './asked.js';
import { originOf } from './gate.js';
import { bodyOf } from './http.js';

export const TURN_ROUTES: Routes = {
  holidays: {
    GET: async (asked) => holidaysNow(asked.hall, known(asked).id),
    POST: async (asked) =>
      takeHoliday(asked.hall, known(asked).id, await bodyOf(asked.request, newHolidayShape, LARGE)),
  },
  addresses: {
    GET: async (asked) => addressesNow(asked.hall, known(asked).id),
    POST: async (asked) => {
      const given = await bodyOf(asked.request, newAddressShape, LARGE);
      return newAddress(asked.hall, known(asked).id, given, originOf(asked.gate, asked.request));
    },
  },
  'addresses/*': {
    POST: async (asked) =>
      changeAddress(asked.hall, known(asked).id, asked.ids[0]!, await bodyOf(asked.request, addressChangeShape, LARGE)),
    DELETE: async (asked) => removeAddress(asked.hall, known(asked).id, asked.ids[0]!),
  },
  'holidays/*': { DELETE: async (asked) => endHoliday(asked.hall, known(asked).id, asked.ids[0]!) },
};
