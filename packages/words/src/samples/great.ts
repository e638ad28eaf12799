import type { GreatEventKinds } from '@five-victories/engine/great';
import type { Edition } from '@five-victories/engine/tabletop';
import type { Samples } from './cases.js';
import { MANOEUVRE_NEEDED, manoeuvreSamples } from './manoeuvre.js';

/** With kinds of its own. */
export const greatSamples = (edition: Edition): Samples<GreatEventKinds> => ({
  ...manoeuvreSamples(edition, ['relocate', 'packUp', 'unpack']),
  quality: ['green', 'trained', 'elite'],
  being: Object.keys(edition.types),
  beside: ['left', 'right', 'front', 'behind'],
  besides: [['behind'], ['left', 'right']],
  share: ['foot', 'mounted', 'elephants', 'artillery'],
  points: [37.5, 18],
  weight: ['light', 'medium', 'heavy'],
  kindOfUnit: ['foot', 'horse', 'camels', 'chariots', 'elephants', 'artillery', 'command'],
});

export const GREAT_NEEDED: Readonly<Record<string, readonly string[]>> = { ...MANOEUVRE_NEEDED };
