/** Where the pages about tournaments are. */
import type { TournamentId } from '@five-victories/server/protocol';
import { addressOf } from '../../app/address.js';

export const TOURNAMENTS = addressOf({ page: 'hall', id: 'tournaments' });
export const MAKE = addressOf({ page: 'hall', id: 'tournaments', which: 'new' });
export const tournamentAddress = (id: TournamentId): string =>
  addressOf({ page: 'hall', id: 'tournaments', which: id });
