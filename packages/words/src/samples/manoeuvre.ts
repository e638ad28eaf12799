import type { ManoeuvreEventKinds } from '@five-victories/engine/manoeuvre';
import type { Edition } from '@five-victories/engine/tabletop';
import { TABLETOP_NEEDED, tabletopSamples, type Samples } from './tabletop.js';

/** With kinds of its own. */
export const manoeuvreSamples = (edition: Edition): Samples<ManoeuvreEventKinds> => ({
  ...tabletopSamples(edition),
  weakness: edition.strengthIn === 'points' ? ['onePoint', 'noPoints'] : ['single'],
});

export const MANOEUVRE_NEEDED: Readonly<Record<string, readonly string[]>> = { ...TABLETOP_NEEDED };
