/** Situations of the re-throw: N1 attacks S1 with its commander somewhere behind it. */
import { expect } from 'vitest';
import { choose } from './kit.js';
import { FOOT, Y, asked, elsewhere, line, melee, misses, north, south, type Loose, type Match } from './melee-help.js';

/** A command unit so far behind N1, which is a line of foot. */
export const chief = (distance: number, more: Loose = {}): Loose =>
  north({ id: 'N7', type: 'commander', y: Y + FOOT + distance + 2000, heading: 0, ...more });
export const sub = (distance: number, more: Loose = {}): Loose => chief(distance, { type: 'sub-commander', ...more });

/** N1 has thrown at S1; without a re-throw N2's die follows. */
export const thrown = (
  units: Loose[],
  dice: number[],
  more: Loose = {},
  first: Loose = line('foot pike', 2),
): Match => {
  const match = melee([north(first), south(line('foot light')), ...units, ...elsewhere(2)], dice, more);
  choose(match, { do: 'attack', unit: 'N1' });
  return match;
};
export const isAsked = (
  units: Loose[],
  yes: boolean,
  more: Loose = {},
  first: Loose = line('foot pike', 2),
  count = 2,
): void => {
  const match = thrown(units, yes ? misses(count) : misses(count + 1), more, first);
  expect(asked(match)).toBe(yes ? 'north rethrow' : 'south attack');
};
