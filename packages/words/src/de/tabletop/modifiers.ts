/** Wofür Summanden stehen. */
import { TABLETOP_MODIFIERS, type TabletopKinds } from '@five-victories/engine/tabletop';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german } from './facts.js';

export const modifiers = telling<TabletopKinds, typeof TABLETOP_MODIFIERS, MeasuredCast, typeof german>(
  TABLETOP_MODIFIERS,
  german,
  { cover: ({ ground }) => `Deckung: ${ground}`, valueOf: ({ letter }) => letter },
  'phrase',
);
