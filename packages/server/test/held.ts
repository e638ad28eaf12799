/** A match whose secrets and name are held fast, so that the same dice fall whenever it is played. */
import { sealOf } from '@five-victories/engine/fair';
import type { Store } from '../src/store/store.js';
import { secrets } from './kit.js';

export const heldFast = (store: Store): Store => ({
  ...store,
  create: async (row, given) =>
    store.create(
      { ...row, code: 'abcdef', seals: { ...row.seals, hall: sealOf(row.id, 'hall', secrets.hall) } },
      { ...given, hall: secrets.hall },
    ),
});
