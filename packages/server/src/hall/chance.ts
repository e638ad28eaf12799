/** What the hall leaves to chance: secrets, names of things, salts. Never dice. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Hex } from '@five-victories/engine/fair';
import { CODE_LENGTH, LETTERS, MATCH_ID_LENGTH } from '../protocol/index.js';

export const randomHex = (): Hex => randomBytes(32).toString('hex');

export const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const randomCode = (): string => randomLetters(CODE_LENGTH);
export const randomMatchId = (): string => randomLetters(MATCH_ID_LENGTH);

/** What the store knows of a cookie. */
export const hashOf = (secret: string): Hex => createHash('sha256').update(secret).digest('hex');
