/** Who may not talk or play here, by the word of whoever runs the hall. */
import type { Ban, Millis } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';

/** Who may do nothing may not talk either. */
export const isBanned = ({ ban }: Pick<PlayerRow, 'ban'>, what: Ban['what'], now: Millis): boolean =>
  ban !== undefined && (ban.what === 'all' || ban.what === what) && (ban.until === undefined || now < ban.until);
