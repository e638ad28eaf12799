/** What summands are for. */
import { TABLETOP_MODIFIERS, type TabletopKinds } from '@five-victories/engine/tabletop';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { english } from './facts.js';

export const modifiers = telling<TabletopKinds, typeof TABLETOP_MODIFIERS, MeasuredCast, typeof english>(
  TABLETOP_MODIFIERS,
  english,
  { cover: ({ ground }) => `cover: ${ground}`, valueOf: ({ letter }) => letter },
  'phrase',
);
