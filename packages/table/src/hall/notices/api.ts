/** What is asked of the hall about notices and holidays. */
import type {
  AddressAnswer,
  AddressChange,
  AddressesAnswer,
  HolidaysAnswer,
  NewAddress,
  NewHoliday,
} from '@five-victories/server/protocol';
import { ask, type Asked } from '../api.js';

const part = encodeURIComponent;

export const askAddresses = (): Promise<Asked<AddressesAnswer>> => ask('GET', 'addresses');
export const addAddress = (given: NewAddress): Promise<Asked<AddressAnswer>> => ask('POST', 'addresses', given);
export const changeAddress = (id: string, given: AddressChange): Promise<Asked<AddressAnswer>> =>
  ask('POST', `addresses/${part(id)}`, given);
export const removeAddress = (id: string): Promise<Asked<AddressesAnswer>> => ask('DELETE', `addresses/${part(id)}`);

export const askHolidays = (): Promise<Asked<HolidaysAnswer>> => ask('GET', 'holidays');
export const takeHoliday = (given: NewHoliday): Promise<Asked<HolidaysAnswer>> => ask('POST', 'holidays', given);
export const endHoliday = (id: string): Promise<Asked<HolidaysAnswer>> => ask('DELETE', `holidays/${part(id)}`);
