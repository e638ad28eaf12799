/** What settled itself, and why. */
import type { SettledWords } from '../settled.js';

export const settled: SettledWords = {
  fights: 'In which order they fight makes no difference.',
  losses: 'In which order these losses are removed makes no difference.',
  attacks: (unit) => `In which order ${unit} attacks makes no difference.`,
  onlyOne: (unit, n) =>
    `Losses of ${unit}: ${n === 1 ? 'one stand, the only one that can go' : `${n} stands, the only ones that can go`}.`,
  sameStands: (unit, n) =>
    `Losses of ${unit}: ${n === 1 ? 'one stand; which one' : `${n} stands; which ones`} makes no difference.`,
  sameShape: (unit) => `${unit} takes the one shape there is; its mirror image is the same.`,
  misses: (unit) => `${unit} throws misses again, which can only help.`,
  allAgain: (unit) => `${unit} throws all dice again: without a hit there is nothing to lose.`,
  noShot: (name) => `${name}: nobody has a shot that could hit.`,
  nothing: (name) => `${name}: nobody can do anything more.`,
};
