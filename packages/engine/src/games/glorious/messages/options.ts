import type { Catalogue } from '../../../kernel/message.js';
import type { GloriousKinds } from './kinds.js';

/** What the single options cannot know. */
export const GLORIOUS_OPTIONS = {
  areaOffTable: {},
  areasOverlap: {},
  stripTooDeep: { depth: 'figure', table: 'figure' },
  tooFewFitOnBase: { most: 'count', least: 'count' },
  noBaseHolds: { least: 'count' },
  presetWanted: { presets: 'names' },
} as const satisfies Catalogue<GloriousKinds>;
