import type { Catalogue } from '../../kernel/message.js';
import type { TabletopKinds } from './kinds.js';

/** Why a unit may not stand in a formation so. */
export const FORMS = {
  noBlockOfTwo: { unit: 'unit', count: 'bases' },
  standsHaveGaps: { unit: 'unit', layout: 'layout' },
  noSuchBlock: { unit: 'unit', layout: 'layout', count: 'bases', shapes: 'shapes' },
  hasOtherStands: { unit: 'unit', stands: 'layout', layout: 'layout' },
  columnOneWide: { layout: 'layout' },
  oneRankOnly: { unit: 'unit', layout: 'layout' },
  bendTooMuch: { unit: 'unit', most: 'angle', angle: 'angle' },
  bendMissing: { unit: 'unit' },
  bendAfter: { unit: 'unit', count: 'bases', after: 'figure' },
  followersMissing: { unit: 'unit', wanted: 'count', given: 'count' },
  hasNoBend: { unit: 'unit', formation: 'formation' },
  hasNoTrail: { unit: 'unit', formation: 'formation' },
} as const satisfies Catalogue<TabletopKinds>;
