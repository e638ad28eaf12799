/**
 * Dice that no player can foretell and nobody can bend. The hall and both players each think of a secret and show its
 * seal; when all three seals lie on the table the players show their secrets, and the hall shows its own when the match
 * is over. All dice follow from the three: whoever has the record can throw them again.
 */
import type { Throw } from '../kernel/dice.js';
import { SIDES, type Side } from '../kernel/side.js';
import { matching, type Shape } from '../kernel/wire.js';
import { hex, unhex, utf8 } from './bytes.js';
import { hmac, joined, sha256, type Bytes } from './sha256.js';

export type Party = 'hall' | Side;
export const PARTIES: readonly Party[] = ['hall', ...SIDES];

/** 32 bytes as 64 hexadecimal digits in small letters. */
export type Hex = string;
export const hexShape: Shape<Hex> = matching(/^[0-9a-f]{64}$/, '0f3a… (64 digits)');

/** What is shown before anybody shows a secret. It names match and party, so that nobody can show another's seal again. */
export const sealOf = (match: string, party: Party, secret: Hex): Hex =>
  hex(sha256(joined(utf8(`five-victories/seal/1:${match}:${party}:`), unhex(secret))));

export type Secrets = Readonly<Record<Party, Hex>>;
export type Seals = Readonly<Record<Party, Hex>>;

/** The parties whose secret is not the one they sealed. */
export const broken = (match: string, seals: Seals, secrets: Secrets): Party[] =>
  PARTIES.filter((party) => sealOf(match, party, secrets[party]) !== seals[party]);

/** What all dice of a match come from. */
export const keyOf = (match: string, { hall, south, north }: Secrets): Bytes =>
  hmac(unhex(hall), joined(utf8(`five-victories/dice/1:${match}:`), unhex(south), unhex(north)));

/**
 * The dice of one answer, throw after throw. Casts are counted over the whole match and never again after a take-back:
 * whoever takes an answer back throws new dice.
 */
export const castOf = (key: Bytes, cast: number): ((wanted: Pick<Throw, 'count' | 'sides'>) => number[]) => {
  const word = wordsOf(key, cast);
  const die = (sides: number): number => {
    // Words past the last full round of the sides are thrown away: no face comes up more often than another.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let x = word();
    while (x >= limit) x = word();
    return 1 + (x % sides);
  };
  return ({ count, sides }) => Array.from({ length: count }, () => die(sides));
};

const WORDS = 8;
const wordsOf = (key: Bytes, cast: number): (() => number) => {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let drawn = 0;
  return () => {
    if (drawn % WORDS === 0) block = new DataView(hmac(key, utf8(`${cast}:${drawn / WORDS}`)).buffer);
    return block.getUint32(4 * (drawn++ % WORDS));
  };
};
