/** All that a store does with statements, whichever database is asked. */
import type { Driver } from './driver.js';
import { addressesOf } from './addresses.js';
import { holidaysOf } from './holidays.js';
import { logOf } from './log.js';
import { outboxOf } from './outbox.js';
import { matchesOf } from './matches.js';
import { accountsOf } from './people/accounts.js';
import { mannersOf } from './people/manners.js';
import { mineOf } from './people/mine.js';
import { playersOf } from './players.js';
import { ratingsOf } from './ratings.js';
import type { Store } from './store.js';
import { tournamentsOf } from './tournaments.js';

export const storeOver = (driver: Driver): Omit<Store, 'hint' | 'onHint' | 'backUp' | 'close'> => ({
  ...matchesOf(driver),
  ...logOf(driver),
  ...playersOf(driver),
  ...holidaysOf(driver),
  ...outboxOf(driver),
  ...addressesOf(driver),
  accounts: accountsOf(driver),
  manners: mannersOf(driver),
  mine: mineOf(driver),
  ratings: ratingsOf(driver),
  tournaments: tournamentsOf(driver),
  isWell: async () =>
    driver.ask('select 1 as well').then(
      () => true,
      () => false,
    ),
});
