/** The zone games: exact odds as far as the next decision at which the match rests. */
import type { AnyMatch } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Family } from '../bot.js';
import { describe } from './describe.js';
import { candidatesOf, valueOf } from './search.js';
import { setUpWorth } from './setup.js';

export const zonal: Family<ZonalMatch> = {
  plays: ({ table }: AnyMatch) => 'places' in table,
  weight: () => 1,
  judge: (match, seed) =>
    candidatesOf(match).map((choice) => ({
      choice,
      value: setUpWorth(match, choice) ?? valueOf(match, choice, seed),
    })),
  describe,
};
