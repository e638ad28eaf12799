/** The zone games: exact odds as far as the next decision at which the match rests. */
import type { AnyMatch } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import type { Family } from '../bot.js';
import { brisk, hasty } from './brisk.js';
import { describe } from './describe.js';
import { facts, strengths } from './facts.js';
import { openingOf } from './opening.js';
import { candidatesOf, valueOf } from './search.js';
import { setUpWorth } from './setup.js';
import { worth } from './worth.js';

export const zonal: Family<ZonalMatch> = {
  plays: ({ table }: AnyMatch) => 'places' in table,
  weight: () => 1,
  judge: (match, seed) =>
    candidatesOf(match).map((choice) => ({
      choice,
      value: setUpWorth(match, choice) ?? valueOf(match, choice, seed),
    })),
  describe,
  brisk,
  hasty,
  opening: openingOf,
  worth,
  facts,
  strengths,
  planning: { wild: 2, scale: 40, refining: 0.3 },
  skills: {
    recruit: { noise: 40 },
    corporal: { noise: 10 },
    ensign: { noise: 3 },
    captain: { noise: 0 },
    colonel: { drafts: 8, tries: 32 },
    marshal: { drafts: 12, tries: 160 },
  },
};
