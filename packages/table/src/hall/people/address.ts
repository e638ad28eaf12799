/** Where the pages about people are. */
import { addressOf } from '../../app/address.js';

export const ACCOUNT = addressOf({ page: 'hall', id: 'account' });
export const NOTICES = addressOf({ page: 'hall', id: 'notices' });
export const playerAddress = (name: string): string => addressOf({ page: 'hall', id: 'player', which: name });
export const leagueAddress = (game: string): string => addressOf({ page: 'hall', id: 'league', which: game });
