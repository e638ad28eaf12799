/** Chance of bots, from the match and the moment. */
import type { MatchHead } from '../store/kept-match.js';

/** The same match and the same moment give the same chance; another match gives another. */
export const seedOf = ({ id }: Pick<MatchHead, 'id'>, moments: number): number =>
  [...id].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), PRIME), moments + 1) >>> 0;
const PRIME = 0x01000193;
