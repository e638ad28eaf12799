import type { FORMS } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const forms: English<typeof FORMS> = {
  noBlockOfTwo: ({ unit, count }) => `${unit} has ${count.figures}, which form no block here.`,
  standsHaveGaps: ({ unit, layout }) =>
    `${unit} cannot stand as ${layout}: there are gaps, or stands that are not behind others.`,
  noSuchBlock: ({ unit, layout, count, shapes }) =>
    `${unit} forms no block as ${layout}; the ranks of ${count.figures} may be ${shapes}.`,
  hasOtherStands: ({ unit, stands, layout }) => `${unit} has the stands ${stands}, and ${layout} has others.`,
  columnOneWide: ({ layout }) => `A column is one stand wide, and ${layout} is not.`,
  oneRankOnly: ({ unit, layout }) => `${unit} must stand in one rank without gaps, and ${layout} does not show that.`,
  bendTooMuch: ({ unit, most, angle }) => `${unit} may be bent by more than 0 and at most ${most}°, not by ${angle}°.`,
  bendMissing: ({ unit }) => `Say where and how ${unit} is bent.`,
  bendAfter: ({ unit, count, after }) => `${unit} has ${count.figures} and cannot be bent after ${after} of them.`,
  followersMissing: ({ unit, wanted, given }) =>
    `${unit} has ${wanted.figures('following stand')}, and ${given.figure} ${given.either('is', 'are')} given.`,
  hasNoBend: ({ unit, formation }) => `${unit} is in ${formation.formed}, which has no bend.`,
  hasNoTrail: ({ unit, formation }) => `${unit} is in ${formation.formed}, which has no trail.`,
};
