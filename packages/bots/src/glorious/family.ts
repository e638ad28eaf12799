/** The measured game with Battles, whose decisions are its own: one decision ahead, by what throws may be expected to cost. */
import type { AnyMatch } from '@five-victories/engine';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import type { Family } from '../bot.js';
import { MOODS } from '../tabletop/mood.js';
import { brisk, hasty } from './brisk.js';
import { describe } from './describe.js';
import { judge } from './judge.js';
import { factsWith, strengths } from '../tabletop/facts.js';
import { openingOf } from '../tabletop/opening.js';
import { plainWorth, worth } from './worth.js';

/** What the random bot does seldom: to send units home, and to end a phase at once. */
const WEIGHTS: Readonly<Record<string, number>> = { retire: 1, end: 5 };
const USUAL = 100;
export const glorious: Family<GloriousMatch> = {
  plays: ({ table, rules }: AnyMatch) => 'features' in table && 'battle' in (rules as GloriousMatch['rules']).types,
  weight: ({ do: verb }) => WEIGHTS[verb] ?? USUAL,
  judge,
  describe,
  brisk,
  hasty,
  opening: openingOf,
  worth,
  facts: factsWith(plainWorth),
  strengths,
  planning: { wild: 0.8, scale: 12, moods: MOODS, refining: 0.5, usual: 24 },
  skills: {
    recruit: { noise: 2.4, forgets: 0.2 },
    corporal: { noise: 1.2 },
    ensign: { noise: 0.8 },
    captain: { noise: 0 },
    colonel: { drafts: 6, tries: 18 },
    marshal: { drafts: 10, tries: 130 },
  },
};
