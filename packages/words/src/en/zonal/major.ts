import type { MAJOR } from '@five-victories/engine/major';
import type { English } from './facts.js';

/** What only A Major Victory says. */
export const major: English<typeof MAJOR> = {
  noPikes: ({ unit, target }) =>
    `${unit} has no pikes and would not touch the rear of ${target}, which is mounted and unengaged.`,
  nameUnitsOnFoot: () => 'Name the units that fight on foot; an empty list is for none of them.',
  noRoomOnFoot: () => 'With these units on foot the army would find no room on this table.',
  openStaysInReserve: ({ unit }) => `${unit} left the table in open order and stays in reserve.`,
};
