/** Names of things that go over the wire. */
import { SIDES, wire } from '@five-victories/engine/kernel';

const { integer, matching, oneOf } = wire;

/** Goes up when tables of an older number could misunderstand the hall, or the hall them. */
export const PROTOCOL = 1;

/** Letters and digits that nobody mistakes for one another. */
export const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A match, made by chance by the table that proposes it: whoever knows it may look on. */
export type MatchId = string;
export const MATCH_ID_LENGTH = 12;
export const matchIdShape: wire.Shape<MatchId> = matching(/^[a-hjkmnp-z2-9]{12}$/, 'kfx39p2mwq7e');

/** Short enough to be read out over the telephone: it finds a match that waits for somebody. */
export type Code = string;
export const CODE_LENGTH = 6;
export const codeShape: wire.Shape<Code> = matching(/^[a-hjkmnp-z2-9]{6}$/, 'kfx39p');

/** The sender's own name for what it says: the same twice is said once. */
export type Token = string;
export const tokenShape: wire.Shape<Token> = matching(/^[\w-]{8,64}$/, 'a1b2c3d4');

export const sideShape = oneOf(SIDES);
export const lineNumber = integer(0, 1_000_000);

/** Milliseconds, of the hall's clock or of a span. */
export type Millis = number;
export const millis = integer(0, Number.MAX_SAFE_INTEGER);
