/**
 * What this table has thought of for the dice of a match: 32 bytes that nobody else knows until they are opened. They
 * are kept here from the proposal to the end of the match, so that its record can be checked against them.
 */
import { hex, sealOf, type Hex } from '@five-victories/engine/fair';
import { LETTERS, MATCH_ID_LENGTH, type MatchId } from '@five-victories/server/protocol';
import type { Side } from '@five-victories/engine/kernel';
import { below } from '../app/chance.js';

/** The part of the browser's store that is used here. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const addressOf = (match: MatchId): string => `five-victories/seal/${match}`;

export interface Sealed {
  readonly seal: Hex;
  readonly secret: Hex;
}

export const newMatchId = (): MatchId =>
  Array.from({ length: MATCH_ID_LENGTH }, () => LETTERS[below(LETTERS.length)]!).join('');

/** Thinks of something, and keeps it before anybody hears of its seal. */
export const seal = (match: MatchId, side: Side, drawer: Drawer = localStorage): Sealed => {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  drawer.setItem(addressOf(match), secret);
  return { secret, seal: sealOf(match, side, secret) };
};

export const secretOf = (match: MatchId, drawer: Drawer = localStorage): Hex | undefined => {
  const found = drawer.getItem(addressOf(match));
  return found !== null && /^[0-9a-f]{64}$/.test(found) ? found : undefined;
};

/** The match is over, or was never played. */
export const forgetSecret = (match: MatchId, drawer: Drawer = localStorage): void =>
  drawer.removeItem(addressOf(match));
